// The model: a decoder-only language model with blocks as in GPT-2 (Radford et al., 2019) or as in LLaMA (Touvron et
// al., 2023), and its loss.
#ifndef EXAMPLES_TRAIN_GPT_MODEL_HPP
#define EXAMPLES_TRAIN_GPT_MODEL_HPP

#include <weft/nn/activations.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/embedding.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/nn/stack.hpp>
#include <weft/nn/swiglu.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/trace/inputs.hpp>

#include <string_view>

namespace examples {

// What a block is made of.
enum class Family : std::uint8_t {
  gpt,    // LayerNorm, a GELU between two layers, biases; positions are weights
  llama,  // RmsNorm, SwiGlu, no biases; positions turn queries and keys
};

// Models refer to it: as a template argument it is a constant with static storage.
struct GptSizes {
  weft::Index vocabulary, context, features, heads;
  double dropout = 0;
  bool tied = true;  // the head is the transposed token embedding
  // What blocks add to x starts so much smaller that all of them together are as wide as one, as in GPT-2: what a deep
  // stack needs to learn from the first steps on.
  bool gentle_start = false;
  weft::nn::KeepPolicy keep = weft::nn::Keep::everything;
  Family family = Family::gpt;
  weft::Index kv_heads = 0;  // heads of keys and values; 0: as many as of queries
  weft::Index hidden = 0;    // width of the MLP; 0: four times the features
  bool causal = true;        // no position reads from those after it

  // The same, but blocks are computed again for the backward pass.
  [[nodiscard]] constexpr GptSizes rematerialized() const {
    GptSizes changed = *this;
    changed.keep = weft::nn::Keep::inputs;
    return changed;
  }
  // The same with LLaMA's blocks.
  [[nodiscard]] constexpr GptSizes as_llama(weft::Index kv_head_count, weft::Index mlp_width) const {
    GptSizes changed = *this;
    changed.family = Family::llama;
    changed.kv_heads = kv_head_count;
    changed.hidden = mlp_width;
    return changed;
  }
};

// `sizes` as a model called "gpt" or "llama". A LLaMA has about as many weights in a block, but for those of keys and
// values: half as many heads of them serve those of queries, where their number is even.
[[nodiscard]] constexpr GptSizes as_model(const GptSizes& sizes, std::string_view model) {
  if (model != "llama") return sizes;
  const weft::Index width = (sizes.features * 8 / 3 + 31) / 32 * 32;
  return sizes.as_llama(sizes.heads % 2 == 0 ? sizes.heads / 2 : sizes.heads, width);
}

// x + attention(norm(x)), then x + MLP(norm(x)): normalized before, not after, so that a deep stack trains from the
// first step on. `gain`: of the layers that are added to x.
struct Block {
  weft::Name name;
  const GptSizes* sizes = nullptr;
  double gain = 1;
  bool training = true;
  weft::nn::KeyValueCache cache = {};
  const weft::nn::Ring* ring = nullptr;  // of devices that share a sequence; null: none

  constexpr weft::Var operator()(weft::Var x) const {
    using namespace weft::nn;
    const bool is_llama = sizes->family == Family::llama;
    const MultiHeadAttention attention{.name = name / "attention",
                                       .features = sizes->features,
                                       .heads = sizes->heads,
                                       .causal = sizes->causal,
                                       .dropout = sizes->dropout,
                                       .bias = !is_llama,
                                       .gain = gain,
                                       .kv_heads = sizes->kv_heads,
                                       .rotary_base = is_llama ? 10000.0 : 0.0,
                                       .cache = cache,
                                       .ring = ring};
    const weft::Var attended = attention(norm("norm1", x), training);
    x = x + Dropout{name / "dropout1", sizes->dropout}(attended, training);
    return x + Dropout{name / "dropout2", sizes->dropout}(mlp(norm("norm2", x)), training);
  }

 private:
  constexpr weft::Var norm(const char* member, weft::Var x) const {
    if (sizes->family == Family::llama) return weft::nn::RmsNorm{name / member, sizes->features}(x);
    return weft::nn::LayerNorm{name / member, sizes->features}(x);
  }
  constexpr weft::Var mlp(weft::Var x) const {
    using namespace weft::nn;
    const weft::Index features = sizes->features, hidden = sizes->hidden == 0 ? 4 * features : sizes->hidden;
    if (sizes->family == Family::llama) return SwiGlu{name / "mlp", features, hidden, false, gain}(x);
    const weft::Var wide = Linear{name / "up", features, hidden}(x);
    return Linear{name / "down", hidden, features, true, gain}(gelu(wide));
  }
};

// Numbers of variance 1 / features: an embedding is the head, too, whose logits start with variance 1.
inline constexpr weft::nn::Init small_embedding =
    weft::nn::init::kaiming_uniform({.nonlinearity = weft::nn::init::Nonlinearity::linear});

// Tokens [batch, time], time <= context -> logits [batch, time, vocabulary] of the token that follows each. `cache`:
// the tokens go on where those of the last call ended; see there. `blocks_of(block)`: `layers` of them, a layer.
template <class BlocksOf>
constexpr weft::Var gpt_logits(const GptSizes& sizes, weft::Index layers, bool training,
                               const weft::nn::KeyValueCache& cache, weft::Var tokens, const BlocksOf& blocks_of,
                               const weft::nn::Ring* ring = nullptr) {
  using namespace weft::nn;
  const Embedding token{"token", sizes.vocabulary, sizes.features, small_embedding};
  weft::Var x = token(tokens);
  if (sizes.family == Family::gpt) {
    weft::Var numbers = iota(*tokens.graph, {tokens.shape()[1]}, 0);
    if (cache.length > 0) numbers = numbers + cache.position;
    x = x + Embedding{"position", sizes.context, sizes.features, small_embedding}(numbers);
  }
  x = Dropout{"dropout", sizes.dropout}(x, training);
  const double gain = sizes.gentle_start ? residual_gain(2 * layers) : 1;  // a block adds twice
  x = blocks_of(Block{{}, &sizes, gain, training, cache, ring})(x);
  x = sizes.family == Family::llama ? RmsNorm{"norm", sizes.features}(x) : LayerNorm{"norm", sizes.features}(x);
  if (sizes.tied) return token.attend(x);
  return Linear{"head", sizes.features, sizes.vocabulary, sizes.family == Family::gpt}(x);
}

// With sizes that the type says. `Blocks`: a Stack, or the same blocks as a Sequence.
template <const GptSizes& sizes, weft::Index layers, template <class, weft::Index> class Blocks = weft::nn::Stack>
struct Gpt {
  bool training = true;
  weft::nn::KeyValueCache cache = {};

  constexpr weft::Var operator()(weft::Var tokens) const {
    return gpt_logits(sizes, layers, training, cache, tokens, [](const Block& block) {
      Blocks<Block, layers> blocks{"h", block};
      if constexpr (requires { blocks.keep; }) blocks.keep = sizes.keep;
      return blocks;
    });
  }
};

// Mean over all positions of -log(share of the token that really follows).
template <const GptSizes& sizes, weft::Index layers, template <class, weft::Index> class Blocks = weft::nn::Stack>
struct GptLoss {
  constexpr weft::Var operator()(weft::Var tokens, weft::Var next) const {
    return mean(cross_entropy(Gpt<sizes, layers, Blocks>{}(tokens), next));
  }
};

// The same with sizes that are values, for programs that are made when they are known.
struct SizedGpt {
  GptSizes sizes;
  weft::Index layers = 1;
  bool training = true;
  weft::nn::KeyValueCache cache = {};
  const weft::nn::Ring* ring = nullptr;

  constexpr weft::Var operator()(weft::Var tokens) const {
    const auto blocks = [this](const Block& block) {
      return weft::nn::StackOf<Block>{"h", layers, block, sizes.keep};
    };
    return gpt_logits(sizes, layers, training, cache, tokens, blocks, ring);
  }
};
// On a mesh with an axis "seq" the devices along it share each sequence: context parallelism, by ring attention.
struct SizedGptLoss {
  GptSizes sizes;
  weft::Index layers = 1;
  weft::Mesh mesh = {};

  constexpr weft::Var operator()(weft::Var tokens, weft::Var next) const {
    const weft::nn::Ring ring{mesh, "seq"};
    const weft::nn::Ring* const own = mesh.find("seq") >= 0 ? &ring : nullptr;
    return mean(cross_entropy(SizedGpt{sizes, layers, true, {}, own}(tokens), next));
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
inline constexpr weft::SpmdSpecs megatron_llama_specs{{weft::P("data"), weft::P("data")},
                                                      {{"h.*.attention.query.weight", weft::P(nullptr, "model")},
                                                       {"h.*.attention.key.weight", weft::P(nullptr, "model")},
                                                       {"h.*.attention.value.weight", weft::P(nullptr, "model")},
                                                       {"h.*.attention.out.weight", weft::P("model", nullptr)},
                                                       {"h.*.gate.weight", weft::P(nullptr, "model")},
                                                       {"h.*.up.weight", weft::P(nullptr, "model")},
                                                       {"h.*.down.weight", weft::P("model", nullptr)}}};
[[nodiscard]] constexpr const weft::SpmdSpecs& megatron_specs_of(Family family) {
  return family == Family::llama ? megatron_llama_specs : megatron_specs;
}

}  // namespace examples

#endif
