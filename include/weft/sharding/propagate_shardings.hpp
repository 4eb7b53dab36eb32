// propagate_shardings: Shardy's propagation, forward and backward over all steps of a flow until nothing changes. By
// priorities of the user (p0 before p1), within each by priorities of operations (what passes shardings through before
// what sums up), within each by what all agree on before conflicts are settled.
#ifndef WEFT_SHARDING_PROPAGATE_SHARDINGS_HPP
#define WEFT_SHARDING_PROPAGATE_SHARDINGS_HPP

#include <weft/sharding/axis_sets.hpp>
#include <weft/sharding/sharding_flow.hpp>

namespace weft {

struct PropagationOptions {
  bool by_user_priority = true;
  bool by_operation_priority = true;
  bool basic = true, aggressive = true;  // strategies, in this order
  bool whole_axes_only = false;
};

namespace detail {

inline constexpr int operation_priorities = 5;

// Which way a step propagates along a factor at a priority of operations: what passes through where its operands have
// no other readers, everywhere, along pass-through factors, all but broadcasts forward, all.
constexpr Direction direction_of(const ShardingStep& step, FactorKind factor, int priority) {
  using Kind = ShardingStep::Kind;
  if (step.kind == Kind::barrier) return step.allowed;
  if (priority >= 4) return Direction::both;
  const bool reaches_factor = priority == 3 || (priority == 2 && factor == FactorKind::pass_through);
  if (reaches_factor) return step.kind == Kind::broadcast ? Direction::backward : Direction::both;
  if (priority == 0 && step.shares_operand) return Direction::none;
  switch (step.kind) {
    case Kind::elementwise:
    case Kind::moves: return Direction::both;
    case Kind::dynamic_slice: return Direction::forward;
    default: return Direction::none;
  }
}

// The steps that have a tensor among their operands, or results, in the order of the program; a step that has it twice is
// there twice.
class StepsOfTensors {
 public:
  constexpr StepsOfTensors(const ShardingFlow& flow, Buffer<Index> ShardingStep::*side)
      : first_(flow.tensors.size() + 1, 0) {
    for (const ShardingStep& step : flow.steps)
      for (const Index tensor : step.*side) ++first_[tensor + 1];
    for (Index t = 1; t < first_.size(); ++t) first_[t] += first_[t - 1];
    steps_.resize(first_.back());
    Buffer<Index> next = first_;
    for (Index s = 0; s < flow.steps.size(); ++s)
      for (const Index tensor : flow.steps[s].*side) steps_[next[tensor]++] = s;
  }
  [[nodiscard]] constexpr Index count(Index tensor) const { return first_[tensor + 1] - first_[tensor]; }
  [[nodiscard]] constexpr Index step(Index tensor, Index i) const { return steps_[first_[tensor] + i]; }

 private:
  Buffer<Index> first_, steps_;
};

class ShardingPropagation {
 public:
  constexpr ShardingPropagation(ShardingFlow& flow, const PropagationOptions& options)
      : flow_{flow},
        options_{options},
        readers_(flow, &ShardingStep::operands),
        makers_(flow, &ShardingStep::results) {
    groups_.resize(flow.tensors.size());
    for (Index t = 0; t < flow.tensors.size(); ++t)
      if (flow.tensors[t].group >= 0) groups_[flow.tensors[t].group].push_back(t);
  }

  constexpr void run() {
    agree_in_groups();
    if (!options_.by_user_priority) return run_operations();
    const int last = last_priority();
    Buffer<TensorSharding> asked;
    for (Index t = 0; last > 0 && t < flow_.tensors.size(); ++t) asked.push_back(flow_.tensors[t].sharding);
    for (Index t = 0; t < flow_.tensors.size(); ++t) keep_first_priority(t);
    run_operations();
    for (int priority = 1; priority <= last; ++priority) {
      bool any = false;
      for (Index t = 0; t < asked.size(); ++t) any = grant(t, asked[t], priority) || any;
      if (any) run_operations();
    }
  }

 private:
  ShardingFlow& flow_;
  PropagationOptions options_;
  StepsOfTensors readers_, makers_;
  Buffer<Buffer<Index>> groups_;            // tensors
  Buffer<Index> pending_;                   // steps, the next one last
  Buffer<bool> is_pending_;
  // By strategy and step: the priority at which it was last looked at, if nothing of it has changed since; or -1.
  Buffer<std::int8_t> settled_[2];

  // Members of a group of which some are known start like the first of those.
  constexpr void agree_in_groups() {
    for (const Buffer<Index>& group : groups_)
      for (const Index member : group) {
        const TensorSharding known = flow_.tensors[member].sharding;
        if (!known.is_known() || known.is_open_everywhere()) continue;
        for (const Index other : group) set_sharding(flow_, other, known);
        break;
      }
  }

  // --- priorities of the user
  constexpr bool has_priorities(Index t) const {
    const FlowTensor& tensor = flow_.tensors[t];
    if (!tensor.sharding.is_known()) return false;
    if (tensor.pair < 0) return true;
    const ManualPair& pair = flow_.pairs[tensor.pair];
    return pair.reads_inner == (pair.inner == t);
  }
  constexpr int last_priority() const {
    int last = 0;
    for (const FlowTensor& tensor : flow_.tensors)
      for (const DimensionSharding& dim : tensor.sharding.dims) last = dim.order() > last ? dim.order() : last;
    return last;
  }
  // Dimensions of later priorities are closed, and their axes cut nothing else of the tensor.
  constexpr void keep_first_priority(Index t) {
    if (!has_priorities(t)) return;
    bool any = false;
    for (const DimensionSharding& dim : flow_.tensors[t].sharding.dims) any = any || dim.priority >= 0;
    if (!any) return;
    TensorSharding sharding = flow_.tensors[t].sharding;
    for (DimensionSharding& dim : sharding.dims) {
      if (dim.order() > 0) {
        append(sharding.replicated, dim.axes);
        dim = {{}, true};
      }
      dim.priority = -1;
    }
    sharding.replicated = sorted(sharding.replicated);
    set_sharding(flow_, t, sharding);
  }
  // Gives the dimensions of this priority what was asked for. False: there is none.
  constexpr bool grant(Index t, const TensorSharding& asked, int priority) {
    if (!has_priorities(t)) return false;
    TensorSharding sharding = flow_.tensors[t].sharding;
    bool any = false;
    for (int d = 0; d < asked.dims.size(); ++d) {
      if (asked.dims[d].order() != priority) continue;
      any = true;
      sharding.dims[d] = asked.dims[d];
      sharding.dims[d].priority = -1;
      for (const SubAxis& axis : asked.dims[d].axes) remove(sharding.replicated, axis);
    }
    if (any) set_sharding(flow_, t, sharding);
    return any;
  }
  static constexpr void remove(SubAxes& axes, const SubAxis& axis) {
    for (int i = axes.size() - 1; i >= 0; --i)
      if (axes[i] == axis) axes.erase(i);
  }

  // --- priorities of operations, and strategies
  constexpr void run_operations() {
    const int last = operation_priorities - 1;
    for (Buffer<std::int8_t>& steps : settled_) steps = Buffer<std::int8_t>(flow_.steps.size(), std::int8_t{-1});
    for (int priority = options_.by_operation_priority ? 0 : last; priority <= last; ++priority) {
      if (options_.basic) run_to_fixpoint(PropagationStrategy::basic, priority);
      if (options_.aggressive) run_to_fixpoint(PropagationStrategy::aggressive, priority);
    }
  }
  constexpr void run_to_fixpoint(PropagationStrategy strategy, int priority) {
    is_pending_ = Buffer<bool>(flow_.steps.size(), false);
    for (const ShardingStep& step : flow_.boundaries) propagate(step, strategy, operation_priorities - 1);
    pending_.clear();
    is_pending_ = Buffer<bool>(flow_.steps.size(), false);
    for (Index s = flow_.steps.size() - 1; s >= 0; --s) revisit(s);
    while (!pending_.empty()) {
      const Index step = pending_.back();
      pending_.pop_back();
      std::int8_t& settled = settled_[static_cast<int>(strategy)][step];
      if (!moves_as_at(flow_.steps[step], settled, priority)) {
        settled = static_cast<std::int8_t>(priority);  // but for what is changed now
        propagate(flow_.steps[step], strategy, priority);
      }
      is_pending_[step] = false;
    }
    for (const ShardingStep& step : flow_.boundaries) propagate(step, strategy, operation_priorities - 1);
  }
  // Would it move the same along every factor as at an earlier priority, which is -1 if there was none?
  static constexpr bool moves_as_at(const ShardingStep& step, int earlier, int priority) {
    for (const Factor& factor : step.rule.factors)
      if (earlier < 0 || direction_along(step, factor, earlier) != direction_along(step, factor, priority)) return false;
    return true;
  }
  constexpr void revisit(Index step) {
    if (is_pending_[step]) return;
    is_pending_[step] = true;
    pending_.push_back(step);
  }
  // Those that made it and, before them, those that read it, in their order.
  constexpr void revisit_around(Index tensor) {
    for (Index i = 0; i < makers_.count(tensor); ++i) revisit_changed(makers_.step(tensor, i));
    for (Index i = readers_.count(tensor) - 1; i >= 0; --i) revisit_changed(readers_.step(tensor, i));
  }
  constexpr void revisit_changed(Index step) {
    for (Buffer<std::int8_t>& steps : settled_) steps[step] = -1;
    revisit(step);
  }

  // --- one step
  constexpr Index tensor_of(const ShardingStep& step, Index i) const {
    const Index operands = step.operands.size();
    return i < operands ? step.operands[i] : step.results[i - operands];
  }
  static constexpr const ShardingRule::Tensor& dimensions_of(const ShardingRule& rule, Index i) {
    const Index operands = rule.operands.size();
    return i < operands ? rule.operands[i] : rule.results[i - operands];
  }
  // no_mesh: nothing is known, or not on one mesh.
  constexpr int common_mesh(const ShardingStep& step) const {
    int mesh = TensorSharding::no_mesh;
    for (Index i = 0; i < step.operands.size() + step.results.size(); ++i) {
      const int other = flow_.tensors[tensor_of(step, i)].sharding.mesh;
      if (other == TensorSharding::no_mesh) continue;
      if (mesh == TensorSharding::no_mesh || flow_.meshes[mesh].is_empty())
        mesh = other;
      else if (!flow_.meshes[other].is_empty() && !(flow_.meshes[other] == flow_.meshes[mesh]))
        return TensorSharding::no_mesh;
    }
    return mesh != TensorSharding::no_mesh && flow_.meshes[mesh].is_maximal ? TensorSharding::no_mesh : mesh;
  }
  static constexpr Direction direction_along(const ShardingStep& step, const Factor& factor, int priority) {
    return factor.is_blocked ? Direction::none : direction_of(step, factor.kind, priority);
  }
  static constexpr bool moves_anything(const ShardingStep& step, int priority) {
    for (const Factor& factor : step.rule.factors)
      if (direction_along(step, factor, priority) != Direction::none) return true;
    return false;
  }
  // Is every factor of a step that has a common mesh cut alike in all tensors that have it, a dimension each? Then nothing
  // is left to propagate.
  constexpr bool agrees(const ShardingStep& step) const {
    const SubAxes none;
    fixed_vector<const SubAxes*, 4 * max_rank> known(step.rule.factors.size() <= 4 * max_rank ? step.rule.factors.size() : 0,
                                                     nullptr);
    if (known.empty()) return step.rule.factors.empty();
    for (Index i = 0; i < step.operands.size() + step.results.size(); ++i) {
      const ShardingRule::Tensor& dims = dimensions_of(step.rule, i);
      const TensorSharding& sharding = flow_.tensors[tensor_of(step, i)].sharding;
      for (int d = 0; d < dims.size(); ++d) {
        if (dims[d].size() != 1) return false;
        const SubAxes& axes = sharding.is_known() ? sharding.dims[d].axes : none;
        const SubAxes*& first = known[dims[d][0]];
        if (first == nullptr) first = &axes;
        if (!(*first == axes)) return false;
      }
    }
    return true;
  }
  constexpr void propagate(const ShardingStep& step, PropagationStrategy strategy, int priority) {
    const int mesh = moves_anything(step, priority) ? common_mesh(step) : TensorSharding::no_mesh;
    if (mesh == TensorSharding::no_mesh || agrees(step)) return;
    FactorProjection projection;
    projection.operands = step.operands.size();
    const Index tensors = step.operands.size() + step.results.size();
    projection.tensors.reserve(tensors);
    for (Index i = 0; i < tensors; ++i)
      projection.tensors.push_back(
          project(step.rule, dimensions_of(step.rule, i), flow_.tensors[tensor_of(step, i)].sharding));
    const auto direction = [&](int factor) { return direction_along(step, step.rule.factors[factor], priority); };
    const bool is_elementwise =
        step.kind == ShardingStep::Kind::elementwise || step.kind == ShardingStep::Kind::barrier;
    propagate_factors(step.rule, projection, strategy, direction, is_elementwise,
                      options_.whole_axes_only ? &flow_.meshes[mesh].sizes : nullptr);
    for (Index i = 0; i < tensors; ++i)
      if (projection.tensors[i].has_grown)
        update(tensor_of(step, i), unproject(step.rule, dimensions_of(step.rule, i), projection.tensors[i], mesh));
  }

  // --- tensors
  constexpr void update(Index tensor, const TensorSharding& sharding) {
    const TensorSharding& known = flow_.tensors[tensor].sharding;
    if (known == sharding || (!known.is_known() && sharding.has_no_axes())) return;
    change(tensor, sharding);
    if (const Index group = flow_.tensors[tensor].group; group >= 0)
      for (const Index member : groups_[group])
        if (member != tensor) change(member, sharding);
  }
  constexpr void change(Index tensor, const TensorSharding& sharding) {
    set_sharding(flow_, tensor, sharding);
    revisit_around(tensor);
    if (const Index other = other_side(flow_, tensor); other >= 0) revisit_around(other);
  }
};

}  // namespace detail

// Completes the shardings of the flow's tensors. Steps are revisited only when a tensor of theirs changed.
constexpr void propagate_shardings(ShardingFlow& flow, const PropagationOptions& options = {}) {
  detail::ShardingPropagation(flow, options).run();
}

}  // namespace weft

#endif
