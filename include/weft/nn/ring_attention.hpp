// Ring attention: a sequence that is cut over the devices of a mesh axis, each of which reads from all of it (Liu, Zaharia
// and Abbeel, 2023). Keys and values go around, a piece at a time, and softmax is made up as they come (Milakov and
// Gimelshein, 2018): no device has more of the sequence than its own part and one of another.
#ifndef WEFT_NN_RING_ATTENTION_HPP
#define WEFT_NN_RING_ATTENTION_HPP

#include <weft/graph/shard_map.hpp>
#include <weft/graph/softmax.hpp>

namespace weft::nn {

// The devices that share a sequence: those along `axis` of the mesh that the model runs on.
struct Ring {
  Mesh mesh;
  AxisName axis;
};

namespace detail {

// Below every score by so much that its share is 0, and finite: no NaN comes of it.
constexpr double masked_score(DType dtype) { return can_hold(dtype, -1e30) ? -1e30 : -largest_of(dtype); }

// A product in every batch and head, over the last dimension of `left` and dimension `right` of keys or values.
constexpr DotDims over_last_of(Var left, std::int8_t right) {
  DotDims dot{{0, 1}, {0, 1}, {}, {right}};
  dot.left_contracting.push_back(static_cast<std::int8_t>(left.rank() - 1));
  return dot;
}

// What a part of the keys adds: exp(score - largest), summed, and so weighted values; f32 of narrow types.
struct Attended {
  Var largest, sum, values;

  // With another part: what each has is brought to the largest score of both. As that cancels, no gradient is taken of it.
  [[nodiscard]] constexpr Attended with(const Attended& other) const {
    const Var both = maximum(largest, other.largest);
    const Var fades = exp(largest - both), other_fades = exp(other.largest - both);
    const Var own_sum = sum * fades, other_sum = other.sum * other_fades;
    const Var own_values = values * fades, other_values = other.values * other_fades;
    return {both, own_sum + other_sum, own_values + other_values};
  }
};
// What scores [..., time, length] and values [batch, heads, length, width] come to.
constexpr Attended attended(Var scores, Var values) {
  const Var largest = expand_dims(weft::detail::widened(stop_gradient(max(scores, -1))), -1);
  const Var powers = exp(weft::detail::widened(scores) - largest);
  const Var total = expand_dims(sum(powers, -1), -1);
  const Var weighted = dot_general(convert(powers, values.dtype()), values, over_last_of(powers, 2));
  return {largest, total, weft::detail::widened(weighted)};
}

// On one device: its parts of the time.
constexpr Var attend_on_ring(Var query, Var key, Var value, const AxisName& axis, double scale, bool causal) {
  const Index devices = axis_size(query, axis), last = query.rank() - 2;
  const Var place = axis_index(query, axis);
  const Var reader = iota(*query.graph, {query.shape()[static_cast<int>(last)], key.shape()[2]}, 0);
  const Var read = iota(*query.graph, reader.shape(), 1);
  Attended all{};
  for (Index step = 0; step < devices; ++step) {
    if (step > 0) {
      key = collective_permute(key, axis, {.offset = -1, .wraps = true});
      value = collective_permute(value, axis, {.offset = -1, .wraps = true});
    }
    Var scores = dot_general(query, key, over_last_of(query, 3)) * scale;
    if (causal && step == 0) scores = select(reader >= read, scores, masked_score(scores.dtype()));
    // What comes from a device further on lies behind all that this one has: nobody reads it.
    if (causal && step > 0)
      scores = select(broadcast_to(place >= static_cast<double>(step), scores.shape()), scores,
                      masked_score(scores.dtype()));
    const Attended part = attended(scores, value);
    all = step == 0 ? part : all.with(part);
  }
  return convert(all.values / all.sum, query.dtype());
}

}  // namespace detail

// softmax(scale q k^T) v in every head, of positions [0, time) in order; q [batch, heads, time, width], or [batch, heads,
// group, time, width] where several heads read one head of keys, k and v [batch, heads, time, width]. The time is cut
// over the ring of n devices; other dimensions stay cut as they come. A device sends n - 1 times the bytes of its own keys
// and values, and backward as much again, their gradients. Causal: position t reads from 0 .. t alone; about half of the
// products are of no use then. Errors: those of shard_map.
[[nodiscard]] constexpr Var ring_attention(Var query, Var key, Var value, const Ring& ring, double scale,
                                           bool causal = true) {
  PartitionSpec queries, keys(nullptr, nullptr, ring.axis);
  for (int dim = 0; dim + 2 < query.rank(); ++dim) queries.add(nullptr);
  queries.add(ring.axis);
  const auto attend = [&](Var q, Var k, Var v) { return detail::attend_on_ring(q, k, v, ring.axis, scale, causal); };
  return shard_map(attend, {.mesh = ring.mesh, .in = {queries, keys, keys}, .out = {queries}, .axes = {ring.axis}},
                   query, key, value);
}

}  // namespace weft::nn

#endif
