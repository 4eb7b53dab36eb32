// Sorting: by keys, where a comparator compares what it makes of one value with what it makes of the other, one key
// after the other; by any comparator as a network of comparisons on whole tensors.
#ifndef WEFT_STABLEHLO_READ_SORT_HPP
#define WEFT_STABLEHLO_READ_SORT_HPP

#include <weft/graph/scan.hpp>
#include <weft/graph/sort.hpp>
#include <weft/stablehlo/read_elementwise.hpp>
#include <weft/stablehlo/read_indexing.hpp>

namespace weft::stablehlo::read {

// Batcher's bitonic network (1968) along the last of two dimensions, [rows, extent]: log2(n) (log2(n) + 1) / 2 levels,
// each on all pairs at once. The place of each element is a last key, so that the order is stable; what fills up to a
// power of two comes last.
class SortingNetwork {
 public:
  // `before(a, b)`: does the first list of values belong before the second? Predicates, in the shape of the values.
  template <class Before>
  constexpr static Buffer<Var> sort(Buffer<Var> values, Index rows, Index extent, const Before& before) {
    Graph& graph = *values[0].graph;
    Index places = 1;
    while (places < extent) places *= 2;
    for (Var& value : values) value = padded(value, 1, 0, places - extent);
    values.push_back(weft::iota(graph, {rows, places}, 1));
    for (Index block = 2; block <= places; block *= 2)
      for (Index apart = block / 2; apart > 0; apart /= 2) level(values, rows, places, extent, block, apart, before);
    values.pop_back();
    for (Var& value : values) value = part(value, 1, 0, extent);
    return values;
  }

 private:
  template <class Before>
  constexpr static void level(Buffer<Var>& values, Index rows, Index places, Index extent, Index block, Index apart,
                              const Before& before) {
    Graph& graph = *values[0].graph;
    const Index pairs = places / (2 * apart);
    const Shape whole{rows, pairs, 2, apart}, half{rows, pairs, apart};
    Buffer<Var> first, second;
    for (const Var& value : values) {
      const Var split = weft::reshape(value, whole);
      first.push_back(weft::reshape(part(split, 2, 0, 1), half));
      second.push_back(weft::reshape(part(split, 2, 1, 2), half));
    }
    const Var a = first.back(), b = second.back();
    const Var is_equal = !(before(first, second, half) | before(second, first, half));
    const Var is_later = before(second, first, half) | (is_equal & (b < a));
    const Var is_filled = a >= static_cast<double>(extent), other_is_filled = b >= static_cast<double>(extent);
    const Var must_swap = (is_filled | is_later) & (!other_is_filled);
    // Every other block runs downwards.
    const Var number = weft::iota(graph, {pairs}, 0);
    const Var is_downward = broadcast_in_dim(bit_of(number, block / (2 * apart)), half, {1});
    const Var swaps = weft::select(is_downward, !must_swap, must_swap);
    for (Index i = 0; i < values.size(); ++i) {
      const Var low = chosen(swaps, second[i], first[i]), high = chosen(swaps, first[i], second[i]);
      const Shape one{rows, pairs, 1, apart};
      values[i] =
          weft::reshape(weft::concatenate({weft::reshape(low, one), weft::reshape(high, one)}, 2), {rows, places});
    }
  }
  // Is the bit of this power of two set?
  constexpr static Var bit_of(Var number, Index bit) {
    return (number &
            broadcast_to(weft::constant(*number.graph, static_cast<double>(bit), DType::i32), number.shape())) != 0;
  }
  constexpr static Var chosen(Var condition, Var yes, Var no) { return emit_var(Op::select, {condition, yes, no}); }
};

// Sorts values along a dimension; `before` as above, on lists of the values alone.
template <class Before>
constexpr Buffer<Var> sorted(const Buffer<Var>& given, int dim, const Before& before) {
  const Shape shape = given[0].shape();
  const Index extent = shape[dim];
  if (extent < 2 || shape.elements() == 0) return given;
  AxisList order;
  for (int other = 0; other < shape.rank(); ++other)
    if (other != dim) order.push_back(static_cast<std::int8_t>(other));
  order.push_back(static_cast<std::int8_t>(dim));
  const AxisList back = inverse(order);
  const Index rows = shape.elements() / extent;
  Buffer<Var> values;
  Buffer<bool> is_predicate;
  const Shape moved = in_order(shape, order);
  for (const Var& value : given) {
    is_predicate.push_back(value.dtype() == DType::pred);
    const Var number = is_predicate.back() ? weft::convert(value, DType::i32) : value;
    values.push_back(weft::reshape(weft::transpose(number, order), {rows, extent}));
  }
  const auto typed = [&](const Buffer<Var>& list) {
    Buffer<Var> made;
    for (Index i = 0; i < given.size(); ++i) made.push_back(is_predicate[i] ? list[i] != 0 : list[i]);
    return made;
  };
  values = SortingNetwork::sort(
      values, rows, extent,
      [&](const Buffer<Var>& a, const Buffer<Var>& b, const Shape& half) { return before(typed(a), typed(b), half); });
  for (Var& value : values) value = weft::transpose(weft::reshape(value, moved), back);
  return typed(values);
}

// Does `id` depend on one of these nodes? Looks at the nodes from `first` on.
constexpr bool depends_on(const Graph& graph, Id id, const Buffer<Id>& nodes, Index first) {
  Buffer<bool> depends(graph.size() - first, false);
  for (Id node : nodes) depends[node - first] = true;
  for (Id next = static_cast<Id>(first); next <= id; ++next)
    for (Index i = 0; i < graph[next].operand_count; ++i)
      if (const Id operand = graph.operand(next, i); operand >= first && depends[operand - first])
        depends[next - first] = true;
  return id >= first && depends[id - first];
}
// f(a) < f(b), or f(a) > f(b).
struct KeyComparison {
  Id left, right;
  bool is_rising;
};
// The comparisons of which a comparator is made, those that decide first coming first: one, or f(a) < f(b) | (f(a) ==
// f(b) & rest), or what selects the rest where f(a) == f(b). Empty: it is made otherwise.
constexpr Buffer<KeyComparison> key_comparisons(const Graph& graph, Id id) {
  const auto is_order = [&](Id of) { return graph[of].op == Op::less || graph[of].op == Op::greater; };
  Buffer<KeyComparison> made;
  while (!is_order(id)) {
    Id first = no_id, equal = no_id, rest = no_id;
    if (graph[id].op == Op::select) {
      equal = graph.operand(id, 0), rest = graph.operand(id, 1), first = graph.operand(id, 2);
    } else if (graph[id].op == Op::bit_or) {
      const bool is_swapped = !is_order(graph.operand(id, 0));
      first = graph.operand(id, is_swapped ? 1 : 0);
      const Id both = graph.operand(id, is_swapped ? 0 : 1);
      if (graph[both].op != Op::bit_and) return {};
      const bool is_last = graph[graph.operand(both, 0)].op != Op::equal;
      equal = graph.operand(both, is_last ? 1 : 0), rest = graph.operand(both, is_last ? 0 : 1);
    }
    if (first == no_id || !is_order(first) || graph[equal].op != Op::equal) return {};
    const Id left = graph.operand(first, 0), right = graph.operand(first, 1);
    const bool is_same = (graph.operand(equal, 0) == left && graph.operand(equal, 1) == right) ||
                         (graph.operand(equal, 0) == right && graph.operand(equal, 1) == left);
    if (!is_same) return {};
    made.push_back({left, right, graph[first].op == Op::less});
    id = rest;
  }
  made.push_back({graph.operand(id, 0), graph.operand(id, 1), graph[id].op == Op::less});
  return made;
}
// Does a comparator compare keys that it makes of each of the two alone? It is tried on values that nothing is known
// of, in both orders; what that adds to the graph is forgotten.
constexpr bool compares_keys(const Reading& at) {
  Graph& graph = at.graph();
  const Index size = graph.size();
  const std::int32_t loops = graph.loops;
  bool are_keys = false;
  {
    weft::detail::LoopBuilder unknown(graph, 1);
    Buffer<Var> straight, crossed;
    Buffer<Id> seconds;
    for (Index i = 0; i < at.in.size(); ++i) {
      const Var zero = weft::constant(graph, 0, at.in[i].dtype());
      const Var a = unknown.carry(zero), b = unknown.carry(zero);
      straight.push_back(a), straight.push_back(b);
      crossed.push_back(b), crossed.push_back(a);
      seconds.push_back(b.id);
    }
    const auto compared = [&](const Buffer<Var>& arguments) {
      return key_comparisons(graph, (at.called != nullptr ? at.importer.call(*at.called, arguments, at.operation.place)
                                                          : at.importer.run(at.region(0), arguments, at.operation.name,
                                                                            at.operation.place))[0]
                                        .id);
    };
    const Buffer<KeyComparison> one = compared(straight), other = compared(crossed);
    are_keys = !one.empty() && one.size() == other.size();
    for (Index i = 0; are_keys && i < one.size(); ++i)
      are_keys = one[i].left == other[i].right && one[i].right == other[i].left && one[i].left >= size &&
                 one[i].is_rising == other[i].is_rising && !depends_on(graph, one[i].left, seconds, size);
  }
  at.importer.forget_from(size);
  graph.loops = loops;
  return are_keys;
}
// The places of elements along `dim` in the order of all keys. Null: a key is a predicate.
constexpr Var places_in_order(const Reading& at, Index dim) {
  const Shape shape = at.in[0].shape();
  Buffer<Var> twice, keys;
  for (const Var& value : at.in) twice.push_back(value), twice.push_back(value);
  const Buffer<KeyComparison> compared = key_comparisons(at.graph(), at.on_tensors(at.region(0), twice, shape)[0].id);
  for (const KeyComparison& comparison : compared)
    if (at.graph().dtype(comparison.left) == DType::pred) return {&at.graph(), no_id};
  for (const KeyComparison& comparison : compared)
    for (const Var& rising : sorting_keys(broadcast_to({&at.graph(), comparison.left}, shape)))
      keys.push_back(comparison.is_rising ? rising : !rising);
  return weft::places_in_order(keys, dim);
}

// Values of one shape along a dimension, the last if it is -1, as the comparator of an operation has it.
constexpr Buffer<Var> sort_along(const Reading& at, Index dim) {
  if (at.in.empty()) at.expect_operands(1);
  const Shape shape = at.in[0].shape();
  if (dim < 0) dim += shape.rank();
  if (dim < 0 || dim >= shape.rank()) dimension_out_of_range("sort", dim, shape.rank());
  for (const Var& value : at.in) shape_rule::check_same_shape("sort", shape, value.shape());
  if (shape.elements() == 0) return at.in;
  if (shape.elements() <= detail::largest_number && compares_keys(at)) {
    if (const Var places = places_in_order(at, dim); places.id != no_id) {
      Buffer<Var> made;
      for (const Var& value : at.in) made.push_back(take_along(value, places, dim));
      return made;
    }
  }
  return sorted(at.in, static_cast<int>(dim), [&](const Buffer<Var>& a, const Buffer<Var>& b, const Shape& half) {
    Buffer<Var> arguments;  // of each value the two to compare
    for (Index i = 0; i < a.size(); ++i) arguments.push_back(a[i]), arguments.push_back(b[i]);
    return at.on_tensors(at.region(0), arguments, half)[0];
  });
}

constexpr Buffer<Var> sort(const Reading& at) { return sort_along(at, at.number("dimension", -1)); }

// The k largest, or smallest, along the last dimension, and their places; of equal ones the first. Floats in total
// order.
constexpr Buffer<Var> top_k_of(const Reading& at, Index k, bool is_largest = true) {
  const Var x = at.in[0];
  const int last = x.rank() - 1;
  if (last < 0 || k < 0 || k > x.shape()[last]) slice_does_not_fit("top_k", last, k, last < 0 ? 0 : x.shape()[last]);
  if (x.elements() == 0) return {part(x, last, 0, k), weft::iota(at.graph(), part(x, last, 0, k).shape(), last)};
  const Var places = weft::detail::places_of_largest_keys(x, k, [is_largest](Var y) {
    Buffer<Var> keys = sorting_keys(is_floating(y.dtype()) ? total_order(y) : y);
    for (Var& key : keys)
      if (!is_largest) key = !key;
    return keys;
  });
  return {take_along(x, places), places};
}
constexpr Buffer<Var> top_k(const Reading& at) {
  at.expect_operands(1);
  return top_k_of(at, at.number("k"), at.number("largest", 1) != 0);
}
// custom_call @TopK, as PyTorch/XLA and JAX up to 0.4 print it: k is what the results have of the last dimension.
constexpr Buffer<Var> called_top_k(const Reading& at) {
  at.expect_operands(1);
  const Shape made = at.type().shape;
  return top_k_of(at, made.rank() == 0 ? 0 : made.dims.back());
}
// The function that a custom_call calls.
constexpr Reading with_called_function(const Reading& at) {
  const Attribute& calls = at.attribute("called_computations");
  const std::string_view name = calls.items.size() == 1 ? calls.items[0].text : calls.text;
  const Function* const body = at.importer.module().find(name);
  if (body == nullptr) stablehlo_name_is_unknown(at.operation.place, "function", name);
  return {at.importer, at.operation, at.in, body};
}
// custom_call @ApproxTopK (values, what none of them is): the first ones by a comparator, to which XLA lets a TPU find
// others with some probability; here they are exact. A result that is not aggregated to k has more, also in order.
// `count` values; `k`, or of -1 as many as the results are declared with.
constexpr Buffer<Var> approximate_top(const Reading& at, Index count, Index k) {
  Reading reading = with_called_function(at);
  reading.in.resize(count);
  const Attribute* own = at.find("mhlo.backend_config");
  if (own == nullptr) own = &at.attribute("backend_config");
  const Attribute* const dimension = find(own->items, "reduction_dim");
  if (dimension == nullptr) stablehlo_attribute_is_missing(at.operation.place, at.operation.name, "reduction_dim");
  const Buffer<Index> dims = at.integers(*dimension);
  const int rank = reading.in[0].rank();
  const Index dim = dims.size() != 1 ? rank : dims[0] < 0 ? dims[0] + rank : dims[0];
  if (dim < 0 || dim >= rank) dimension_out_of_range("ApproxTopK", dim, rank);
  if (k == -1) {
    const Shape made = at.type().shape;
    if (made.rank() == rank) k = made[static_cast<int>(dim)];
  }
  if (k < 0 || k > reading.in[0].shape()[static_cast<int>(dim)])
    slice_does_not_fit("ApproxTopK", dim, k, reading.in[0].shape()[static_cast<int>(dim)]);
  Buffer<Var> values = sort_along(reading, dim);
  for (Var& value : values) value = part(value, static_cast<int>(dim), 0, k);
  return values;
}
constexpr Buffer<Var> approximate_top_k(const Reading& at) {
  if (at.in.empty() || at.in.size() % 2 != 0) at.expect_operands(2);
  return approximate_top(at, at.in.size() / 2, -1);
}
inline constexpr Row sorting_calls[] = {{"ApproxTopK", approximate_top_k}, {"TopK", called_top_k}};

}  // namespace weft::stablehlo::read

#endif
