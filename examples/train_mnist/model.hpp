// The model, its loss and its metric: constexpr functions, with sizes that are values.
#ifndef EXAMPLES_TRAIN_MNIST_MODEL_HPP
#define EXAMPLES_TRAIN_MNIST_MODEL_HPP

#include <weft/graph/scan.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/strategies/spmd.hpp>

namespace examples {

// Images [batch, 784] -> logits [batch, 10]: `layers` of `hidden` features, called "hidden", "hidden2", ..., then one
// called "output".
struct Classifier {
  weft::Index hidden = 512, layers = 1;
  bool recomputes = false;  // compute hidden layers again for the backward pass

  constexpr weft::Var operator()(weft::Var x) const {
    using namespace weft::nn;
    for (weft::Index i = 0; i < layers; ++i) {
      const auto layer = [linear = Linear{name_of_layer(i), x.shape()[1], hidden}](weft::Var in) {
        return relu(linear(in));
      };
      x = recomputes ? weft::checkpoint(layer)(x) : layer(x);
    }
    return Linear{"output", x.shape()[1], 10}(x);
  }
  [[nodiscard]] static constexpr weft::Name name_of_layer(weft::Index i) {
    return i == 0 ? weft::Name("hidden") : weft::Name("hidden").append(weft::name_of_number(i + 1).c_str());
  }
};

// `weight` is 1 / valid for the items of a batch and 0 for its padding, so that an incomplete batch has the right mean.
struct Loss {
  Classifier classify;
  constexpr weft::Var operator()(weft::Var image, weft::Var label, weft::Var weight) const {
    return sum(weight * cross_entropy(classify(image), label));
  }
};
// `weight` is 1 for items and 0 for padding.
struct RightAnswers {
  Classifier classify;
  constexpr weft::Var operator()(weft::Var image, weft::Var label, weft::Var weight) const {
    return sum(weight * correct(classify(image), label));
  }
};

// The batch over "data"; over "model" one layer by columns and the next by rows (Megatron's pair).
constexpr weft::SpmdSpecs megatron_specs_of(const Classifier& model) {
  weft::SpmdSpecs specs({weft::P("data"), weft::P("data"), weft::P("data")}, {});
  for (weft::Index i = 0; i <= model.layers; ++i) {
    const weft::Name layer = i < model.layers ? Classifier::name_of_layer(i) : weft::Name("output");
    if (i % 2 == 1) {
      specs.parameters.push_back({layer / "weight", weft::P("model", nullptr)});
    } else if (i < model.layers) {
      specs.parameters.push_back({layer / "weight", weft::P(nullptr, "model")});
      specs.parameters.push_back({layer / "bias", weft::P("model")});
    }
  }
  return specs;
}
inline constexpr weft::Index most_layers = 16;  // whose specs fit

}  // namespace examples

#endif
