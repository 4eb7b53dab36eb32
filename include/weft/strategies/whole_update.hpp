// WholeUpdate: the update by a rule that needs rows and columns of weights.
#ifndef WEFT_STRATEGIES_WHOLE_UPDATE_HPP
#define WEFT_STRATEGIES_WHOLE_UPDATE_HPP

#include <weft/strategies/updates.hpp>
#include <weft/strategies/whole_weight.hpp>

namespace weft {

// `list` without the dimension that is the `dropped`-th from behind; 0: as it is.
template <class List>
[[nodiscard]] constexpr List without_dimension(List list, int dropped) {
  if (dropped > 0) list.erase(list.size() - dropped);
  return list;
}

// Updates one weight, or several that lie one after another in a vector; a stack layer by layer. Refers to its
// arguments.
template <class Optimizer>
class WholeUpdate {
 public:
  constexpr WholeUpdate(Graph& graph, Updates<Optimizer>& updates) : graph_(graph), updates_(updates) {}

  // Declares the states of the next weight that its direction changes: they lack dimensions of the weight, and lie as
  // its layout says. Notes in `list` where they are.
  constexpr void add(const StoredTensor& weight, Buffer<StoredTensor>& list) {
    graph_.phase = Phase::update;
    const StoredTensor layer = layer_of(weight, 0);
    for (const auto& state : Optimizer::states_of(layer.shape.rank())) {
      StoredTensor own = weight;
      own.name = weight.name / state.name;
      own.shape = Shape(without_dimension(weight.shape.dims, state.dropped));
      own.layout.dims = without_dimension(weight.layout.dims, state.dropped);
      own.initializer = {};
      const Shape local = local_shape(own.shape, own.layout, graph_.mesh);
      states_.push_back({&graph_, graph_.add_input(own.name, InputKind::state, DType::f32, local)});
      own.input = graph_.number(states_.back().id);
      list.push_back(own);
    }
    weights_.push_back(
        {WholeWeight(graph_, layer.shape, layer.layout), UpdateRule<Optimizer>::group_of(weight.name), states_.size()});
  }
  [[nodiscard]] constexpr const Buffer<Var>& states() const { return states_; }

  // New values of the part of the weights that this device updates and of its moments, then those of the states.
  // `gradients`: of each weight, as its layout says; `join(directions)`: of these what lies as the part does.
  template <class Join>
  constexpr Buffer<Var> apply(Var part, const Buffer<Var>& moments, const Buffer<Var>& states,
                              const Buffer<Var>& gradients, const GroupRuns& groups, Join join) {
    Buffer<Var> directions, new_states;
    Buffer<Buffer<Var>> scalars;
    for (Index i = 0; i < weights_.size(); ++i) {
      scalars.push_back(updates_.operands_of(graph_, {{GroupRun{weights_[i].group}}, {}, {}, {}}));
      const Buffer<Var> own =
          detail::list_of(states.begin() + new_states.size(), states.begin() + weights_[i].end_of_states);
      Var direction;
      Optimizer::direction_of(weights_[i].weight, convert(gradients[i], DType::f32), own, scalars[i].begin(), direction,
                              new_states);
      directions.push_back(direction);
    }
    updates_.keep_if_skipped(new_states, states);
    const auto rate = [&](Index i, Var norm, Var of_direction) {
      const Var size = weights_[i].weight.root_mean_square(norm);
      const Var step = weights_[i].weight.root_mean_square(of_direction);
      return Optimizer::rate(size, step, scalars[i].begin());
    };
    const Var direction = join(directions);
    Buffer<Var> made =
        updates_.finish(graph_, part, direction, moments, groups, updates_.operands_of(graph_, groups), rate);
    made.append(new_states.begin(), new_states.end());
    return made;
  }
  // `results`: of apply(), stacked over layers; the new states begin at number `first`.
  constexpr void put_out(const Buffer<Var>& results, Index first) const {
    for (Index i = 0; i < states_.size(); ++i) {
      const std::int32_t input = graph_.number(states_[i].id);
      graph_.outputs.push_back({graph_.inputs[input].name, results[first + i].id, input});
    }
  }

 private:
  struct Member {
    WholeWeight weight;
    int group = 0;
    Index end_of_states = 0;  // behind its own
  };
  Graph& graph_;
  Updates<Optimizer>& updates_;
  Buffer<Member> weights_;
  Buffer<Var> states_;
};

}  // namespace weft

#endif
