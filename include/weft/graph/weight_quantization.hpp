// Which weights of a model are held in few bits: told to a graph while a function is traced on it, so that layers
// declare these in the place of numbers.
#ifndef WEFT_GRAPH_WEIGHT_QUANTIZATION_HPP
#define WEFT_GRAPH_WEIGHT_QUANTIZATION_HPP

#include <weft/base/fixed_vector.hpp>
#include <weft/graph/quantized.hpp>

namespace weft {

// Patterns of names, in which "*" stands for any run of letters: {"h.*.weight", {.bits = 4, .block = 32}}. The first
// that a weight matches says how it is held; others stay numbers, and so do weights of layers that know nothing of
// this.
struct WeightQuantization {
  struct Rule {
    Name pattern;
    Quantization how;
  };
  fixed_vector<Rule, 16> rules;

  // Null: as numbers.
  [[nodiscard]] constexpr const Quantization* find(const Name& weight) const {
    for (const Rule& rule : rules)
      if (matches(rule.pattern, weight)) return &rule.how;
    return nullptr;
  }
};

// While this lives, layers on `graph` declare weights as `weights` says.
class QuantizesWeights {
 public:
  constexpr QuantizesWeights(Graph& graph, const WeightQuantization& weights)
      : graph_(graph), before_(graph.quantized_weights) {
    graph.quantized_weights = &weights;
  }
  QuantizesWeights(const QuantizesWeights&) = delete;
  QuantizesWeights& operator=(const QuantizesWeights&) = delete;
  constexpr ~QuantizesWeights() { graph_.quantized_weights = before_; }

 private:
  Graph& graph_;
  const WeightQuantization* before_;
};

}  // namespace weft

#endif
