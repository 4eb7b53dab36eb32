// How operations whose shapes are operands become operations of the graph, once these are known: what jax.export writes
// for dimensions with names, of which the arguments' shapes give the sizes.
#ifndef WEFT_STABLEHLO_READ_DYNAMIC_HPP
#define WEFT_STABLEHLO_READ_DYNAMIC_HPP

#include <weft/stablehlo/read_contractions.hpp>
#include <weft/stablehlo/read_random.hpp>
#include <weft/stablehlo/read_reductions.hpp>
#include <weft/stablehlo/read_sort.hpp>

namespace weft::stablehlo::read {

// Errors: stablehlo_size_is_unknown, negative_extent.
constexpr Shape known_shape(const Reading& at, Index operand) { return Shape(at.dims(at.known_integers(operand))); }

constexpr Buffer<Var> dynamic_broadcast_in_dim(const Reading& at) {
  at.expect_operands(2);
  return broadcast_in(at, known_shape(at, 1));
}
constexpr Buffer<Var> dynamic_iota(const Reading& at) {
  at.expect_operands(1);
  return iota_of(at, {at.dtype(), known_shape(at, 0)});
}
// (x, size): the first elements along a dimension, so many; of a size that values tell all of them, of which only these
// count. Errors: slice_out_of_range; stablehlo_size_is_unknown, of what reads such a value and is no scatter.
constexpr Buffer<Var> set_dimension_size(const Reading& at) {
  at.expect_operands(2);
  const int dim = sized_dimension(at, "set_dimension_size");
  CountedValues& counted = at.importer.counted();
  for (const Index result : at.operation.results) counted.forget(result);
  if (const Buffer<Index>* const known = at.importer.known_integers(at.in[1]))
    return {part(at.in[0], dim, 0, (*known)[0])};
  for (const Index result : at.operation.results) counted.note(result, {dim, at.in[1].id, at.operation.place});
  return {at.in[0]};
}
constexpr Buffer<Var> dynamic_reshape(const Reading& at) {
  at.expect_operands(2);
  return {weft::reshape(at.in[0], known_shape(at, 1))};
}
// (x, value, low, high, interior)
constexpr Buffer<Var> dynamic_pad(const Reading& at) {
  at.expect_operands(5);
  return pad_by(at, at.known_integers(2), at.known_integers(3), at.known_integers(4));
}
// (x, start, limit, strides). A start that is no size, such as the number of an iteration, is that of a dynamic_slice,
// if the limit is the sum of it and of sizes, as JAX writes it.
constexpr Buffer<Var> real_dynamic_slice(const Reading& at) {
  at.expect_operands(4);
  const Graph& graph = at.graph();
  const Var start = at.in[1], limit = at.in[2];
  if (at.importer.known_integers(start) == nullptr && graph[limit.id].op == Op::add) {
    const bool is_first = graph.operand(limit.id, 0) == start.id;
    const Var sizes{start.graph, graph.operand(limit.id, is_first ? 1 : 0)};
    const Buffer<Index>* const known = at.importer.known_integers(sizes);
    if (known != nullptr && graph.operand(limit.id, is_first ? 0 : 1) == start.id) {
      const Dims extents = at.dims(*known);
      Buffer<Var> starts;
      for (Index i = 0; i < start.elements(); ++i)
        starts.push_back(weft::convert(weft::reshape(part(start, 0, i, i + 1), {}), DType::i32));
      return {weft::dynamic_slice(at.in[0], starts, extents)};
    }
  }
  return sliced(at, at.known_integers(1), at.known_integers(2), at.known_integers(3));
}
// (x, indices, slice_sizes)
constexpr Buffer<Var> dynamic_gather(const Reading& at) {
  at.expect_operands(3);
  return gather_of(at, at.known_integers(2));
}
// (x, kernel, padding): low and high of each spatial dimension.
constexpr Buffer<Var> dynamic_conv(const Reading& at) {
  at.expect_operands(3);
  const Buffer<Index> padding = at.known_integers(2);
  return convolution_padded(at, &padding);
}

// custom_call @stablehlo.dynamic_reduce_window: operands, initial values, and the window in five lists; the body is a
// function.
constexpr Buffer<Var> dynamic_reduce_window(const Reading& at) {
  const Index pairs = (at.in.size() - 5) / 2;
  if (pairs < 1 || at.in.size() != 5 + 2 * pairs) at.expect_operands(7);
  Buffer<Var> values, initial;
  for (Index i = 0; i < pairs; ++i) values.push_back(at.in[i]), initial.push_back(at.in[pairs + i]);
  const Reading reading = with_called_function(at);
  const auto list = [&](Index i) { return at.known_integers(2 * pairs + i); };
  return reduce_windows(reading, values, initial,
                        window_from(at, values[0].rank(), list(0), list(1), list(2), list(3), list(4)));
}
// custom_call @stablehlo.dynamic_top_k: (x, k)
constexpr Buffer<Var> dynamic_top_k(const Reading& at) {
  at.expect_operands(2);
  return top_k_of(at, at.known_integers(1)[0]);
}
// Without the operands that hold the shapes of results, where a module leaves them open.
constexpr Reading without_shape_operands(const Reading& at) {
  Reading made = at;
  const Attribute* const shapes = at.find("indices_of_shape_operands");
  if (shapes != nullptr) made.in.resize(at.in.size() - at.integers(*shapes).size());
  return made;
}
// custom_call @stablehlo.dynamic_approx_top_k: values, what none of them is, k, and a shape a result.
constexpr Buffer<Var> dynamic_approximate_top_k(const Reading& at) {
  const Reading own = without_shape_operands(at);
  if (own.in.size() < 3 || own.in.size() % 2 == 0) own.expect_operands(3);
  const Buffer<Index> k = own.known_integers(own.in.size() - 1);
  return approximate_top(own, own.in.size() / 2, k.size() == 1 && k[0] >= 0 ? k[0] : own.in[0].elements() + 1);
}
// custom_call @stablehlo.dynamic_rng_bit_generator: (state, shape)
constexpr Buffer<Var> dynamic_rng_bit_generator(const Reading& at) {
  at.expect_operands(2);
  return rng_bits(at, {at.dtype(1), known_shape(at, 1)});
}
// custom_call @shape_assertion: (predicate, numbers of its message). Error: stablehlo_assertion_fails; one that is
// known only when the program runs is not checked.
constexpr Buffer<Var> shape_assertion(const Reading& at) {
  if (at.in.empty()) at.expect_operands(1);
  const Buffer<Index>* const holds = at.importer.known_integers(at.in[0]);
  if (holds == nullptr || (*holds)[0] != 0) return {};
  Buffer<Index> numbers;
  for (Index i = 1; i < at.in.size(); ++i) numbers.push_back(at.known_integers(i)[0]);
  stablehlo_assertion_fails(at.operation.place, at.attribute("error_message").text, numbers.begin(), numbers.size());
}

inline constexpr Row dynamic_calls[] = {{"shape_assertion", shape_assertion},
                                        {"stablehlo.dynamic_approx_top_k", dynamic_approximate_top_k},
                                        {"stablehlo.dynamic_reduce_window", dynamic_reduce_window},
                                        {"stablehlo.dynamic_rng_bit_generator", dynamic_rng_bit_generator},
                                        {"stablehlo.dynamic_top_k", dynamic_top_k}};

}  // namespace weft::stablehlo::read

#endif
