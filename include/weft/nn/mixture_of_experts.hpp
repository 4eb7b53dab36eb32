// MixtureOfExperts: of several networks a router chooses a few for every token (Shazeer et al., 2017).
#ifndef WEFT_NN_MIXTURE_OF_EXPERTS_HPP
#define WEFT_NN_MIXTURE_OF_EXPERTS_HPP

#include <weft/graph/activations.hpp>
#include <weft/graph/cumulative.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/graph/sort.hpp>
#include <weft/nn/linear.hpp>

namespace weft::nn {

// `balance`: a scalar of the type of x, `top_k` where every expert gets as many tokens, and more the more uneven they
// are: experts * (the sum over experts of the part of the tokens that it gets * the mean of the share that the router
// gives it) (Fedus et al., 2021; of several experts a token as in Mixtral). Add a little of it to the loss: a hundredth
// is usual.
struct MixtureResult {
  Var output, balance;
};

// x [..., features] -> the same, by `experts` networks like SwiGlu, down(silu(gate(x)) * up(x)), of `hidden` numbers,
// as in Mixtral (Jiang et al., 2024): softmax(router(x)) gives every expert a share; the `top_k` largest, divided by
// their sum, are the weights with which these experts' results are added up. Declares "<name>.router.weight" [features,
// experts],
// "<name>.gate.weight" and "<name>.up.weight" [experts, features, hidden], "<name>.down.weight" [experts, hidden,
// features], which start as those of Linear. With a `capacity_factor` f an expert computes at most f * tokens * top_k /
// experts tokens, rounded up, in the order of x, first choices of all tokens before second ones; what is beyond is
// dropped, as in GShard (Lepikhin et al., 2020): the time of f * top_k experts. Without, nothing is dropped, and every
// expert computes every token, in time and memory of all of them. Errors: top_k_out_of_range, layer_input_differs,
// layer_input_is_scalar, layer_extent_is_not_positive.
struct MixtureOfExperts {
  Name name = {};
  Index features = 0, hidden = 0, experts = 0, top_k = 2;
  double capacity_factor = 0;
  Init weight = init::fan_in_uniform();

  constexpr Var operator()(Var x) const { return run(x).output; }
  // With the balance of the experts.
  constexpr MixtureResult run(Var input) const {
    Graph& graph = *input.graph;
    if (!detail::is_positive(graph, name, "features", features) ||
        !detail::is_positive(graph, name, "hidden", hidden) || !detail::is_positive(graph, name, "experts", experts))
      return {input, input};
    if (top_k < 1 || top_k > experts) {
      if (input.graph->notes_refusal("top_k_out_of_range", top_k, experts, name.line)) return {input, input};
      top_k_out_of_range(name.c_str(), top_k, experts);
    }
    const LayerScope layer(*input.graph, name, "MixtureOfExperts");
    const Var given = detail::as_input(name, input, features);
    const Var x = reshape(given, {given.elements() / features, features});
    const Var scores = Linear{name / "router", features, experts, false, 1, weight}(x);
    const Var shares = softmax(weft::detail::widened(scores));
    const TopK best = weft::top_k(shares, top_k);
    const Var chosen = one_hot(best.places, experts, shares.dtype());  // [tokens, top_k, experts]
    const Var weights = best.values / expand_dims(sum(best.values, -1), -1);
    const Var made = capacity_factor > 0 ? by_some(x, weights, best.places, chosen) : by_all(x, weights, chosen);
    const Var part = mean(sum(chosen, 1), 0), share = mean(shares, 0);
    const Var balance = convert(sum(stop_gradient(part) * share) * static_cast<double>(experts), x.dtype());
    return {layer(reshape(made, given.shape())), balance};
  }

 private:
  // [experts, rows, columns]; each starts as a Linear of `rows` inputs.
  constexpr Var declare(const char* member, Index rows, Index columns, Var x) const {
    return declare_weight(x, name / member / "weight", {experts, rows, columns}, weight.of({rows, columns}),
                          "MixtureOfExperts");
  }
  struct Experts {
    Var gate, up, down;
  };
  constexpr Experts declare_all(Var x) const {
    const Var gate = declare("gate", features, hidden, x), up = declare("up", features, hidden, x);
    return {gate, up, declare("down", hidden, features, x)};
  }

  // Every token through every expert.
  constexpr Var by_all(Var x, Var weights, Var chosen) const {
    const Experts own = declare_all(x);
    DotDims from_tokens, back{{1}, {0}, {2}, {1}};
    from_tokens.left_contracting = {1};
    from_tokens.right_contracting = {1};
    const Var gate = silu(dot_general(x, own.gate, from_tokens)), up = dot_general(x, own.up, from_tokens);
    const Var made = dot_general(gate * up, own.down, back);  // [experts, tokens, features]
    const Var weight_of = transpose(sum(chosen * expand_dims(weights, -1), 1), {1, 0});
    return sum(made * expand_dims(convert(weight_of, x.dtype()), -1), 0);
  }
  // `capacity` places an expert: each token goes to its choices' next free ones, if there are any.
  constexpr Var by_some(Var x, Var weights, Var places, Var chosen) const {
    const Index tokens = x.shape()[0], choices = tokens * top_k;
    const double wanted = capacity_factor * static_cast<double>(choices) / static_cast<double>(experts);
    const Index rounded = static_cast<Index>(wanted),
                up = static_cast<double>(rounded) < wanted ? rounded + 1 : rounded;
    const Index capacity = up < 1 ? 1 : up < tokens ? up : tokens;
    // Choices in the order in which they are served: all first ones, then all second ones, ...
    const Var expert = reshape(transpose(places, {1, 0}), {choices});
    const Var is_own = reshape(transpose(chosen, {1, 0, 2}), {choices, experts});
    const Var order = argsort(expert);  // choices by expert, in order
    const Var counts = sum(is_own, 0), start = cumsum(counts, 0) - counts;
    const Var first = sum(is_own * expand_dims(start, 0), -1);  // by choice: that of its expert
    const Var place = argsort(order), rank = place - convert(first, DType::i32);
    const Var is_served = rank < static_cast<double>(capacity);
    // The token at each place of each expert; where there is none any other, whose result nobody reads.
    const Var begin = expand_dims(convert(start, DType::i32), -1), next = iota(*x.graph, {experts, capacity}, 1);
    const Var number = begin + next;
    const Var choice = take(order, reshape(minimum(number, static_cast<double>(choices - 1)), {experts * capacity}));
    const Var token = choice - choice / static_cast<double>(tokens) * static_cast<double>(tokens);
    const Var gathered = reshape(take(x, token), {experts, capacity, features});
    const Experts own = declare_all(x);
    const Var gate = silu(matmul(gathered, own.gate)), wide = matmul(gathered, own.up);
    const Var made = reshape(matmul(gate * wide, own.down), {experts * capacity, features});
    const Var slot = select(is_served, expert * static_cast<double>(capacity) + rank, 0.0);
    const Var own_weight = select(is_served, reshape(transpose(weights, {1, 0}), {choices}), 0.0);
    const Var results = take(made, slot), factors = expand_dims(convert(own_weight, x.dtype()), -1);
    return sum(reshape(results * factors, {top_k, tokens, features}), 0);
  }
};

}  // namespace weft::nn

#endif
