// The model: a decoder-only language model with blocks as in GPT-2 (Radford et al., 2019), and its loss.
#ifndef EXAMPLES_TRAIN_GPT_MODEL_HPP
#define EXAMPLES_TRAIN_GPT_MODEL_HPP

#include <weft/nn/activations.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/embedding.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/nn/stack.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/train/inputs.hpp>

namespace examples {

// A constant with static storage: models refer to it.
struct GptSizes {
  weft::Index vocabulary, context, features, heads;
  double dropout = 0;
  bool tied = true;  // the head is the transposed token embedding
  // What blocks add to x starts so much smaller that all of them together are as wide as one, as in GPT-2: what a deep
  // stack needs to learn from the first steps on.
  bool gentle_start = false;
  weft::nn::KeepPolicy keep = weft::nn::Keep::everything;
};

// x + attention(norm(x)), then x + MLP(norm(x)): normalized before, not after, so that a deep stack trains from the
// first step on. The MLP is four times as wide. `gain`: of the layers that are added to x.
struct Block {
  weft::Name name;
  weft::Index features = 0, heads = 1;
  double dropout = 0, gain = 1;
  bool training = true;

  constexpr weft::Var operator()(weft::Var x) const {
    using namespace weft::nn;
    const MultiHeadAttention attention{
        .name = name / "attention", .features = features, .heads = heads, .dropout = dropout, .gain = gain};
    const weft::Var attended = attention(LayerNorm{name / "norm1", features}(x), training);
    x = x + Dropout{name / "dropout1", dropout}(attended, training);
    const weft::Var wide = Linear{name / "up", features, 4 * features}(LayerNorm{name / "norm2", features}(x));
    const weft::Var narrow = Linear{name / "down", 4 * features, features, true, gain}(gelu(wide));
    return x + Dropout{name / "dropout2", dropout}(narrow, training);
  }
};

// Tokens [batch, time], time <= context -> logits [batch, time, vocabulary] of the token that follows each. `Blocks`: a
// Stack, or the same blocks as a Sequence.
template <const GptSizes& sizes, weft::Index layers, template <class, weft::Index> class Blocks = weft::nn::Stack>
struct Gpt {
  bool training = true;

  constexpr weft::Var operator()(weft::Var tokens) const {
    using namespace weft::nn;
    const Embedding token{"token", sizes.vocabulary, sizes.features};
    const Embedding position{"position", sizes.context, sizes.features};
    const weft::Index time = tokens.shape()[1];
    weft::Var x = token(tokens);
    x = x + position(iota(*tokens.graph, {time}, 0));
    x = Dropout{"dropout", sizes.dropout}(x, training);
    const double gain = sizes.gentle_start ? residual_gain(2 * layers) : 1;  // a block adds twice
    Blocks<Block, layers> blocks{"h", {{}, sizes.features, sizes.heads, sizes.dropout, gain, training}};
    if constexpr (requires { blocks.keep; }) blocks.keep = sizes.keep;
    x = blocks(x);
    x = LayerNorm{"norm", sizes.features}(x);
    if constexpr (sizes.tied) return token.attend(x);
    return Linear{"head", sizes.features, sizes.vocabulary}(x);
  }
};

// Mean over all positions of -log(share of the token that really follows).
template <const GptSizes& sizes, weft::Index layers, template <class, weft::Index> class Blocks = weft::nn::Stack>
struct GptLoss {
  constexpr weft::Var operator()(weft::Var tokens, weft::Var next) const {
    return mean(cross_entropy(Gpt<sizes, layers, Blocks>{}(tokens), next));
  }
};

// The batch over "data"; over "model" each pair of layers as in Megatron-LM (Shoeybi et al., 2019): the first by
// columns, so that a device has heads, or a part of the MLP, to itself, and the second by rows.
inline constexpr weft::SpmdSpecs megatron_specs{{weft::P("data"), weft::P("data")},
                                                {{"h.*.attention.query.weight", weft::P(nullptr, "model")},
                                                 {"h.*.attention.query.bias", weft::P("model")},
                                                 {"h.*.attention.key.weight", weft::P(nullptr, "model")},
                                                 {"h.*.attention.key.bias", weft::P("model")},
                                                 {"h.*.attention.value.weight", weft::P(nullptr, "model")},
                                                 {"h.*.attention.value.bias", weft::P("model")},
                                                 {"h.*.attention.out.weight", weft::P("model", nullptr)},
                                                 {"h.*.up.weight", weft::P(nullptr, "model")},
                                                 {"h.*.up.bias", weft::P("model")},
                                                 {"h.*.down.weight", weft::P("model", nullptr)}}};

}  // namespace examples

#endif
