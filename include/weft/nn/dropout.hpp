// Dropout whose mask is a function of (seed, name, call, step, position in the global tensor), so that it is the same
// on every mesh and under every sharding.
#ifndef WEFT_NN_DROPOUT_HPP
#define WEFT_NN_DROPOUT_HPP

#include <weft/base/error_nn.hpp>
#include <weft/base/random.hpp>
#include <weft/graph/constants.hpp>
#include <weft/graph/layer_scope.hpp>
#include <weft/graph/layers.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/var.hpp>

namespace weft::nn {

namespace detail {

// u32 row-major number of every element.
constexpr Var linear_index(Graph& graph, const Shape& shape) {
  Var index = broadcast_to(constant(graph, 0, DType::u32), shape);
  const Dims strides = strides_of(shape);
  for (int dim = 0; dim < shape.rank(); ++dim)
    if (shape[dim] > 1) index = index + iota(graph, shape, dim, DType::u32) * static_cast<double>(strides[dim]);
  return index;
}
// The number of a layer's stream plus `call`; in a stack of layers that of the layer at hand.
constexpr Var stream_number(Graph& graph, const Name& layer, std::uint32_t call) {
  if (graph.layers.empty()) return constant(graph, static_cast<double>(stream_of(layer.c_str()) + call), DType::u32);
  const int levels = static_cast<int>(graph.layers.size());
  Dims extents;
  for (AttributeId loop : graph.layers) extents.push_back(graph.pools.pool<LoopAttributes>()[loop].count);
  const Shape shape(extents);
  Var number = constants(graph, DType::u32, shape,
                         [&](Index i) { return stream_of(name_of_layer(layer, shape, levels, i).c_str()) + call; });
  for (AttributeId loop : graph.layers) number = loop_element(number, graph.pools.pool<LoopAttributes>()[loop]);
  return number;
}
// The key of one call in one step: the first of the layer, the second, ... A graph holds a node once, so that a key
// which adds no node is taken.
constexpr Var call_key(Var seed, Var step, const Name& layer) {
  Graph& graph = *seed.graph;
  for (std::uint32_t call = 0;; ++call) {
    const Var number = stream_number(graph, layer, call);
    const Index known = graph.size();
    const Var key = random_bits(seed, step, number);
    if (graph.size() == known) continue;
    return graph.micro_batch == no_id ? key : random_bits(seed, {&graph, graph.micro_batch}, key);
  }
}
// Is it a rate, or is it noted that it is not? Error: dropout_rate_out_of_range.
constexpr bool is_rate(LocatedVar x, const Name& layer, double rate) {
  if (rate >= 0 && rate <= 1) return true;
  const WholeAndMillionths number(rate);
  if (!x.notes(Mistake::Kind::rate_out_of_range, number.whole, number.millionths, layer.c_str()))
    dropout_rate_out_of_range(layer.c_str(), rate);
  return false;
}
// Is there a counter for each, or is it noted that there is not? Error: too_many_elements_for_random.
constexpr bool has_counters(LocatedVar x, const Name& layer, Index elements) {
  constexpr Index most = Index{1} << 32;
  if (x.goes_on(elements <= most, "too_many_elements_for_random", elements, most) && elements > most)
    too_many_elements_for_random(layer.c_str(), elements);
  return elements <= most;
}

}  // namespace detail

// Sets each element to 0 with probability `rate` (1: all of them, as in PyTorch) and multiplies the others by 1 / (1 -
// rate). Element i is kept if random_bits_at(seed, name, step, i) >= rate 2^32; `seed` and `step` are u32 scalar inputs
// of those names, set by the host. A layer that is called again in one model draws another mask, and so does another
// layer of this name. Errors: dropout_rate_out_of_range, too_many_elements_for_random.
struct Dropout {
  Name name = {};
  double rate = 0.5;

  // In a training; in a Program, which evaluates, x itself.
  constexpr Var operator()(LocatedVar x) const { return (*this)(x, !x.graph->evaluates); }
  // x itself if the rate is 0 or this is not training.
  constexpr Var operator()(LocatedVar x, bool training) const {
    if (!detail::is_rate(x, name, rate) || rate == 0 || !training) return x;
    const LayerScope layer(*x.graph, name, "Dropout");
    const Shape shape = x.shape();
    if (rate == 1) return layer(broadcast_to(like(x, 0), shape));
    if (!detail::has_counters(x, name, shape.elements())) return x;
    Graph& graph = *x.graph;
    const Var seed{&graph, graph.add_input("seed", InputKind::scalar, DType::u32, {})};
    const Var step{&graph, graph.add_input("step", InputKind::scalar, DType::u32, {})};
    const Var key = detail::call_key(seed, step, name);
    const Var bits = random_bits(seed, detail::linear_index(graph, shape), key);
    const Var threshold = constant(graph, static_cast<double>(static_cast<std::uint32_t>(rate * 0x1p32)), DType::u32);
    const Var scaled = x * (1 / (1 - rate));
    return layer(select(bits >= threshold, scaled, 0.0));
  }
};

}  // namespace weft::nn

#endif
