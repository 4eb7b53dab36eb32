// What the parts of a batch weigh in its results and gradients: the mean of the weights by which mean(losses, weights)
// divides.
#ifndef WEFT_TRACE_PART_WEIGHTS_HPP
#define WEFT_TRACE_PART_WEIGHTS_HPP

#include <weft/base/error_train.hpp>
#include <weft/graph/loops.hpp>
#include <weft/graph/var.hpp>

namespace weft::detail {

class PartWeights {
 public:
  // `results` of the part that has been traced, the loss first, before they are differentiated. What is a weighted mean
  // and no more is not divided yet, so that devices add it up, and its weights, after the last part. Error:
  // parts_have_no_weight.
  constexpr PartWeights(const Graph& graph, Buffer<Id>& results) {
    for (Id& result : results) {
      const WeightedMean* const known = lookup(graph, result);
      weights_.push_back({graph.weighted_means.empty() ? -1 : find(graph, result), known != nullptr});
      if (known != nullptr) result = known->weighted;
    }
  }
  // The results and gradients of a part, times what it weighs in each of them; then the weights themselves.
  constexpr void weigh(Graph& graph, Buffer<Id>& values) const {
    for (Index i = 0; i < values.size(); ++i)
      if (const Weight& own = weight_of(i); own.number >= 0 && !own.is_in)
        values[i] = (Var{&graph, values[i]} * whole({&graph, means_[own.number]}, 0)).id;
    values.append(means_.begin(), means_.end());
  }
  // The sums of all that over the parts become means, the weights disappear.
  constexpr void take_means(Graph& graph, Buffer<Id>& sums, Index parts) const {
    const Index count = sums.size() - means_.size();
    for (Index i = 0; i < count; ++i) {
      const Var sum{&graph, sums[i]};
      const Index own = weight_of(i).number;
      sums[i] = (own < 0 ? mean_of(sum, parts) : sum * (1.0 / whole({&graph, sums[count + own]}, 1))).id;
    }
    sums.resize(count);
  }

 private:
  struct Weight {
    Index number = -1;   // in `means_`; -1: parts count equally
    bool is_in = false;  // the result has been multiplied by it
  };
  Buffer<Id> means_;        // of the weights in a part
  Buffer<Weight> weights_;  // by result

  // Gradients are those of the loss.
  [[nodiscard]] constexpr const Weight& weight_of(Index i) const { return weights_[i < weights_.size() ? i : 0]; }
  // The number itself, or `instead` of 0, as a factor of what devices have yet to add up: added up by them.
  static constexpr Var whole(Var number, double instead) {
    const Var counts = number != 0.0;
    return select(counts, number, instead);
  }
  // The weighted means that a result is made of are the first on every way to it.
  [[nodiscard]] constexpr Index find(const Graph& graph, Id result) {
    Buffer<bool> reaches(result + 1, false);
    reaches[result] = true;
    Buffer<Id> found;
    for (Id id = result; id >= 0; --id) {
      if (!reaches[id]) continue;
      const WeightedMean* const known = lookup(graph, id);
      if (known == nullptr)
        for (Index i = 0; i < graph[id].operand_count; ++i) reaches[graph.operand(id, i)] = true;
      else if (!contains(found, known->weight))
        found.push_back(known->weight);
    }
    if (found.empty()) return -1;
    if (found.size() > 1) parts_have_no_weight(found.size());
    if (const Loops loops(graph); loops[found[0]] > loops[graph.micro_batch]) parts_have_no_weight(1);
    for (Index i = 0; i < means_.size(); ++i)
      if (means_[i] == found[0]) return i;
    means_.push_back(found[0]);
    return means_.size() - 1;
  }
  // Null: a node is no weighted mean.
  static constexpr const WeightedMean* lookup(const Graph& graph, Id id) {
    for (const WeightedMean& known : graph.weighted_means)
      if (known.mean == id) return &known;
    return nullptr;
  }
  static constexpr bool contains(const Buffer<Id>& list, Id id) {
    for (const Id known : list)
      if (known == id) return true;
    return false;
  }
};

}  // namespace weft::detail

#endif
