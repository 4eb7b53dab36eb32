// Scatter of any form, as StableHLO's specification defines it: by rows where whole rows are meant, else by the number
// of each element in its flattened tensor.
#ifndef WEFT_STABLEHLO_READ_SCATTER_HPP
#define WEFT_STABLEHLO_READ_SCATTER_HPP

#include <weft/graph/scan.hpp>
#include <weft/graph/scatter_rows.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/stablehlo/read_indexing.hpp>

namespace weft::stablehlo::read {

// What a reducer of two scalars does, if it is one operation on its arguments in their order, or the second argument
// alone, "last"; else empty.
constexpr std::string_view reducer_name(const Region& region) {
  const UnconstrainedBody body(region);
  if (region.arguments.size() != 2 || body.operations.empty()) return {};
  const Operation& last = *body.operations.back();
  if (last.name != "return" || last.operands.size() != 1) return {};
  const Index returned = body.source(last.operands[0]);
  if (body.operations.size() == 1) return returned == region.arguments[1] ? "last" : std::string_view();
  const Operation& first = *body.operations[0];
  const bool is_one = body.operations.size() == 2 && first.operands.size() == 2 && first.results.size() == 1 &&
                      first.results[0] == returned;
  if (!is_one) return {};
  const Index left = body.source(first.operands[0]), right = body.source(first.operands[1]);
  const bool is_ordered = left == region.arguments[0] && right == region.arguments[1];
  const bool is_swapped = left == region.arguments[1] && right == region.arguments[0];
  const bool is_symmetric = first.name == "stablehlo.add" || first.name == "stablehlo.maximum" ||
                            first.name == "stablehlo.minimum" || first.name == "stablehlo.multiply" ||
                            first.name == "stablehlo.and" || first.name == "stablehlo.or";
  return is_ordered || (is_swapped && is_symmetric) ? first.name : std::string_view();
}

// An operation of the graph that is a reduction by this body, on elements of this type; Op::after: there is none.
// Predicates are reduced as numbers.
constexpr Op reduction_of(std::string_view body, DType dtype) {
  const bool is_predicate = dtype == DType::pred;
  if (!has_arithmetic(dtype)) return Op::after;
  if (body == "stablehlo.add" && !is_predicate) return Op::reduce_sum;
  if (body == "stablehlo.maximum" || (is_predicate && (body == "stablehlo.or" || body == "stablehlo.add")))
    return Op::reduce_max;
  if (body == "stablehlo.minimum" || (is_predicate && (body == "stablehlo.and" || body == "stablehlo.multiply")))
    return Op::reduce_min;
  return Op::after;
}

// How a body joins an element and its update, on elements of this type, where a kernel does.
struct KnownJoin {
  bool exists = false;
  RowJoin join = RowJoin::replace;
};
constexpr KnownJoin join_of(std::string_view body, DType dtype) {
  const bool is_predicate = dtype == DType::pred;
  if (!has_arithmetic(dtype)) return {};
  if (body == "last") return {true, RowJoin::replace};
  if (body == "stablehlo.add" && !is_predicate) return {true, RowJoin::add};
  if (body == "stablehlo.multiply" && !is_predicate) return {true, RowJoin::multiply};
  const Op reduction = reduction_of(body, dtype);
  if (reduction == Op::after) return {};
  return {true, reduction == Op::reduce_max ? RowJoin::maximum : RowJoin::minimum};
}

// The operand, with the updates where elements are named, `are_here`: by the body, where one update alone may be for an
// element, of a batch, which is no more work than to copy the operand; else by the reduction `joins`.
constexpr Var scattered_at(const Reading& at, const ComparedPlaces& compared, Op joins, Var are_here) {
  const Var x = at.in[0], updates = compared.of_windows(at.in[2]);
  if (compared.joined().empty())
    return weft::select(are_here, at.on_tensors(at.region(0), {x, updates}, x.shape())[0], x);
  if (joins == Op::reduce_sum) {
    const Var zero = broadcast_to(weft::constant(*x.graph, 0, x.dtype()), compared.shape());
    return x + weft::reduce(joins, weft::select(are_here, updates, zero), compared.joined());
  }
  const double none = joins == Op::reduce_max ? -__builtin_inf() : __builtin_inf();
  if (!is_floating(x.dtype()) || weft::detail::repeats(*x.graph, x.id, none)) {
    const Var most = weft::reduce(joins, weft::select(are_here, updates, compared.of_operand(x)), compared.joined());
    return joins == Op::reduce_max ? weft::maximum(x, most) : weft::minimum(x, most);
  }
  // The operand is one more of those that share a gradient where they are equal.
  Dims extents = x.shape().dims;
  extents.push_back(compared.shape().elements() / x.elements());
  const Var named = weft::reshape(weft::select(are_here, updates, none), Shape(extents));
  return weft::reduce(joins, weft::concatenate({named, weft::expand_dims(x, -1)}, x.rank()),
                      {static_cast<std::int8_t>(x.rank())});
}
// Updates of a batch, one after the other, of all elements of the batch at once: each element of the operand compares
// its number with one place at a time, so that all dimensions may be cut. `starts`: of windows that are rows, where one
// number is -1 if they are left out.
constexpr Var scattered_in_turn(const Reading& at, const IndexedDims& dims, const IndexedWindows& windows,
                                const Buffer<Var>& starts, Var updates) {
  const Var x = at.in[0];
  const AxisList batch = windows.places_of_batch(), turns = windows.other_places();
  const Index count = in_order(windows.shape_of_places(), turns).elements();
  // [turns, own...] of a value in which dimensions `all` are turns.
  const auto by_turn = [&](Var value, AxisList all, const AxisList& own) {
    Dims extents{count};
    for (const auto dim : own) all.push_back(dim), extents.push_back(value.shape()[dim]);
    return weft::reshape(in_order(value, all), Shape(extents));
  };
  const auto in_updates = [&](const AxisList& places) {
    AxisList made;
    for (const auto place : places) made.push_back(windows.places()[place]);
    return made;
  };
  IndexedDims of_one = dims;  // what one turn has: a place of each element of the batch, then its windows
  of_one.index_batch = identity_order(batch.size());
  of_one.index_vector = batch.size();
  AxisList own = in_updates(batch);
  for (auto& dim : of_one.window) {
    own.push_back(dim);
    dim = static_cast<std::int8_t>(own.size() - 1);
  }
  Buffer<Var> elements{by_turn(updates, in_updates(turns), own)};
  for (const auto dim : dims.collapsed) elements.push_back(by_turn(starts[dim], turns, batch));
  const auto compared = ComparedPlaces::of_scatter(of_one, x.shape(), in_order(updates.shape(), own));
  const auto step = [&](const Buffer<Var>& carry, const Buffer<Var>& element) {
    Buffer<Var> numbers(x.rank(), Var{x.graph, no_id});
    for (int i = 0; i < dims.collapsed.size(); ++i) numbers[dims.collapsed[i]] = element[1 + i];
    const Var made = at.on_tensors(at.region(0), {carry[0], compared.of_windows(element[0])}, x.shape())[0];
    return Scanned{{weft::select(compared.are_here(numbers), made, carry[0])}, {}};
  };
  return scan(at.graph(), count, {x}, elements, step).carry[0];
}
// Rows [rows..., ...] of which each that is named is the last one of `given` [n, ...] that is for it, as far as
// `are_inside` [n]. `numbers`: by dimension of rows, i32[n]. Every row looks for its own, so that all dimensions may be
// cut: O(rows n).
constexpr Var last_rows(Var rows, Var given, const Buffer<Var>& numbers, Var are_inside) {
  Graph& graph = *rows.graph;
  Dims extents;
  AxisList leading;
  for (int d = 0; d < numbers.size(); ++d) {
    extents.push_back(rows.shape()[d]);
    leading.push_back(static_cast<std::int8_t>(d));
  }
  extents.push_back(are_inside.elements());
  const Shape shape(extents);
  const AxisList last_dim{static_cast<std::int8_t>(numbers.size())};
  // What lies outside is at number -1, so that one value alone is compared with the first dimension.
  const auto is_at = [&](Var number, int d) {
    return weft::iota(graph, shape, d) == broadcast_in_dim(number, shape, last_dim);
  };
  const Var minus_one = weft::constant(graph, -1, DType::i32), none = broadcast_to(minus_one, shape);
  Var are_here = is_at(weft::select(are_inside, numbers[0], broadcast_to(minus_one, numbers[0].shape())), 0);
  for (int d = 1; d < numbers.size(); ++d) are_here = are_here & is_at(numbers[d], d);
  const Var last = weft::max(weft::select(are_here, weft::iota(graph, shape, last_dim[0]), none), Index{last_dim[0]});
  return weft::select(broadcast_in_dim(last >= 0, rows.shape(), leading), take(given, weft::maximum(last, 0)), rows);
}

// The place of a window that is the only one, where it is known and the window lies inside; else of rank 0.
constexpr Dims known_place(const Reading& at, const IndexedWindows& windows, const Shape& shape,
                           const Buffer<Index>& sizes) {
  Dims place(shape.rank(), 0);
  if (windows.shape_of_places().elements() != 1) return {};
  for (int dim = 0; dim < shape.rank(); ++dim) {
    const Var start = windows.start(dim);
    if (start.id == no_id) continue;
    const Buffer<Index>* const known = at.importer.known_integers(start);
    if (known == nullptr || (*known)[0] < 0 || (*known)[0] > shape[dim] - sizes[dim]) return {};
    place[dim] = (*known)[0];
  }
  return place;
}

// The operand with one window, which is read and written where it lies. `starts` lie inside; `is_inside`: did they
// before? Predicates are moved as numbers.
constexpr Var one_window_scattered(const Reading& at, const IndexedWindows& windows, const Buffer<Index>& sizes,
                                   const Buffer<Var>& starts, Var is_inside) {
  const Var x = at.in[0], given = at.in[1 + at.in.size() / 2];
  const bool is_predicate = x.dtype() == DType::pred;
  const auto moved = [&](Var value) { return is_predicate ? weft::convert(value, DType::i32) : value; };
  const auto typed = [&](Var value) { return is_predicate ? value != 0 : value; };
  const Buffer<Var> first = scalars_of(at.graph(), starts);
  const Shape shape(at.dims(sizes));
  const Var whole = moved(x), before = typed(weft::dynamic_slice(whole, first, shape.dims));
  Var made = at.on_tensors(at.region(0), {before, weft::reshape(given, shape)}, shape)[0];
  if (known_place(at, windows, x.shape(), sizes).size() == 0)
    made = weft::select(broadcast_to(weft::reshape(is_inside, {}), shape), made, before);
  return typed(weft::dynamic_update_slice(whole, moved(made), first));
}
// Is x what an iteration of a loop renews, or that with some parts replaced? Then a part is written where it lies,
// which costs no more than the part. Of long chains of parts it is not asked.
constexpr bool is_renewed_by_a_loop(Var x) {
  const Graph& graph = *x.graph;
  for (int links = 0; graph[x.id].op == Op::dynamic_update_slice && links < 64; ++links) x.id = graph.operand(x.id, 0);
  return is_loop_carry(graph[x.id].op);
}

// The operand with windows that begin at a place along a dimension and have a part of it, where there is one of all, or
// one for each element of a batch; else null. `starts`, in the shape of the places, lie inside; `are_inside`: did they
// before?
constexpr Var windows_scattered(const Reading& at, const IndexedDims& dims, const IndexedWindows& windows,
                                const Buffer<Index>& sizes, const Buffer<Var>& starts, Var are_inside) {
  const Var x = at.in[0], given = at.in[1 + at.in.size() / 2];
  const NarrowWindows narrow(dims, x.shape(), given.shape(), sizes);
  if (!narrow.exist()) return {x.graph, no_id};
  if (are_inside.elements() == 1) return one_window_scattered(at, windows, sizes, starts, are_inside);
  if (!narrow.is_one_of_each()) return {x.graph, no_id};
  const bool is_predicate = x.dtype() == DType::pred;
  const NarrowWindows::Moved windows_here =
      narrow.moved(starts, are_inside, is_predicate ? weft::convert(given, DType::i32) : given);
  const Var updates = is_predicate ? windows_here.updates != 0 : windows_here.updates;
  return weft::select(windows_here.are_here, at.on_tensors(at.region(0), {x, updates}, x.shape())[0], x);
}

// Indices, in i32. Of those that do not all count, as their updates, the others are -1, which names nothing.
constexpr Var indices_that_count(const Reading& at, Index several, Index vector) {
  const Var indices = as_i32(at.in[several]);
  const CountedValues& counted = at.importer.counted();
  const CountedValue* const known = counted.find(at.operation.operands[several]);
  for (Index i = 0; i < at.operation.operands.size() && !counted.empty(); ++i)
    if (const CountedValue* const other = counted.find(at.operation.operands[i]))
      if (i < several || known == nullptr || known->count != other->count || known->dim == vector) refuse(*other);
  if (known == nullptr) return indices;
  const Var count = broadcast_to(weft::reshape(as_i32({indices.graph, known->count}), {}), indices.shape());
  return weft::select(weft::iota(at.graph(), indices.shape(), known->dim) < count, indices, -1.0);
}

// Windows that do not lie inside are left out. Sums are added where they belong; where few elements are compared
// with few places, sums, extrema and what is written last are found so; else these and products are joined to rows by a
// kernel; all else runs in a loop over the updates. Of several operands, (operands, indices, updates), likewise: they
// have one shape, and a body for all.
constexpr Buffer<Var> scatter(const Reading& at) {
  const Index several = at.in.size() / 2;
  if (several == 0 || at.in.size() % 2 == 0) at.expect_operands(3);
  IndexedDims dims =
      indexed_dims(at, "scatter_dimension_numbers", "update_window_dims", "inserted_window_dims", "input_batching_dims",
                   "scatter_indices_batching_dims", "scatter_dims_to_operand_dims");
  const Var operand = at.in[0];
  Var indices = indices_that_count(at, several, dims.index_vector);
  const bool is_pair = at.is_pair(0);
  const Shape shape = without_parts(operand, is_pair), given = without_parts(at.in[several + 1], is_pair);
  const bool is_plain = several == 1 && !is_pair;  // one tensor, of elements that are one number each
  const std::string_view body = is_plain ? reducer_name(at.region(0)) : std::string_view();
  if (is_plain) take_numbers_for_batch(at, shape, dims, indices);
  Buffer<Index> sizes(shape.rank(), 1);
  for (int dim = 0, next = 0; dim < shape.rank(); ++dim)
    if (!dims.collapsed.contains(static_cast<std::int8_t>(dim)) &&
        !dims.operand_batch.contains(static_cast<std::int8_t>(dim)) && next < dims.window.size()) {
      if (dims.window[next] < 0 || dims.window[next] >= given.rank())
        dimension_out_of_range("scatter", dims.window[next], given.rank());
      sizes[dim] = given[dims.window[next++]];
    }
  const IndexedWindows windows(at, dims, shape, indices, given, sizes);
  for (Index i = 1; i < several; ++i) {
    shape_rule::check_same_shape("scatter", shape, without_parts(at.in[i], at.is_pair(i)));
    shape_rule::check_same_shape("scatter", given, without_parts(at.in[several + 1 + i], at.is_pair(several + 1 + i)));
  }
  if (given.elements() == 0 || shape.elements() == 0) {
    Buffer<Var> unchanged;
    for (Index i = 0; i < several; ++i) unchanged.push_back(at.in[i]);
    return unchanged;
  }
  windows.check_size();
  Buffer<Var> starts;
  Var is_inside = broadcast_to(weft::constant(at.graph(), 1, DType::pred), windows.shape_of_places());
  for (int dim = 0; dim < shape.rank(); ++dim) {
    starts.push_back(windows.start(dim));
    if (starts[dim].id == no_id) continue;
    const Index most = shape[dim] - sizes[dim];
    is_inside = is_inside & ((starts[dim] >= 0) & (starts[dim] <= static_cast<double>(most)));
    starts[dim] = clamped(starts[dim], most < 0 ? 0 : most);
  }
  if (is_plain && is_inside.elements() == 1 && is_renewed_by_a_loop(operand))
    return {one_window_scattered(at, windows, sizes, starts, is_inside)};
  const bool is_number = is_floating(operand.dtype()) || is_integer(operand.dtype());
  const bool adds =
      body == "stablehlo.add" && is_number && (fits_vectors(operand.dtype()) || size_bytes(operand.dtype()) == 8);
  if (const Dims low = adds ? known_place(at, windows, shape, sizes) : Dims(); low.size() > 0) {
    Dims high = shape.dims;
    for (int dim = 0; dim < shape.rank(); ++dim) high[dim] -= low[dim] + sizes[dim];
    return {operand + weft::pad(weft::reshape(at.in[several + 1], Shape(at.dims(sizes))), low, high)};
  }
  if (const int dim = windows.one_place_a_row(); dim >= 0 && adds) {
    const Var zero = broadcast_to(weft::constant(at.graph(), 0, operand.dtype()), shape);
    return {operand +
            weft::select(windows.matches(windows.start(dim), dim), windows.along_rows(at.in[several + 1], dim), zero)};
  }
  if (is_plain) {
    const Var made = windows_scattered(at, dims, windows, sizes, starts, is_inside);
    if (made.id != no_id) return {made};
  }
  const bool is_rows = windows.are_rows();
  if (is_plain && is_rows && has_arithmetic(operand.dtype()) && operand.dtype() != DType::pred) {
    const auto compared = ComparedPlaces::of_scatter(dims, shape, given);
    const Op joins = adds && !windows.are_named_by_several() ? Op::after : reduction_of(body, operand.dtype());
    const bool are_joined = compared.joined().empty() || (joins != Op::after && compared.are_few());
    const bool are_few = dims.operand_batch.empty() ? body != "last" && compared.are_few()
                                                    : windows.elements_of_batch() <= most_comparisons;
    const bool are_in_turn = !adds && are_few;  // all dimensions may be cut, where a kernel has whole rows
    if (are_joined || are_in_turn) {
      // What lies outside is number -1, so that one value alone is compared.
      const Var outside = broadcast_to(weft::constant(at.graph(), -1, DType::i32), is_inside.shape());
      Var& number = starts[dims.collapsed[0]];
      number = weft::select(is_inside, number, outside);
      return {are_joined ? scattered_at(at, compared, joins, compared.are_here(starts))
                         : scattered_in_turn(at, dims, windows, starts, at.in[several + 1])};
    }
  }
  const Index count = is_rows ? windows.rows() : shape.elements();
  Buffer<Var> operands, updates;
  const AxisList order = is_rows ? windows.rows_first() : identity_order(shape.rank());
  for (Index i = 0; i < several; ++i) {
    operands.push_back(in_order(at.in[i], order));
    updates.push_back(is_rows ? in_order(at.in[several + 1 + i], windows.places_first()) : at.in[several + 1 + i]);
  }
  const Dims item = is_rows ? windows.row_extents() : Dims();
  const auto in_place = [&](Var x, Index i) { return in_order(weft::reshape(x, operands[i].shape()), inverse(order)); };
  const auto item_of = [&](Index i) { return with_parts(Shape(item), at.is_pair(i)); };
  const auto listed = [&](Var x, Index i, Index items) {
    Dims extents = item_of(i).dims;
    extents.insert(0, items);
    return weft::reshape(x, Shape(extents));
  };
  const Var nearest = is_rows ? windows.row_numbers(starts) : clamped(windows.numbers(starts), count - 1);
  const Var own_inside = is_rows ? windows.in_order_of_places(is_inside) : is_inside;
  const Var here = is_rows ? own_inside : broadcast_in_dim(is_inside, given, windows.places());
  const auto inside_or = [&](Index outside) {
    return weft::select(
        weft::reshape(here, nearest.shape()), nearest,
        broadcast_to(weft::constant(at.graph(), static_cast<double>(outside), DType::i32), nearest.shape()));
  };
  // What lies outside is left out: rows stay as many as they are, and can be cut.
  if (adds) {
    Dims given_rows = nearest.shape().dims;
    for (const Index extent : item) given_rows.push_back(extent);
    return {operand + in_place(scatter_add(weft::reshape(updates[0], Shape(given_rows)), inside_or(-1), count), 0)};
  }
  // Else it goes to one more row, or element, which is dropped.
  const Var numbers = flat(inside_or(count));
  if (is_rows && body == "last" && windows.dims_of_rows().size() < max_rank &&
      (nearest.elements() <= Shape(item).elements() || nearest.elements() * count <= most_comparisons)) {
    Buffer<Var> numbers_of;
    for (const auto dim : windows.dims_of_rows()) numbers_of.push_back(flat(windows.in_order_of_places(starts[dim])));
    return {in_order(last_rows(operands[0], listed(updates[0], 0, nearest.elements()), numbers_of, flat(own_inside)),
                     inverse(order))};
  }
  if (const KnownJoin known = is_plain ? join_of(body, operand.dtype()) : KnownJoin(); known.exists) {
    const Index batch = is_rows ? windows.batch() : 1, width = Shape(item).elements();
    const Var places = flat(is_rows ? windows.in_order_of_places(windows.numbers_in_batch(starts)) : nearest);
    const Var none = broadcast_to(weft::constant(at.graph(), -1, DType::i32), places.shape());
    const auto by_batch = [&](Var x, Index rows) { return weft::reshape(x, {batch, rows / batch, width}); };
    const Var named = weft::reshape(weft::select(flat(here), places, none), {batch, places.elements() / batch});
    return {in_place(weft::detail::joined_rows(known.join, by_batch(operands[0], count),
                                               by_batch(updates[0], places.elements()), named),
                     0)};
  }
  // Predicates are moved as numbers.
  const auto is_predicate = [&](Index i) { return at.in[i].dtype() == DType::pred; };
  const auto moved = [&](Var x) { return x.dtype() == DType::pred ? weft::convert(x, DType::i32) : x; };
  const auto typed = [&](Var x, Index i) { return is_predicate(i) ? x != 0 : x; };
  const auto one = [&](const Buffer<Var>& carry, const Buffer<Var>& element) {
    Buffer<Var> arguments, nexts;
    const auto place_of = [&](Index i) {
      Buffer<Var> place{element[0]};
      place.resize(1 + item_of(i).rank(), weft::constant(at.graph(), 0, DType::i32));
      return place;
    };
    const auto row_of_item = [&](Index i) {
      Dims row = item_of(i).dims;
      row.insert(0, 1);
      return row;
    };
    for (Index i = 0; i < several; ++i) {
      const Var row = weft::dynamic_slice(carry[i], place_of(i), row_of_item(i));
      arguments.push_back(typed(weft::reshape(row, item_of(i)), i));
    }
    for (Index i = 0; i < several; ++i) arguments.push_back(typed(element[1 + i], i));
    const Buffer<Var> made = at.on_tensors(at.region(0), arguments, Shape(item));
    if (made.size() != several)
      stablehlo_count_differs(at.operation.place, at.operation.name, "results of its body", made.size(), several);
    for (Index i = 0; i < several; ++i)
      nexts.push_back(
          weft::dynamic_update_slice(carry[i], weft::reshape(moved(made[i]), Shape(row_of_item(i))), place_of(i)));
    return Scanned{nexts, {}};
  };
  Buffer<Var> initial, elements{numbers}, results;
  for (Index i = 0; i < several; ++i) {
    initial.push_back(padded(listed(moved(operands[i]), i, count), 0, 0, 1));
    elements.push_back(moved(listed(updates[i], i, numbers.elements())));
  }
  const Scanned scanned = scan(at.graph(), numbers.elements(), initial, elements, one);
  for (Index i = 0; i < several; ++i) results.push_back(typed(in_place(part(scanned.carry[i], 0, 0, count), i), i));
  return results;
}

}  // namespace weft::stablehlo::read

#endif
