// Reverse-mode differentiation: from a scalar loss to one gradient node for each requested node.
//
// The backward pass of a loop is a loop that runs the other way. Its carries are the cotangents of the loop's carries
// and sums over all iterations for what the body reads from outside; it stacks the cotangents of the loop's elements.
// What the rules need of the body's values is kept in stacks and read as elements; what is almost a value that is kept
// anyway, of another shape or twice as large, is made again, and so is everything where the loop says that it recomputes.
// Tangents run along a loop that runs as often as its values say, where it is elementwise: tangent_loop.hpp.
#ifndef WEFT_GRAPH_DIFFERENTIATE_HPP
#define WEFT_GRAPH_DIFFERENTIATE_HPP

#include <weft/graph/almost_operand.hpp>
#include <weft/graph/gradient_rules.hpp>
#include <weft/graph/tangent_loop.hpp>

namespace weft {

namespace detail {

class Differentiator {
 public:
  constexpr Differentiator(Graph& graph, Id loss, const Buffer<Id>& targets)
      : graph_(graph),
        loops_(graph),
        forward_(graph.size()),
        loss_(loss),
        root_(loops_[loss]),
        reaches_(forward_, false),
        cotangent_(forward_, no_id),
        of_result_(loops_.exist() ? forward_ : 0, no_id),
        in_backward_(loops_.exist() ? forward_ : 0, no_id),
        backward_(loops_.parent.size(), nullptr),
        outside_(loops_.parent.size()) {
    for (Id target : targets) reaches_[target] = true;
    for (bool changed = true; changed;) changed = spread_reach();
  }

  // Afterwards cotangent(id) is d loss / d id, or no_id.
  constexpr void run() {
    cotangent_[loss_] = constant(graph_, 1.0, graph_.dtype(loss_)).id;
    sweep(root_);
  }
  [[nodiscard]] constexpr Id cotangent(Id id) const { return cotangent_[id]; }

 private:
  // The cotangent of a value around a loop, summed within an iteration.
  struct OutsideSum {
    Id value = no_id, cotangent = no_id;
  };

  Graph& graph_;
  Loops loops_;
  Index forward_;  // nodes before differentiation
  Id loss_;
  std::int32_t root_;  // the loop that runs the loss, in an iteration that is still being traced, or no_loop
  Buffer<bool> reaches_;    // by node: depends on a target
  Buffer<Id> cotangent_;    // by node; of a body's node: in the loop that runs back
  Buffer<Id> of_result_;    // by carry: the cotangent of its result
  Buffer<Id> in_backward_;  // by node of a body: its value in the loop that runs back
  Buffer<LoopBuilder*> backward_;         // by loop: the one that runs back
  Buffer<Buffer<OutsideSum>> outside_;    // by loop

  // Nodes between a target and the loss take part. Returns whether a carry reaches a target only by way of what an
  // iteration makes of it: then nodes before that must be looked at again.
  constexpr bool spread_reach() {
    for (Id id = 0; id < forward_; ++id)
      for (Index i = 0; passes(id) && i < graph_[id].operand_count && !reaches_[id]; ++i)
        reaches_[id] = reaches_[graph_.operand(id, i)];
    bool changed = false;
    for (std::int32_t loop = 0; loop < loops_.parent.size(); ++loop) {
      const Id end = loops_.end[loop];
      for (Index i = 0; end != no_id && i < graph_[end].operand_count; ++i) {
        const Id carry = loops_.carries[loop][i];
        changed = changed || (reaches_[graph_.operand(end, i)] && !reaches_[carry]);
        reaches_[carry] = reaches_[carry] || reaches_[graph_.operand(end, i)];
      }
    }
    return changed;
  }

  // Does a gradient flow through a node? What only depends on a target behind one that lets none through needs no rule.
  constexpr bool passes(Id id) const {
    return graph_[id].op != Op::stop_gradient && (!is_elementwise(graph_[id].op) || is_floating(graph_.dtype(id)));
  }

  // Users before their operands: all nodes that run directly in `loop`.
  constexpr void sweep(std::int32_t loop) {
    const Id last = loop == root_ ? loss_ : static_cast<Id>(forward_ - 1);
    for (Id id = last; id >= 0; --id) {
      if (runs_in(id, loop))
        pull_back(id, loop);
      else if (is_loop_end(graph_[id].op) && is_direct_part(loops_[id], loop))
        pull_back_loop(loops_[id]);
    }
  }

  // Directly; what an iteration of the root reads from outside is differentiated as if it ran there.
  constexpr bool runs_in(Id id, std::int32_t loop) const {
    return loops_[id] == loop || (loop == root_ && is_at_hand(id));
  }
  constexpr bool is_direct_part(std::int32_t inner, std::int32_t loop) const {
    const std::int32_t parent = loops_.parent[inner];
    return parent == loop || (loop == root_ && loops_.contains(parent, root_) && !loops_.contains(inner, root_));
  }
  // Does `id` run where the loss does, or around that? Then the backward pass has it as it is.
  constexpr bool is_at_hand(Id id) const { return loops_.contains(loops_[id], root_); }

  constexpr void pull_back(Id id, std::int32_t loop) {
    if (!reaches_[id] || graph_[id].operand_count == 0) return;
    Buffer<Id> results;
    if (is_custom_call(graph_[id].op)) {
      results = results_of_call(id);
      if (!is_first_of(results, id)) return;
    } else if (cotangent_[id] == no_id) {
      return;
    }
    if (is_loop_result(graph_[id].op)) return sum_up(of_result_[graph_.operand(id, 0)], cotangent_[id]);
    if (row_of(graph_[id].op).kind == OpClass::loop) return;  // pull_back_loop asks for them
    const Index start = graph_.size();
    Pullback pullback(graph_, id, cotangent_[id]);
    for (Id result : results) pullback.cotangents.push_back(result < 0 ? no_id : cotangent_[result]);
    pullback.results = static_cast<Buffer<Id>&&>(results);
    const GradientRow& row = gradient_table[static_cast<int>(graph_[id].op)];
    if (row.pull_back == nullptr) operation_has_no_gradient(name_of(row.op));
    row.pull_back.call(pullback);
    RuleNodes made;
    if (loop != root_) made = take_back(start);
    for (Index i = 0; i < pullback.given.size(); ++i) {
      const Id operand = graph_.operand(id, i), part = pullback.given[i];
      if (part != no_id && reaches_[operand]) add(operand, loop == root_ ? part : in_place(made, part), loop);
    }
  }
  // All results of the call that makes `id`; no_id where the graph had none before this pass.
  constexpr Buffer<Id> results_of_call(Id id) {
    Buffer<Id> results;
    for (std::int32_t i = 0; i < graph_.custom_operation(id).result_count; ++i) {
      const Id found = find_result(graph_, id, i);
      results.push_back(found < forward_ ? found : no_id);
    }
    return results;
  }
  // They are pulled back together, with the first of them, when the cotangents of all are known, if there is any.
  constexpr bool is_first_of(const Buffer<Id>& results, Id id) const {
    bool has_cotangent = false;
    for (Id result : results) {
      if (result == no_id) continue;
      if (result < id) return false;
      has_cotangent = has_cotangent || cotangent_[result] != no_id;
    }
    return has_cotangent;
  }
  constexpr void sum_up(Id& sum, Id part) { sum = sum == no_id ? part : (Var{&graph_, sum} + Var{&graph_, part}).id; }
  // `part`, a value of the loop that runs `loop` back, belongs to the cotangent of `value`.
  constexpr void add(Id value, Id part, std::int32_t loop) {
    if (!reaches_[value]) return;
    if (runs_in(value, loop)) return sum_up(cotangent_[value], part);
    for (OutsideSum& known : outside_[loop])
      if (known.value == value) return sum_up(known.cotangent, part);
    outside_[loop].push_back({value, part});
  }

  constexpr void pull_back_loop(std::int32_t loop) {
    const Id end = loops_.end[loop];
    const Buffer<Id>& carries = loops_.carries[loop];
    bool needed = false;
    for (Id carry : carries) needed = needed || of_result_[carry] != no_id;
    for (Id id = end + 1; id < forward_; ++id) needed = needed || (is_stack_of(id, end) && cotangent_[id] != no_id);
    if (!needed) return;

    const LoopAttributes how = loop_attributes(graph_, end);
    if (how.condition >= 0) return pull_back_while(loop);
    LoopBuilder back(graph_, how.count, {.reversed = !how.reversed});
    backward_[loop] = &back;
    Buffer<Id> carried;  // those with a cotangent
    for (Index i = 0; i < carries.size(); ++i) {
      if (!reaches_[carries[i]] || !is_floating(graph_.dtype(carries[i]))) continue;
      carried.push_back(carries[i]);
      const Id init = or_zeros(of_result_[carries[i]], carries[i]);
      add(graph_.operand(end, i), back.carry({&graph_, init}).id, loop);
    }
    for (Id id = end + 1; id < forward_; ++id)
      if (is_stack_of(id, end) && cotangent_[id] != no_id)
        add(graph_.operand(id, 0), back.element({&graph_, cotangent_[id]}).id, loop);
    sweep(loop);

    Buffer<Var> nexts;
    for (Id carry : carried) nexts.push_back({&graph_, or_zeros(cotangent_[carry], carry)});
    for (const OutsideSum& sum : outside_[loop]) {
      const Id total = back.carry({&graph_, or_zeros(no_id, sum.value)}).id;
      nexts.push_back(Var{&graph_, total} + Var{&graph_, sum.cotangent});
    }
    back.close(nexts);
    const std::int32_t around = loops_.parent[loop];
    for (Index i = 0; i < carried.size(); ++i) add(graph_.operand(carried[i], 0), back.result(i).id, around);
    for (Index i = 0; i < outside_[loop].size(); ++i)
      add(outside_[loop][i].value, back.result(carried.size() + i).id, around);
    for (Id id = 0; id < end; ++id)
      if (is_loop_element(graph_[id].op) && loops_[id] == loop && cotangent_[id] != no_id)
        add(graph_.operand(id, 0), back.stack({&graph_, cotangent_[id]}).id, around);
  }
  // The loop runs again, with tangents: those of a carry by a seed, times the cotangent of its result. Nothing flows
  // where that is 0: a series of what it is not taken for may have no slope.
  constexpr void pull_back_while(std::int32_t loop) {
    const Buffer<Id>& carries = loops_.carries[loop];
    Buffer<bool> wanted;
    for (const Id carry : carries) wanted.push_back(of_result_[carry] != no_id && is_floating(graph_.dtype(carry)));
    TangentLoop forward(graph_, loops_, loop, reaches_, wanted);
    if (!forward.is_elementwise()) while_has_no_gradient();
    forward.run([this](Id id) { return value_in_backward(id); });
    for (Index k = 0; k < forward.seeds().size(); ++k) {
      const Id seed = forward.seeds()[k];
      for (Index i = 0; i < carries.size(); ++i) {
        const Id tangent = wanted[i] ? forward.tangent(i, k) : no_id;
        if (tangent == no_id) continue;
        const Var cotangent{&graph_, of_result_[carries[i]]};
        const Var part = weft::select(cotangent != 0, cotangent * Var{&graph_, tangent}, 0);
        const bool is_one = graph_.elements(seed) == 1;
        add(seed, is_one ? reshape(sum(part), graph_.shape(seed)).id : part.id, loops_.parent[loop]);
      }
    }
  }
  constexpr bool is_stack_of(Id id, Id end) const {
    return is_loop_stack(graph_[id].op) && graph_.operand(id, 1) == end;
  }
  constexpr Id or_zeros(Id cotangent, Id like) {
    if (cotangent != no_id) return cotangent;
    const TensorType type = graph_.type(like);
    return broadcast_to(constant(graph_, 0, type.dtype), type.shape).id;
  }

  // ---- Values of a body in the loop that runs back --------------------------------------------------------------

  // Rules name the values of the body as they stand there: what a rule has made is taken back, and made again of what
  // those values are in the loop that runs back.
  struct RuleNodes {
    Id first = no_id;
    Buffer<Node> nodes;
    Buffer<Buffer<Id>> operands;
    Buffer<Id> image;
  };
  constexpr RuleNodes take_back(Index start) {
    RuleNodes made{static_cast<Id>(start), {}, {}, {}};
    for (Id id = made.first; id < graph_.size(); ++id) {
      made.nodes.push_back(graph_[id]);
      made.operands.push_back(Buffer<Id>());
      made.operands.back().append(graph_.operands(id), graph_.operands(id) + graph_[id].operand_count);
      made.image.push_back(no_id);
    }
    graph_.forget_from(start);
    return made;
  }
  constexpr Id in_place(RuleNodes& made, Id id) {
    if (id < made.first) return id < forward_ ? value_in_backward(id) : id;
    const Index at = id - made.first;
    if (made.image[at] != no_id) return made.image[at];
    Buffer<Id> operands;
    for (Id operand : made.operands[at]) operands.push_back(in_place(made, operand));
    return made.image[at] = intern_like(made.nodes[at], operands);
  }
  constexpr Id intern_like(const Node& node, const Buffer<Id>& operands) {
    return graph_.intern(node.op, node.type, node.attributes, operands.data(), operands.size());
  }

  constexpr Id value_in_backward(Id id) {
    if (is_at_hand(id)) return id;
    if (in_backward_[id] == no_id) in_backward_[id] = new_value_in_backward(id);
    return in_backward_[id];
  }
  constexpr Id new_value_in_backward(Id id) {
    const std::int32_t loop = loops_[id];
    LoopBuilder& back = *backward_[loop];
    if (is_loop_element(graph_[id].op))
      return back.element({&graph_, value_in_backward(graph_.operand(id, 0))}).id;
    if (!is_made_again(id)) return back.element({&graph_, kept(id, loop)}).id;
    Buffer<Id> operands;
    for (Index i = 0; i < graph_[id].operand_count; ++i) operands.push_back(value_in_backward(graph_.operand(id, i)));
    return intern_like(Node(graph_[id]), operands);
  }
  constexpr bool is_made_again(Id id) const {
    const OpRow& row = row_of(graph_[id].op);
    if (row.kind == OpClass::loop) return false;
    if (loop_attributes(graph_, loops_.end[loops_[id]]).recomputes) return !is_kept_by_name(id);
    // Products read transposed operands as they lie, and write their own results transposed.
    if (row.view == View::permuted) return row_of(graph_[graph_.operand(id, 0)].op).kind != OpClass::contraction;
    return row.view != View::none || almost_operand(graph_, id) != no_id;
  }
  constexpr bool is_kept_by_name(Id id) const {
    for (Id kept : graph_.kept_values)
      if (kept == id) return true;
    return false;
  }
  // The values of all iterations of `loop`, as they are seen around the loop that runs back.
  constexpr Id kept(Id value, std::int32_t loop) {
    LoopAttributes own = loop_attributes(graph_, loops_.end[loop]);
    own.recomputes = false;
    const Phase outer = graph_.phase;
    graph_.phase = Phase::forward;
    const Id stack = loop_stack({&graph_, value}, {&graph_, loops_.end[loop]}, own).id;
    graph_.phase = outer;
    const std::int32_t around = loops_.parent[loop];
    if (around == root_) return stack;
    return backward_[around]->element({&graph_, kept(stack, around)}).id;
  }
};

}  // namespace detail

// Appends the backward pass to `graph` (its nodes get Phase::backward) and returns d loss / d targets[i], zeros where
// the loss does not depend on a target. The loss may be a value of a loop's body that is being traced; targets stand
// outside loops. Errors: the loss is not a floating scalar; an operation on the path has no gradient. O(nodes).
WEFT_NATIVE constexpr Buffer<Id> differentiate(Graph& graph, Id loss, const Buffer<Id>& targets) {
  if (graph.shape(loss).rank() != 0) gradient_needs_a_scalar(graph.shape(loss).rank());
  if (!is_floating(graph.dtype(loss))) element_type_not_supported("gradient", name_of(graph.dtype(loss)));
  const Phase outer = graph.phase;
  graph.phase = Phase::backward;
  detail::Differentiator backward(graph, loss, targets);
  backward.run();
  Buffer<Id> gradients;
  for (Id target : targets) {
    const Id found = backward.cotangent(target);
    const TensorType type = graph.type(target);
    gradients.push_back(found != no_id ? found : broadcast_to(constant(graph, 0, type.dtype), type.shape).id);
  }
  graph.phase = outer;
  return gradients;
}

}  // namespace weft

#endif
