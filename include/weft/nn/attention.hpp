// MultiHeadAttention: every position of a sequence reads from the others (Vaswani et al., 2017), from those before it
// also by what a cache has of them.
#ifndef WEFT_NN_ATTENTION_HPP
#define WEFT_NN_ATTENTION_HPP

#include <weft/graph/softmax.hpp>
#include <weft/graph/state.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/ring_attention.hpp>
#include <weft/nn/rotary.hpp>

namespace weft::nn {

// Where the positions of x lie in a sequence that comes bit by bit, in several calls of a Program: row t of x is
// position `position` + t, of `length` at most. Keys and values of earlier calls are kept in states of the program, so
// that nothing is computed twice.
struct KeyValueCache {
  Index length = 0;   // positions that there is room for; 0: no cache, x is the whole sequence
  Var position = {};  // i32 scalar; 0: a sequence begins, and what is kept of another one is not read any more
};

// Self-attention, or, called with another sequence as well, cross-attention; x [batch, time, features] -> the same:
// softmax(q k^T / sqrt(width)) v in every head, where width is features / heads; q, k, v and the result are the layers
// "<name>.query", ".key", ".value" and ".out", and head h has columns h * width on. Linear{features, features}, but
// ".key" and ".value" are Linear{features, kv_heads * width}: each head of theirs serves heads / kv_heads queries,
// which follow one another (Ainslie et al., 2023; kv_heads = 1: Shazeer, 2019). Causal: position t reads from 0 .. t
// alone. `rotary_base`: see Rotary, of queries and keys. `dropout`: of the softmax, while training (see Dropout), under
// the name "<name>.dropout". `gain`: of ".out", `weight` and `bias`: of all four, see Linear. With a `cache` the states
// "<name>.keys" and "<name>.values", [batch, kv_heads, length, width], have those of positions 0 .. position - 1; those
// of x are added, in place. What `key_padding` marks nobody reads; who has nothing else to read reads the mean of it
// all, where PyTorch has NaN. Errors: heads_do_not_divide, head_groups_do_not_divide, attention_input_rank_differs,
// layer_input_differs, layer_extent_is_not_positive, dropout_rate_out_of_range, cache_is_too_short,
// cache_is_not_causal, cache_is_for_inference, ring_attention_takes_none, element_type_not_supported,
// operand_ranks_differ, operand_shapes_differ; those of Rotary and ring_attention; at run
// time, of a position outside 0 .. length - time, row_index_out_of_range.
struct MultiHeadAttention {
  Name name = {};
  Index features = 0, heads = 1;
  bool causal = true;
  double dropout = 0;
  Bias bias = true;
  double gain = 1;
  Index kv_heads = 0;      // 0: as many as `heads`
  double rotary_base = 0;  // 0: queries and keys are not rotated
  KeyValueCache cache = {};
  Init weight = init::fan_in_uniform();
  Index memory_features = 0;  // of what keys and values are made of in cross-attention; 0: as many as `features`
  Var key_padding = {};  // pred [batch, positions of keys], true: padding, as key_padding_mask of PyTorch; unset: none
  const Ring* ring = nullptr;  // of the devices that share the sequence: see ring_attention; null: none

  constexpr Var operator()(LocatedVar x) const { return (*this)(x, !x.graph->evaluates); }
  constexpr Var operator()(LocatedVar x, bool training) const {
    return fits(x, x, training) ? attend(x, x, training) : x;
  }
  // Cross-attention: keys and values are made of `memory`, [batch, its time, memory_features]. Errors: also
  // cross_attention_takes_none, of `causal`, `rotary_base`, `cache` and `ring`; operand_shapes_differ.
  constexpr Var operator()(LocatedVar x, Var memory) const { return (*this)(x, memory, !x.graph->evaluates); }
  constexpr Var operator()(LocatedVar x, Var memory, bool training) const {
    return crosses(x, memory) && fits(x, memory, training) ? attend(x, memory, training) : x;
  }

 private:
  constexpr Var attend(Var x, Var memory, bool training) const {
    const LayerScope layer(*x.graph, name, "MultiHeadAttention");
    const Index batch = x.shape()[0], time = x.shape()[1], width = features / heads;
    const Index kv = key_value_heads(), group = heads / kv;
    // [batch, count, time, width]
    const auto project = [&](const char* member, Var from, Index own, Index count) {
      const Var projected = Linear{name / member, own, count * width, bias, 1, weight}(from);
      return transpose(reshape(projected, {batch, from.shape()[1], count, width}), {0, 2, 1, 3});
    };
    const Index own = memory_features == 0 ? features : memory_features;
    Var query = project("query", x, features, heads), key = project("key", memory, own, kv);
    const Var made = project("value", memory, own, kv);
    if (rotary_base != 0) {
      const Rotary rotate{name, rotary_base, cache.length, cache.position};
      query = rotate(query);
      key = rotate(key);
    }
    key = with_past("keys", key);
    const Var value = with_past("values", made);
    // One head of keys for several of queries is a batch of its own.
    const bool grouped = group > 1;
    if (grouped) query = reshape(query, {batch, kv, group, time, width});
    const double scale = detail::inverse_root(static_cast<double>(width));
    Var mixed = ring != nullptr ? ring_attention(query, key, value, *ring, scale, causal)
                                : mix(query, key, value, scale, training);
    if (grouped) mixed = reshape(mixed, {batch, heads, time, width});
    const Var joined = reshape(transpose(mixed, {0, 2, 1, 3}), {batch, time, features});
    return layer(Linear{name / "out", features, features, bias, gain, weight}(joined));
  }
  constexpr Var mix(Var query, Var key, Var value, double scale, bool training) const {
    Var scores = dot_general(query, key, detail::over_last_of(query, 3)) * scale;
    if (causal)
      scores = select(is_read(*query.graph, scores.shape()[scores.rank() - 2], key.shape()[2]), scores,
                      detail::masked_score(scores.dtype()));
    if (key_padding.graph != nullptr) {
      Dims extents = scores.shape().dims;  // [batch, 1, ..., 1, positions of keys]
      for (int d = 1; d + 1 < extents.size(); ++d) extents[d] = 1;
      scores = select(!reshape(key_padding, Shape(extents)), scores, detail::masked_score(scores.dtype()));
    }
    const Var weights = Dropout{name / "dropout", dropout}(softmax(scores), training);
    return dot_general(weights, value, detail::over_last_of(weights, 2));
  }

  [[nodiscard]] constexpr Index key_value_heads() const { return kv_heads == 0 ? heads : kv_heads; }
  // May x read from `memory`? False: no, which is noted.
  [[nodiscard]] constexpr bool crosses(LocatedVar x, Var memory) const {
    const char* const setting = causal             ? "causal"
                                : rotary_base != 0 ? "rotary_base"
                                : cache.length > 0 ? "cache"
                               : ring != nullptr  ? "ring"
                                                   : nullptr;
    if (setting != nullptr) {
      if (x.notes_refusal("cross_attention_takes_none", 0, 0)) return false;
      cross_attention_takes_none(name.c_str(), setting);
    }
    if (memory.rank() != 3) {
      if (x.notes_refusal("attention_input_rank_differs", memory.rank(), 3)) return false;
      attention_input_rank_differs(name.c_str(), memory.rank());
    }
    if (x.rank() == 3 && memory.shape()[0] != x.shape()[0]) {
      if (x.notes_refusal("operand_shapes_differ", x.shape()[0], memory.shape()[0])) return false;
      operand_shapes_differ(name.c_str(), 0, x.shape()[0], memory.shape()[0]);
    }
    return true;
  }
  // False: something does not, which is noted.
  [[nodiscard]] constexpr bool fits(LocatedVar x, Var memory, bool training) const {
    if (!detail::is_positive(*x.graph, name, "features", features) ||
        !detail::is_positive(*x.graph, name, "heads", heads) ||
        !detail::is_positive(*x.graph, name, "kv_heads", key_value_heads()))
      return false;
    if (features % heads != 0) {
      if (x.notes_refusal("heads_do_not_divide", features, heads)) return false;
      heads_do_not_divide(name.c_str(), features, heads);
    }
    if (heads % key_value_heads() != 0) {
      if (x.notes_refusal("head_groups_do_not_divide", heads, kv_heads)) return false;
      head_groups_do_not_divide(name.c_str(), heads, kv_heads);
    }
    if (x.rank() != 3) {
      if (x.notes_refusal("attention_input_rank_differs", x.rank(), 3)) return false;
      attention_input_rank_differs(name.c_str(), x.rank());
    }
    const char* const setting = ring == nullptr                ? nullptr
                                : dropout > 0                  ? "dropout"
                                : cache.length > 0             ? "cache"
                                : key_padding.graph != nullptr ? "key_padding"
                                                               : nullptr;
    if (setting != nullptr) {
      if (x.notes_refusal("ring_attention_takes_none", 0, 0)) return false;
      ring_attention_takes_none(name.c_str(), setting);
    }
    return fits_padding(x, cache.length > 0 ? cache.length : memory.shape()[1]) &&
           (cache.length == 0 || fits_cache(x, training));
  }
  [[nodiscard]] constexpr bool fits_padding(LocatedVar x, Index keys) const {
    if (key_padding.graph == nullptr) return true;
    const LocatedVar padding = x.beside(key_padding);
    if (!padding.is_supported(padding.dtype() == DType::pred, "attention: key_padding") ||
        !padding.has_rank("attention: key_padding", 2, 2))
      return false;
    const Index needed[] = {x.shape()[0], keys};
    for (int d = 0; d < 2; ++d) {
      const Index given = padding.shape()[d];
      if (given == needed[d]) continue;
      if (x.notes_refusal("operand_shapes_differ", given, needed[d])) return false;
      operand_shapes_differ("attention: key_padding", d, given, needed[d]);
    }
    return true;
  }
  [[nodiscard]] constexpr bool fits_cache(LocatedVar x, bool training) const {
    const Index time = x.shape()[1];
    if (!causal) {
      if (x.notes_refusal("cache_is_not_causal", 0, 0)) return false;
      cache_is_not_causal(name.c_str());
    }
    if (training) {
      if (x.notes_refusal("cache_is_for_inference", 0, 0)) return false;
      cache_is_for_inference(name.c_str());
    }
    if (time > cache.length) {
      if (x.notes_refusal("cache_is_too_short", time, cache.length)) return false;
      cache_is_too_short(name.c_str(), time, cache.length);
    }
    return true;
  }

  // [batch, heads, time, width] of x -> [batch, heads, length, width] of all positions, with those of x in their
  // places.
  constexpr Var with_past(const char* member, Var own) const {
    if (cache.length == 0) return own;
    const Shape& shape = own.shape();
    const State state{name / member, own.dtype(), {shape[0], shape[1], cache.length, shape[3]}};
    // By way of a list of all places, so that any other is an error.
    const Var places = iota(*own.graph, {cache.length - shape[2] + 1}, 0);
    const Var place = reshape(take(places, reshape(cache.position, {1})), {});
    const Var past = state.read(*own.graph), zero = constant(*own.graph, 0, DType::i32);
    const Var all = dynamic_update_slice(past, own, {zero, zero, place, zero});
    state.write(all);
    return all;
  }
  // pred [time, length]: does position (row) read from position (column)?
  constexpr Var is_read(Graph& graph, Index time, Index length) const {
    Var reader = iota(graph, {time, length}, 0);
    const Var read = iota(graph, {time, length}, 1);
    if (cache.length > 0) reader = reader + cache.position;
    return reader >= read;
  }
};

}  // namespace weft::nn

#endif
