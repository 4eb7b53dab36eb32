// The model, its loss and its metric: constexpr functions.
#ifndef EXAMPLES_TRAIN_MNIST_MODEL_HPP
#define EXAMPLES_TRAIN_MNIST_MODEL_HPP

#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/sequential.hpp>
#include <weft/train/inputs.hpp>

namespace examples {

struct Classifier {
  constexpr weft::Var operator()(weft::Var image) const {
    using namespace weft::nn;
    return Sequential{Linear{"hidden", 784, 512}, Relu{}, Linear{"output", 512, 10}}(image);
  }
};

// `weight` is 1 / valid for the items of a batch and 0 for its padding, so that an incomplete batch has the right mean.
struct Loss {
  constexpr weft::Var operator()(weft::Var image, weft::Var label, weft::Var weight) const {
    return sum(weight * cross_entropy(Classifier{}(image), label));
  }
};
// `weight` is 1 for items and 0 for padding.
struct RightAnswers {
  constexpr weft::Var operator()(weft::Var image, weft::Var label, weft::Var weight) const {
    return sum(weight * correct(Classifier{}(image), label));
  }
};

template <std::size_t rows>
using BatchTypes = weft::Inputs<weft::f32[rows][784], weft::i32[rows], weft::f32[rows]>;

}  // namespace examples

#endif
