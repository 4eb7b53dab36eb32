// Gather and scatter of any form, as StableHLO's specification defines them, by the number of each element in its
// flattened tensor; where whole rows are meant, by the numbers of rows.
#ifndef WEFT_STABLEHLO_READ_INDEXING_HPP
#define WEFT_STABLEHLO_READ_INDEXING_HPP

#include <weft/graph/scan.hpp>
#include <weft/stablehlo/read_movement.hpp>

namespace weft::stablehlo::read {

// Dimension numbers, of a gather or, by other names, of a scatter: `window` dimensions of the result or the updates
// hold what is taken at one place; the others are those of the places.
struct IndexedDims {
  AxisList window, collapsed, operand_batch, index_batch, index_map;
  Index index_vector = 0;
};

constexpr Buffer<Index> integers_in(const Reading& at, const Attribute& dictionary, const char* name) {
  const Attribute* const found = find(dictionary.items, name);
  return found == nullptr ? Buffer<Index>() : at.integers(*found);
}
constexpr IndexedDims indexed_dims(const Reading& at, const char* attribute, const char* window, const char* collapsed,
                                   const char* operand_batch, const char* index_batch, const char* index_map) {
  const Attribute& numbers = at.attribute(attribute);
  const auto axes = [&](const char* name) { return at.axes(integers_in(at, numbers, name)); };
  const Buffer<Index> vector = integers_in(at, numbers, "index_vector_dim");
  return {axes(window),      axes(collapsed), axes(operand_batch),
          axes(index_batch), axes(index_map), vector.empty() ? 0 : vector[0]};
}

// Where the elements of a window lie: what both operations have in common.
class IndexedWindows {
 public:
  // `result`: the shape of what is gathered, or of the updates. Errors: stablehlo_count_differs and those of
  // dimensions.
  constexpr IndexedWindows(const Reading& at, const IndexedDims& dims, const Shape& operand, Var indices,
                           const Shape& result, const Buffer<Index>& sizes)
      : at_(at), dims_(dims), operand_(operand), indices_(indices), result_(result), sizes_(sizes) {
    const int rank = operand_.rank();
    check(sizes.size() == rank, "sizes of slices", sizes.size(), rank);
    check(dims.index_vector >= 0 && dims.index_vector <= indices.rank(), "index_vector_dim", dims.index_vector,
          indices.rank());
    check(dims.operand_batch.size() == dims.index_batch.size(), "batch dimensions", dims.operand_batch.size(),
          dims.index_batch.size());
    for (int dim = 0; dim < rank; ++dim)
      if (!contains(dims.collapsed, dim) && !contains(dims.operand_batch, dim))
        window_of_.push_back(static_cast<std::int8_t>(dim));
    check(window_of_.size() == dims.window.size(), "window dimensions", dims.window.size(), window_of_.size());
    for (int dim = 0; dim < result.rank(); ++dim)
      if (!contains(dims.window, dim)) places_.push_back(static_cast<std::int8_t>(dim));
    const Index vectors = dims.index_vector < indices.rank() ? indices.shape()[dims.index_vector] : 1;
    check(dims.index_map.size() == vectors, "indices in a vector", dims.index_map.size(), vectors);
    check(places_.size() == indices.rank() - (dims.index_vector < indices.rank() ? 1 : 0), "dimensions of places",
          places_.size(), indices.rank());
    for (const AxisList* list : {&dims.collapsed, &dims.operand_batch, &dims.index_map})
      for (int dim : *list)
        if (dim < 0 || dim >= rank) dimension_out_of_range("gather", dim, rank);
  }

  // The first element of each window in operand dimension `dim`, i32, in the shape of the places; null where it is 0.
  // Places of a batch dimension are numbered.
  [[nodiscard]] constexpr Var start(int dim) const {
    const Shape places = shape_of_places();
    for (int i = 0; i < dims_.operand_batch.size(); ++i)
      if (dims_.operand_batch[i] == dim) return weft::iota(graph(), places, place_of_index_dim(dims_.index_batch[i]));
    for (int i = 0; i < dims_.index_map.size(); ++i) {
      if (dims_.index_map[i] != dim) continue;
      if (dims_.index_vector == indices_.rank()) return weft::reshape(indices_, places);
      return weft::reshape(part(indices_, static_cast<int>(dims_.index_vector), i, i + 1), places);
    }
    return {&graph(), no_id};
  }
  // The number of every element of `result` in the flattened operand, i32; `starts` by operand dimension.
  [[nodiscard]] constexpr Var numbers(const Buffer<Var>& starts) const {
    Var sum = broadcast_to(weft::constant(graph(), 0, DType::i32), result_);
    Index stride = 1;
    for (int dim = operand_.rank() - 1; dim >= 0; stride *= operand_[dim], --dim) {
      if (starts[dim].id != no_id)
        sum = sum + broadcast_in_dim(starts[dim], result_, places_) * static_cast<double>(stride);
      for (int i = 0; i < window_of_.size(); ++i)
        if (window_of_[i] == dim && result_[dims_.window[i]] > 1)
          sum = sum + weft::iota(graph(), result_, dims_.window[i]) * static_cast<double>(stride);
    }
    return sum;
  }
  // The dimension along which every window has one place and all of the others; -1: windows are other ones.
  [[nodiscard]] constexpr int row_dim() const {
    if (dims_.index_map.size() != 1 || dims_.collapsed != dims_.index_map || !dims_.operand_batch.empty()) return -1;
    for (int dim = 0; dim < operand_.rank(); ++dim)
      if (dim != dims_.collapsed[0] && sizes_[dim] != operand_[dim]) return -1;
    return dims_.collapsed[0];
  }
  // The order of the operand's dimensions in which the one of rows comes first; and of the result's, in which places
  // do.
  [[nodiscard]] constexpr AxisList rows_first() const {
    AxisList order;
    for (const AxisList* list : {&dims_.collapsed, &window_of_})
      for (const auto dim : *list) order.push_back(dim);
    return order;
  }
  [[nodiscard]] constexpr AxisList places_first() const {
    AxisList order = places_;
    for (const auto dim : dims_.window) order.push_back(dim);
    return order;
  }
  // The dimension along which each row of the operand has one place, which is an element; -1: places are other ones.
  [[nodiscard]] constexpr int one_place_a_row() const {
    if (dims_.index_map.size() != 1 || dims_.collapsed != dims_.index_map || !dims_.window.empty()) return -1;
    if (dims_.operand_batch.size() + 1 != operand_.rank()) return -1;
    for (int i = 1; i < dims_.operand_batch.size(); ++i)
      if (dims_.operand_batch[i] < dims_.operand_batch[i - 1] || dims_.index_batch[i] < dims_.index_batch[i - 1])
        return -1;
    return shape_of_places().elements() * operand_[dims_.collapsed[0]] == operand_.elements() ? dims_.collapsed[0] : -1;
  }
  // Where elements along `dim` are at their row's place; `start`: by places.
  [[nodiscard]] constexpr Var matches(Var start, int dim) const {
    return weft::iota(graph(), operand_, dim) == along_rows(start, dim);
  }
  // One element a row, repeated along `dim`.
  [[nodiscard]] constexpr Var along_rows(Var x, int dim) const {
    AxisList rows;
    Dims extents;
    for (int d = 0; d < operand_.rank(); ++d)
      if (d != dim) rows.push_back(static_cast<std::int8_t>(d)), extents.push_back(operand_[d]);
    return broadcast_in_dim(weft::reshape(x, Shape(extents)), operand_, rows);
  }
  // i32, as the largest number of an element is.
  constexpr void check_size() const {
    if (operand_.elements() >= (Index{1} << 31))
      stablehlo_is_unsupported(at_.operation.place, "size of", at_.operation.name);
  }
  [[nodiscard]] constexpr Shape shape_of_places() const {
    Dims extents;
    for (int dim : places_) extents.push_back(result_[dim]);
    return Shape(extents);
  }
  [[nodiscard]] constexpr const AxisList& places() const { return places_; }

 private:
  const Reading& at_;
  IndexedDims dims_;
  Shape operand_;
  Var indices_;
  Shape result_;
  const Buffer<Index>& sizes_;
  AxisList window_of_, places_;  // operand dimensions of the window; dimensions of the places in the result

  [[nodiscard]] constexpr Graph& graph() const { return at_.graph(); }
  [[nodiscard]] static constexpr bool contains(const AxisList& list, int dim) {
    return list.contains(static_cast<std::int8_t>(dim));
  }
  constexpr void check(bool holds, const char* what, Index found, Index needed) const {
    if (!holds) stablehlo_count_differs(at_.operation.place, at_.operation.name, what, found, needed);
  }
  // Which of the places' dimensions a dimension of the indices is.
  [[nodiscard]] constexpr int place_of_index_dim(int dim) const { return dim < dims_.index_vector ? dim : dim - 1; }
};

constexpr Var clamped(Var x, Index most) { return weft::minimum(weft::maximum(x, 0), static_cast<double>(most)); }
constexpr Var flat(Var x) { return weft::reshape(x, {x.elements()}); }

// The shape of what is gathered: places, and `window` dimensions of the sizes that are not dropped.
constexpr Shape gathered_shape(const IndexedDims& dims, const Shape& indices, const Buffer<Index>& sizes) {
  Dims places, window, made;
  for (int dim = 0; dim < indices.rank(); ++dim)
    if (dim != dims.index_vector) places.push_back(indices[dim]);
  for (int dim = 0; dim < sizes.size(); ++dim)
    if (!dims.collapsed.contains(static_cast<std::int8_t>(dim)) &&
        !dims.operand_batch.contains(static_cast<std::int8_t>(dim)))
      window.push_back(sizes[dim]);
  int next_place = 0, next_window = 0;
  while (next_place < places.size() || next_window < window.size()) {
    const bool is_window = dims.window.contains(static_cast<std::int8_t>(made.size()));
    if (is_window ? next_window == window.size() : next_place == places.size()) break;
    made.push_back(is_window ? window[next_window++] : places[next_place++]);
  }
  return Shape(made);
}
// Starts are clamped, so that windows lie inside.
constexpr Buffer<Var> gather_of(const Reading& at, const Buffer<Index>& sizes) {
  const IndexedDims dims = indexed_dims(at, "dimension_numbers", "offset_dims", "collapsed_slice_dims",
                                        "operand_batching_dims", "start_indices_batching_dims", "start_index_map");
  const Var operand = at.in[0], indices = weft::convert(at.in[1], DType::i32);
  const Shape result = at.is_open() ? gathered_shape(dims, indices.shape(), sizes) : at.type().shape;
  const IndexedWindows windows(at, dims, operand.shape(), indices, result, sizes);
  if (result.elements() == 0) return {broadcast_to(weft::constant(at.graph(), 0, operand.dtype()), result)};
  Buffer<Var> starts;
  for (int dim = 0; dim < operand.rank(); ++dim) {
    const Index most = operand.shape()[dim] - sizes[dim];
    if (sizes[dim] < 0 || most < 0) slice_does_not_fit("gather", dim, sizes[dim], operand.shape()[dim]);
    starts.push_back(windows.start(dim));
    if (starts[dim].id != no_id) starts[dim] = clamped(starts[dim], most);
  }
  // Rows that are not the operand's leading ones cost a transpose of all of it, which few of them are not worth.
  const bool are_worth_it = is_identity(windows.rows_first()) || operand.elements() <= 8 * result.elements();
  if (const int row = windows.row_dim(); row >= 0 && are_worth_it) {
    const AxisList order = windows.places_first();
    const Var rows = take(in_order(operand, windows.rows_first()), flat(starts[row]));
    return {in_order(weft::reshape(rows, in_order(result, order)), inverse(order))};
  }
  // A label a row: compared while the row is read, or made, wherever its pieces are.
  const int dim = windows.one_place_a_row();
  if (dim >= 0 && is_floating(operand.dtype()) && fits_vectors(operand.dtype()) &&
      !is_parameter(at.graph()[operand.id].op)) {
    const Var zero = broadcast_to(weft::constant(at.graph(), 0, operand.dtype()), operand.shape());
    return {
        weft::reshape(weft::sum(weft::select(windows.matches(starts[dim], dim), operand, zero), Index{dim}), result)};
  }
  windows.check_size();
  return {weft::reshape(take(flat(operand), flat(windows.numbers(starts))), result)};
}
constexpr Buffer<Var> gather(const Reading& at) {
  at.expect_operands(2);
  return gather_of(at, at.integers("slice_sizes"));
}

// What a reducer of two scalars does, if it is one operation on its arguments in their order, or the second argument
// alone, "last"; else empty.
constexpr std::string_view reducer_name(const Region& region) {
  if (region.arguments.size() != 2 || region.operations.empty()) return {};
  const Operation& last = region.operations.back();
  if (last.name != "return" || last.operands.size() != 1) return {};
  if (region.operations.size() == 1) return last.operands[0] == region.arguments[1] ? "last" : std::string_view();
  const Operation& first = region.operations[0];
  const bool is_one = region.operations.size() == 2 && first.operands.size() == 2 && first.results.size() == 1 &&
                      first.results[0] == last.operands[0];
  if (!is_one) return {};
  const bool is_ordered = first.operands[0] == region.arguments[0] && first.operands[1] == region.arguments[1];
  const bool is_swapped = first.operands[0] == region.arguments[1] && first.operands[1] == region.arguments[0];
  const bool is_symmetric = first.name == "stablehlo.add" || first.name == "stablehlo.maximum" ||
                            first.name == "stablehlo.minimum" || first.name == "stablehlo.multiply" ||
                            first.name == "stablehlo.and" || first.name == "stablehlo.or";
  return is_ordered || (is_swapped && is_symmetric) ? first.name : std::string_view();
}

// Windows that do not lie inside are left out. Sums are added where they belong; any other body, also the one by which
// what is written last stays, runs in a loop over the updates. Of several operands, (operands, indices, updates),
// likewise: they have one shape, and a body for all.
constexpr Buffer<Var> scatter(const Reading& at) {
  const Index several = at.in.size() / 2;
  if (several == 0 || at.in.size() % 2 == 0) at.expect_operands(3);
  const IndexedDims dims =
      indexed_dims(at, "scatter_dimension_numbers", "update_window_dims", "inserted_window_dims", "input_batching_dims",
                   "scatter_indices_batching_dims", "scatter_dims_to_operand_dims");
  const Var operand = at.in[0], indices = weft::convert(at.in[several], DType::i32);
  const bool is_pair = at.is_pair(0);
  const Shape shape = without_parts(operand, is_pair), given = without_parts(at.in[several + 1], is_pair);
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
  const int along = windows.row_dim();
  if (along < 0) windows.check_size();
  Buffer<Var> starts;
  Var is_inside = broadcast_to(weft::constant(at.graph(), 1, DType::pred), windows.shape_of_places());
  for (int dim = 0; dim < shape.rank(); ++dim) {
    starts.push_back(windows.start(dim));
    if (starts[dim].id == no_id) continue;
    const Index most = shape[dim] - sizes[dim];
    is_inside = is_inside & ((starts[dim] >= 0) & (starts[dim] <= static_cast<double>(most)));
    starts[dim] = clamped(starts[dim], most < 0 ? 0 : most);
  }
  const bool adds = several == 1 && !is_pair && reducer_name(at.region(0)) == "stablehlo.add" &&
                    is_floating(operand.dtype()) && fits_vectors(operand.dtype());
  if (const int dim = windows.one_place_a_row(); dim >= 0 && adds) {
    const Var zero = broadcast_to(weft::constant(at.graph(), 0, operand.dtype()), shape);
    return {operand +
            weft::select(windows.matches(windows.start(dim), dim), windows.along_rows(at.in[several + 1], dim), zero)};
  }
  const bool is_rows = along >= 0;
  const Index count = is_rows ? shape[along] : shape.elements();
  Buffer<Var> operands, updates;
  const AxisList order = is_rows ? windows.rows_first() : identity_order(shape.rank());
  for (Index i = 0; i < several; ++i) {
    operands.push_back(in_order(at.in[i], order));
    updates.push_back(is_rows ? in_order(at.in[several + 1 + i], windows.places_first()) : at.in[several + 1 + i]);
  }
  Dims item;
  if (is_rows) item = in_order(shape, order).dims, item.erase(0);
  const auto in_place = [&](Var x, Index i) { return in_order(weft::reshape(x, operands[i].shape()), inverse(order)); };
  const auto item_of = [&](Index i) { return with_parts(Shape(item), at.is_pair(i)); };
  const auto listed = [&](Var x, Index i, Index items) {
    Dims extents = item_of(i).dims;
    extents.insert(0, items);
    return weft::reshape(x, Shape(extents));
  };
  const Var nearest = is_rows ? starts[along] : clamped(windows.numbers(starts), count - 1);
  // What lies outside adds nothing, to whatever it is brought to: rows stay as many as they are, and can be cut.
  if (adds) {
    const AxisList over = is_rows ? identity_order(windows.places().size()) : windows.places();
    const Var given_inside =
        weft::select(broadcast_in_dim(is_inside, updates[0].shape(), over), updates[0],
                     broadcast_to(weft::constant(at.graph(), 0, operand.dtype()), updates[0].shape()));
    return {operand + in_place(scatter_add(listed(given_inside, 0, nearest.elements()), flat(nearest), count), 0)};
  }
  // Else it goes to one more row, or element, which is dropped.
  const Shape counted = is_rows ? windows.shape_of_places() : given;
  const Var beyond = broadcast_to(weft::constant(at.graph(), static_cast<double>(count), DType::i32), counted);
  const Var here = is_rows ? is_inside : broadcast_in_dim(is_inside, given, windows.places());
  const Var numbers = flat(weft::select(here, nearest, beyond));
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
