// Experts: a mixture of experts, of which every token asks one.
#ifndef WEFT_NN_EXPERTS_HPP
#define WEFT_NN_EXPERTS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/cumulative.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>

namespace weft::nn {

// x [..., tokens, features] -> the same: share * down(relu(up(token))) by the expert that "<name>.gate", a Linear
// without bias, gives the largest share after softmax (Switch Transformer; Fedus, Zoph and Shazeer, 2022). "<name>.up"
// [experts, features, hidden] and "<name>.down" [experts, hidden, features] start as the weights of Linear. Of a row an
// expert takes the first `capacity` tokens that ask it; the others come out as 0, which a residual passes by.
//
// `lay`: of expert parallelism. It is called on [experts, rows, capacity, features], before the experts with true and
// after them with false, and marks how that is cut: by experts, as specs cut "*.up" and "*.down", then by rows, as the
// batch is. Tokens travel to their experts and back by an all_to_all each, as in GShard (Lepikhin et al., 2020):
//
//   .lay = [](Var x, bool by_experts) {
//     return mark_sharding(x, by_experts ? P("expert", "data") : P(nullptr, axes("data", "expert")));
//   }
// Errors: those of Linear.
struct Experts {
  Name name = {};
  Index features = 0, hidden = 0, experts = 0, capacity = 0;
  Var (*lay)(Var x, bool by_experts) = nullptr;

  constexpr Var operator()(Var input) const {
    Graph& graph = *input.graph;
    if (!detail::is_positive(graph, name, "features", features) ||
        !detail::is_positive(graph, name, "hidden", hidden) || !detail::is_positive(graph, name, "experts", experts) ||
        !detail::is_positive(graph, name, "capacity", capacity))
      return input;
    const LayerScope layer(*input.graph, name, "Experts");
    const Var given = detail::as_input(name, input, features);
    const Shape shape = given.shape();
    const Index tokens = shape.rank() > 1 ? shape[shape.rank() - 2] : 1;
    const Index rows = shape.elements() / (tokens * features), places = experts * capacity;
    const Var x = shape.rank() == 3 ? given : reshape(given, {rows, tokens, features});
    const Var shares = softmax(Linear{name / "gate", features, experts, false}(x));
    const Var asked = one_hot(argmax(shares), experts, x.dtype());  // [rows, tokens, experts]
    // Which of its expert's tokens each is, and so its place there: [rows, tokens, experts * capacity].
    const Var number = convert(cumsum(convert(asked, DType::f32), 1) - 1.0, DType::i32);
    const Var place = reshape(one_hot(number, capacity, x.dtype()) * expand_dims(asked, 3), {rows, tokens, places});
    const Var taken = reshape(matmul(transpose(place, {0, 2, 1}), x), {rows, experts, capacity, features});
    const Var sent = laid(transpose(taken, {1, 0, 2, 3}), true);
    const Var up = weight(x, "up", features, hidden), down = weight(x, "down", hidden, features);
    const Var made = matmul(relu(matmul(reshape(sent, {experts, rows * capacity, features}), up)), down);
    const Var back = transpose(laid(reshape(made, {experts, rows, capacity, features}), false), {1, 0, 2, 3});
    const Var share = expand_dims(sum(shares * asked, 2), 2);
    const Var made_of_all = matmul(place, reshape(back, {rows, places, features})) * share;
    return layer(shape.rank() == 3 ? made_of_all : reshape(made_of_all, shape));
  }

 private:
  constexpr Var weight(Var x, const char* member, Index in, Index out) const {
    const Initializer values = init::fan_in_uniform().of({in, out}, 1);
    const Id declared =
        x.graph->add_input(name / member, InputKind::weight, DType::f32, {experts, in, out}, values, "Experts");
    return convert(Var{x.graph, declared}, x.dtype());
  }
  constexpr Var laid(Var x, bool by_experts) const { return lay == nullptr ? x : lay(x, by_experts); }
};

}  // namespace weft::nn

#endif
