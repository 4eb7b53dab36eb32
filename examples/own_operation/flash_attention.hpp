// Attention as an operation of one's own: one kernel forward, which never holds a matrix of all scores (an online
// softmax, as in Dao et al., "FlashAttention", 2022), and one backward, which computes scores again from what the first
// has left.
#ifndef EXAMPLES_OWN_OPERATION_FLASH_ATTENTION_HPP
#define EXAMPLES_OWN_OPERATION_FLASH_ATTENTION_HPP

#include <weft/graph/custom_call.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace examples {

// Extents of [batch, heads, tokens, features], a matrix for each head.
struct Heads {
  std::size_t count, queries, keys, features;

  explicit Heads(const weft::Shape& q, const weft::Shape& k)
      : count(weft::to_size(q[0] * q[1])),
        queries(weft::to_size(q[2])),
        keys(weft::to_size(k[2])),
        features(weft::to_size(q[3])) {}
};
inline float dot(const float* a, const float* b, std::size_t n) {
  float sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += a[i] * b[i];
  return sum;
}
// a += factor * b
inline void add_scaled(float* a, float factor, const float* b, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) a[i] += factor * b[i];
}
inline std::size_t keys_seen(bool causal, std::size_t query, std::size_t keys) {
  return causal ? std::min(query + 1, keys) : keys;
}

// (queries, keys, values, logarithms of sums, deltas, cotangents of the output) -> cotangents of the first three.
struct FlashAttentionGradient {
  static constexpr const char* name = "flash_attention_gradient";
  float scale = 1;
  bool causal = false;

  constexpr void each_option(auto& option) {
    option("scale", scale);
    option("causal", causal);
  }
  constexpr std::array<weft::TensorType, 3> results(const weft::CustomOperands& in) const {
    return {in[0], in[1], in[2]};
  }
  constexpr const char* factors(const weft::CustomOperands&) const {
    return causal ? "bh__, bh__, bh__, bh_, bh_, bh__ -> bh__, bh__, bh__"
                  : "bhq_, bh__, bh__, bhq, bhq, bhq_ -> bhq_, bh__, bh__";  // over q the last two are sums
  }
  constexpr weft::Index flops(const weft::CustomOperands& in) const {
    return 10 * in.shape(0).elements() * in.shape(1)[2];
  }
  void run(const weft::KernelCall& at) const {
    const Heads all(at.operand_shape(0), at.operand_shape(1));
    const std::size_t d = all.features;
    const auto q = at.operand<float>(0), k = at.operand<float>(1), v = at.operand<float>(2), g = at.operand<float>(5);
    const auto logs = at.operand<float>(3), deltas = at.operand<float>(4);
    const auto to_q = at.result<float>(0), to_k = at.result<float>(1), to_v = at.result<float>(2);
    for (const auto& cotangent : {to_q, to_k, to_v}) std::fill(cotangent.begin(), cotangent.end(), 0.0f);
    for (std::size_t head = 0; head < all.count; ++head)
      for (std::size_t i = 0; i < all.queries; ++i) {
        const std::size_t row = head * all.queries + i;
        for (std::size_t j = 0; j < keys_seen(causal, i, all.keys); ++j) {
          const std::size_t key = (head * all.keys + j) * d, query = row * d;
          const float odds = std::exp(scale * dot(&q[query], &k[key], d) - logs[row]);
          const float to_score = scale * odds * (dot(&g[query], &v[key], d) - deltas[row]);
          add_scaled(&to_v[key], odds, &g[query], d);
          add_scaled(&to_q[query], to_score, &k[key], d);
          add_scaled(&to_k[key], to_score, &q[query], d);
        }
      }
  }
};

// (queries, keys, values), each [batch, heads, tokens, features] of f32 -> (output, like the queries; of each query the
// logarithm of the sum of the exponentials of its scores, [batch, heads, tokens]).
struct FlashAttention {
  static constexpr const char* name = "flash_attention";
  static constexpr std::size_t keys_a_block = 32;
  float scale = 1;
  bool causal = false;  // a token looks at itself and at those before it

  constexpr void each_option(auto& option) {
    option("scale", scale);
    option("causal", causal);
  }
  constexpr std::array<weft::TensorType, 2> results(const weft::CustomOperands& in) const {
    in.expect(in.size() == 3, "there are queries, keys and values");
    in.expect(in.shape(0).rank() == 4 && in.shape(1).rank() == 4, "all have four dimensions");
    in.expect(in.dtype(0) == weft::DType::f32 && in.dtype(1) == weft::DType::f32, "all are f32");
    in.expect(in[1] == in[2], "keys and values have one type");
    const weft::Shape &q = in.shape(0), &k = in.shape(1);
    in.expect(q[0] == k[0] && q[1] == k[1] && q[3] == k[3], "queries and keys have equal batches, heads and features");
    return {in[0], weft::TensorType{weft::DType::f32, {q[0], q[1], q[2]}}};
  }
  // Heads and batches are cut; of queries that look at all keys any part is, too.
  constexpr const char* factors(const weft::CustomOperands&) const {
    return causal ? "bh__, bh__, bh__ -> bh__, bh_" : "bhq_, bh__, bh__ -> bhq_, bhq";
  }
  constexpr weft::Index flops(const weft::CustomOperands& in) const {
    return 4 * in.shape(0).elements() * in.shape(1)[2];
  }
  constexpr weft::Index workspace_bytes(const weft::CustomOperands&) const { return 4 * weft::Index{keys_a_block}; }

  void run(const weft::KernelCall& at) const {
    const Heads all(at.operand_shape(0), at.operand_shape(1));
    const std::size_t d = all.features;
    const auto q = at.operand<float>(0), k = at.operand<float>(1), v = at.operand<float>(2);
    const auto out = at.result<float>(0), logs = at.result<float>(1), scores = at.workspace<float>();
    for (std::size_t head = 0; head < all.count; ++head)
      for (std::size_t i = 0; i < all.queries; ++i) {
        const std::size_t row = head * all.queries + i, seen = keys_seen(causal, i, all.keys);
        float* const sum = &out[row * d];  // of values, weighted by exponentials beside the largest score so far
        std::fill(sum, sum + d, 0.0f);
        float largest = -std::numeric_limits<float>::infinity(), total = 0;
        for (std::size_t first = 0; first < seen; first += keys_a_block) {
          const std::size_t count = std::min(keys_a_block, seen - first);
          float most = largest;
          for (std::size_t j = 0; j < count; ++j) {
            scores[j] = scale * dot(&q[row * d], &k[(head * all.keys + first + j) * d], d);
            most = std::max(most, scores[j]);
          }
          const float shrink = std::exp(largest - most);
          largest = most;
          total *= shrink;
          for (std::size_t f = 0; f < d; ++f) sum[f] *= shrink;
          for (std::size_t j = 0; j < count; ++j) {
            const float weight = std::exp(scores[j] - largest);
            total += weight;
            add_scaled(sum, weight, &v[(head * all.keys + first + j) * d], d);
          }
        }
        for (std::size_t f = 0; f < d; ++f) sum[f] /= total;
        logs[row] = largest + std::log(total);
      }
  }

  // A score's cotangent is its odds times what (g . v) is beyond g . output, and its odds times that of the logarithm.
  constexpr void gradient(weft::CustomPullback& at) const {
    const weft::Var g = at.cotangent(0), beside = weft::sum(g * at.result(0), -1);
    const weft::Var deltas = at.has_cotangent(1) ? beside - at.cotangent(1) : beside;
    const auto [to_q, to_k, to_v] = weft::custom_call(FlashAttentionGradient{scale, causal}, at.operand(0),
                                                      at.operand(1), at.operand(2), at.result(1), deltas, g);
    at.give(0, to_q);
    at.give(1, to_k);
    at.give(2, to_v);
  }
};

}  // namespace examples

#endif
