// How reductions, over dimensions and over windows, and sorts become operations of the graph: those that kernels know,
// else their bodies on whole tensors, in as many steps as a tree has levels.
#ifndef WEFT_STABLEHLO_READ_REDUCTIONS_HPP
#define WEFT_STABLEHLO_READ_REDUCTIONS_HPP

#include <weft/graph/cumulative.hpp>
#include <weft/graph/window.hpp>
#include <weft/stablehlo/extremum_place.hpp>
#include <weft/stablehlo/read_scatter.hpp>
#include <weft/stablehlo/zeros_around.hpp>

namespace weft::stablehlo::read {

// [a, b, c] with dimension 1 of 3 reduced -> [b, a, c], and [b, a * c] where all dimensions that stay are one.
constexpr Var reduced_first(Var x, const AxisList& dims, Index count, const Shape& kept) {
  AxisList order = dims;
  for (int dim = 0; dim < x.rank(); ++dim)
    if (!dims.contains(static_cast<std::int8_t>(dim))) order.push_back(static_cast<std::int8_t>(dim));
  Dims extents = kept.dims;
  extents.insert(0, count);
  return weft::reshape(weft::transpose(x, order), Shape(extents));
}

// What each operand starts with, in a shape of elements.
constexpr Buffer<Var> repeated(const Reading& at, const Buffer<Var>& initial, const Shape& shape) {
  Buffer<Var> made;
  for (Index i = 0; i < initial.size(); ++i) made.push_back(broadcast_to(initial[i], with_parts(shape, at.is_pair(i))));
  return made;
}
// Neighbors become one, level by level, so that their order stays: bodies are associative, and no more. `kept`: of
// elements.
constexpr Buffer<Var> reduce_by_tree(const Reading& at, Buffer<Var> values, const Buffer<Var>& initial, Index count,
                                     const Shape& kept) {
  for (; count > 1; count = (count + 1) / 2) {
    const Index pairs = count / 2;
    Dims level = kept.dims, paired = kept.dims;
    level.insert(0, pairs);
    paired.insert(0, 2);
    paired.insert(0, pairs);
    Buffer<Var> arguments;
    for (Index side : {Index{0}, Index{1}})
      for (Index i = 0; i < values.size(); ++i) {
        const bool is_pair = at.is_pair(i);
        const Var all = weft::reshape(part(values[i], 0, 0, 2 * pairs), with_parts(Shape(paired), is_pair));
        arguments.push_back(weft::reshape(part(all, 1, side, side + 1), with_parts(Shape(level), is_pair)));
      }
    const Buffer<Var> made = at.on_tensors(at.region(0), arguments, Shape(level));
    if (made.size() != values.size()) at.refuse("number of results of the body of");
    for (Index i = 0; i < made.size(); ++i)
      values[i] = count % 2 == 0 ? made[i] : weft::concatenate({made[i], part(values[i], 0, count - 1, count)}, 0);
  }
  Buffer<Var> arguments = repeated(at, initial, kept);
  if (count == 0) return arguments;
  for (Index i = 0; i < values.size(); ++i)
    arguments.push_back(weft::reshape(values[i], with_parts(kept, at.is_pair(i))));
  return at.on_tensors(at.region(0), arguments, kept);
}

// Which extremum, with its place, a body takes of values and of their numbers along the one dimension that is reduced;
// Op::after: none.
constexpr Op extremum_with_numbers(const Reading& at, const Buffer<Var>& values, const AxisList& dims) {
  if (values.size() != 2 || at.is_pair(0) || at.is_pair(1) || dims.size() != 1) return Op::after;
  const Var numbers = values[1];
  if (!(values[0].shape() == numbers.shape()) || at.graph()[numbers.id].op != Op::iota) return Op::after;
  if (at.graph().dims(numbers.id)[0] != dims[0] || !is_integer(numbers.dtype())) return Op::after;
  if (!has_arithmetic(values[0].dtype()) || values[0].dtype() == DType::pred) return Op::after;
  return ChoiceOfPairs(at.region(0)).extremum();
}
// Operands, then what each starts with.
constexpr Buffer<Var> reduce(const Reading& at) {
  const Index pairs = at.in.size() / 2;
  if (pairs == 0 || at.in.size() % 2 != 0) at.expect_operands(2);
  const AxisList dims = at.axes(at.integers("dimensions"));
  Buffer<Var> values, initial;
  for (Index i = 0; i < pairs; ++i) values.push_back(at.in[i]), initial.push_back(at.in[pairs + i]);
  const Shape from = without_parts(values[0], at.is_pair(0));
  shape_rule::check_dims("reduce", dims, from.rank());
  Dims kept;
  Index count = 1;
  for (int dim = 0; dim < from.rank(); ++dim)
    if (dims.contains(static_cast<std::int8_t>(dim)))
      count *= from[dim];
    else
      kept.push_back(from[dim]);
  if (const Op extremum = count > 0 ? extremum_with_numbers(at, values, dims) : Op::after; extremum != Op::after) {
    Buffer<Var> arguments = repeated(at, initial, Shape(kept));
    const Buffer<Var> found = extremum_with_place(extremum, values[0], values[1], dims[0]);
    arguments.append(found.begin(), found.end());
    return at.on_tensors(at.region(0), arguments, Shape(kept));
  }
  const bool is_one = pairs == 1 && !at.is_pair(0);
  const Op known = is_one ? reduction_of(reducer_name(at.region(0)), values[0].dtype()) : Op::after;
  if (known == Op::after || count == 0) {
    for (Index i = 0; i < pairs; ++i) {
      const bool is_pair = at.is_pair(i);
      shape_rule::check_same_shape("reduce", from, without_parts(values[i], is_pair));
      values[i] = reduced_first(values[i], dims, count, with_parts(Shape(kept), is_pair));
    }
    return reduce_by_tree(at, values, initial, count, Shape(kept));
  }
  const bool is_predicate = values[0].dtype() == DType::pred;
  const Var numbers = is_predicate ? weft::convert(values[0], DType::i32) : values[0];
  const Var made = weft::reduce(known, numbers, dims);
  const Var whole = is_predicate ? made != 0 : made;
  const Node& start = at.graph()[initial[0].id];
  if (known == Op::reduce_sum && is_constant(start.op) &&
      at.graph().attributes<Literal>(initial[0].id).splat == ElementBits())
    return {whole};
  return at.on_tensors(at.region(0), {initial[0], whole}, Shape(kept));
}

// The window of an operation on windows: dense<[[low, high], ...]> is the padding.
constexpr Window window_from(const Reading& at, int rank, const Buffer<Index>& sizes, const Buffer<Index>& strides,
                             const Buffer<Index>& base, const Buffer<Index>& taps, const Buffer<Index>& padding) {
  for (const Buffer<Index>* list : {&sizes, &strides, &base, &taps})
    if (list->size() != rank) operand_ranks_differ("reduce_window", list->size(), rank);
  if (padding.size() != 2 * rank) operand_ranks_differ("reduce_window", padding.size() / 2, rank);
  Window window;
  for (int dim = 0; dim < rank; ++dim) {
    if (sizes[dim] < 1 || strides[dim] < 1 || base[dim] < 1 || taps[dim] < 1)
      stablehlo_is_malformed(at.operation.place, "windows, strides and dilations of 1 or more", at.operation.name);
    window.dims.push_back(
        {sizes[dim], strides[dim], padding[2 * dim], padding[2 * dim + 1], base[dim], taps[dim], false});
  }
  return window;
}
constexpr Window window_of(const Reading& at, int rank) {
  return window_from(at, rank, at.integers("window_dimensions"), at.integers("window_strides", rank, 1),
                     at.integers("base_dilations", rank, 1), at.integers("window_dilations", rank, 1),
                     at.integers("padding", 2 * rank, 0));
}

// A running reduction is one over windows that begin, or end, with the tensor: which dimension; -1: it is none.
constexpr int running_dim(const Window& window, const Shape& shape, bool& is_reversed) {
  int found = -1;
  for (int dim = 0; dim < shape.rank(); ++dim) {
    const WindowDimension& own = window.dims[dim];
    if (own.is_trivial() && own.window_dilation == 1) continue;
    const bool is_whole =
        own.size == shape[dim] && own.stride == 1 && own.base_dilation == 1 && own.window_dilation == 1;
    const bool is_first = own.low == own.size - 1 && own.high == 0, is_last = own.high == own.size - 1 && own.low == 0;
    if (found >= 0 || !is_whole || (!is_first && !is_last)) return -1;
    found = dim;
    is_reversed = !is_first;
  }
  return found;
}
// Sums of narrow numbers are rounded once, at the end.
constexpr Buffer<Var> running(const Reading& at, Buffer<Var> values, int dim, bool is_reversed) {
  if (values.size() == 1 && is_narrow(values[0].dtype()) && reducer_name(at.region(0)) == "stablehlo.add")
    return {weft::cumsum(values[0], dim, is_reversed)};
  return weft::detail::running(values, dim, is_reversed, [&](const Buffer<Var>& first, const Buffer<Var>& second) {
    Buffer<Var> arguments = first;
    arguments.append(second.begin(), second.end());
    return at.on_tensors(at.region(0), arguments, without_parts(first[0], at.is_pair(0)));
  });
}

// The first of two numbers, if it is no less, or no more: a tie is the first one's, and so is its gradient, as in
// select_and_scatter.
constexpr Var first_extremum(Var best, Var value, bool is_maximum) {
  const Var keeps = (is_maximum ? best >= value : best <= value) | (best != best);
  return weft::select(keeps, best, value);
}
// Any body: tap by tap, all windows at once.
constexpr Buffer<Var> reduce_windows_by_taps(const Reading& at, const Buffer<Var>& values, const Buffer<Var>& initial,
                                             const Window& window, const Shape& made) {
  constexpr Index most_taps = 4096;
  Index taps = 1;
  Buffer<Index> low, high, interior;
  for (const WindowDimension& dim : window.dims) {
    taps *= dim.size;
    if (taps > most_taps) at.refuse("size of the windows of");
    low.push_back(dim.low), high.push_back(dim.high), interior.push_back(dim.base_dilation - 1);
  }
  for (Buffer<Index>* list : {&low, &high, &interior}) list->push_back(0);  // of parts, where there are any
  Buffer<Var> wide, sums = repeated(at, initial, made);
  for (Index i = 0; i < values.size(); ++i) wide.push_back(padded_with(values[i], initial[i], low, high, interior));
  const bool is_one = values.size() == 1 && !at.is_pair(0) && is_floating(values[0].dtype());
  const std::string_view body = is_one ? reducer_name(at.region(0)) : std::string_view();
  const bool is_maximum = body == "stablehlo.maximum", is_extremum = is_maximum || body == "stablehlo.minimum";
  for (Index tap = 0; tap < taps; ++tap) {
    Buffer<Var> arguments = sums;
    for (Var value : wide) {
      Index rest = tap;
      for (int dim = made.rank() - 1; dim >= 0; --dim) {
        const WindowDimension& own = window.dims[dim];
        const Index start = rest % own.size * own.window_dilation;
        rest /= own.size;
        value = strided(part(value, dim, start, start + (made[dim] - 1) * own.stride + 1), dim, own.stride);
      }
      arguments.push_back(value);
    }
    if (is_extremum)
      sums[0] = first_extremum(arguments[0], arguments[1], is_maximum);
    else
      sums = at.on_tensors(at.region(0), arguments, made);
  }
  return sums;
}

constexpr Buffer<Var> reduce_windows(const Reading& at, const Buffer<Var>& values, const Buffer<Var>& initial,
                                     const Window& window) {
  const Shape shape = without_parts(values[0], at.is_pair(0));
  Dims positions;
  for (int dim = 0; dim < shape.rank(); ++dim) {
    const Index count = window.dims[dim].positions(shape[dim]);
    positions.push_back(count < 0 ? 0 : count);
  }
  const Shape made = at.is_open() ? Shape(positions) : at.importer.value_type(at.operation.results[0]).type.shape;
  if (made.rank() != shape.rank()) operand_ranks_differ("reduce_window", made.rank(), shape.rank());
  for (int dim = 0; dim < shape.rank(); ++dim)
    if (made[dim] != window.dims[dim].positions(shape[dim]))
      operand_shapes_differ("reduce_window", dim, window.dims[dim].positions(shape[dim]), made[dim]);
  bool is_reversed = false;
  if (made.elements() == 0) return reduce_windows_by_taps(at, values, initial, window, made);
  if (const int dim = running_dim(window, shape, is_reversed); dim >= 0) {
    Buffer<Var> arguments = repeated(at, initial, made);
    const Buffer<Var> sums = running(at, values, dim, is_reversed);
    arguments.append(sums.begin(), sums.end());
    return at.on_tensors(at.region(0), arguments, made);
  }
  const bool is_one =
      values.size() == 1 && !at.is_pair(0) && is_floating(values[0].dtype()) && fits_vectors(values[0].dtype());
  const std::string_view body = is_one ? reducer_name(at.region(0)) : std::string_view();
  const Node& start = at.graph()[initial[0].id];
  const bool is_known = is_one && is_constant(start.op);
  const double from = is_known ? at.graph().attributes<Literal>(initial[0].id).value() : 0;
  if (body == "stablehlo.add" && is_known && from == 0) {
    Window own = window;
    const Var inner = without_zeros_around(values[0], [&own](int dim) { return &own.dims[dim]; });
    return {reduce_window_sum(inner, own)};
  }
  if (body == "stablehlo.maximum" && is_known && from == -__builtin_inf())
    return {reduce_window_max(values[0], window)};
  if (body == "stablehlo.minimum" && is_known && from == __builtin_inf())
    return {-reduce_window_max(-values[0], window)};
  return reduce_windows_by_taps(at, values, initial, window, made);
}
constexpr Buffer<Var> reduce_window(const Reading& at) {
  const Index pairs = at.in.size() / 2;
  if (pairs == 0 || at.in.size() % 2 != 0) at.expect_operands(2);
  Buffer<Var> values, initial;
  for (Index i = 0; i < pairs; ++i) values.push_back(at.in[i]), initial.push_back(at.in[pairs + i]);
  return reduce_windows(at, values, initial, window_of(at, without_parts(values[0], at.is_pair(0)).rank()));
}

// Is a body a comparison of its arguments, in their order, by this direction?
constexpr bool compares(const Region& region, std::string_view direction) {
  const UnconstrainedBody body(region);
  if (body.operations.size() != 2 || body.operations[0]->name != "stablehlo.compare") return false;
  const Attribute* const own = find(body.operations[0]->attributes, "comparison_direction");
  Buffer<Index> compared;
  for (const Index operand : body.operations[0]->operands) compared.push_back(body.source(operand));
  return own != nullptr && own->text == direction && compared == region.arguments;
}
// Tap by tap: which one of its window each place takes, and then what that adds to the element.
class SelectionByTaps {
 public:
  constexpr SelectionByTaps(const Reading& at, const Window& window)
      : at_(at),
        window_(window),
        is_pair_(at.is_pair(0)),
        shape_(without_parts(at.in[0], is_pair_)),
        places_(without_parts(at.in[1], is_pair_)) {
    if (places_.rank() != shape_.rank()) operand_ranks_differ("select_and_scatter", places_.rank(), shape_.rank());
    for (int dim = 0; dim < shape_.rank(); ++dim) {
      const WindowDimension& own = window.dims[dim];
      if (places_[dim] != own.positions(shape_[dim]))
        operand_shapes_differ("select_and_scatter", dim, places_[dim], own.positions(shape_[dim]));
      taps_ *= own.size;
      if (taps_ > 4096) at.refuse("size of the windows of");
    }
  }
  constexpr Var run() {
    const Var ones = broadcast_to(weft::constant(at_.graph(), 1, DType::i32), shape_);
    Var best = part_at(at_.in[0], 0), chosen = broadcast_to(weft::constant(at_.graph(), -1, DType::i32), places_);
    for (Index tap = 0; tap < taps_; ++tap) {
      const Var value = part_at(at_.in[0], tap), exists = part_at(ones, tap) != 0;
      const Var keeps = at_.on_tensors(at_.region(0), {best, value}, places_)[0] & (chosen >= 0);
      const Var takes = exists & !keeps;
      best = chosen_of(takes, value, best);
      chosen = weft::select(
          takes, broadcast_to(weft::constant(at_.graph(), static_cast<double>(tap), DType::i32), places_), chosen);
    }
    Var made = broadcast_to(at_.in[2], with_parts(shape_, is_pair_));
    for (Index tap = 0; tap < taps_; ++tap) {
      const Var is_here = chosen == static_cast<double>(tap);
      const Var mask = spread_from(weft::convert(is_here, DType::i32), tap) != 0, value = spread_from(at_.in[1], tap);
      made = chosen_of(mask, at_.on_tensors(at_.region(1), {made, value}, shape_)[0], made);
    }
    return made;
  }

 private:
  const Reading& at_;
  const Window& window_;
  bool is_pair_;
  Shape shape_, places_;  // of elements
  Index taps_ = 1;

  // The mask is one of elements.
  static constexpr Var chosen_of(Var mask, Var then, Var otherwise) {
    AxisList dims;
    for (int dim = 0; dim < mask.rank(); ++dim) dims.push_back(static_cast<std::int8_t>(dim));
    if (mask.rank() != then.rank()) mask = broadcast_in_dim(mask, then.shape(), dims);
    return weft::select(mask, then, otherwise);
  }

  // Where a tap of the first window lies in the padded tensor.
  constexpr Index offset(int dim, Index tap) const {
    for (int other = shape_.rank() - 1; other > dim; --other) tap /= window_.dims[other].size;
    return tap % window_.dims[dim].size;
  }
  // What a tap of every window meets, zeros outside.
  constexpr Var part_at(Var x, Index tap) const {
    for (int dim = 0; dim < shape_.rank(); ++dim) {
      const WindowDimension& own = window_.dims[dim];
      const Index start = offset(dim, tap), end = start + (places_[dim] - 1) * own.stride + 1;
      x = strided(part(padded(x, dim, own.low, own.high), dim, start, end), dim, own.stride);
    }
    return x;
  }
  // The other way round: the values of places where the tap meets the tensor.
  constexpr Var spread_from(Var y, Index tap) const {
    for (int dim = 0; dim < shape_.rank(); ++dim) {
      const WindowDimension& own = window_.dims[dim];
      y = spread_between(y, dim, own.stride - 1);
      const Index start = offset(dim, tap), whole = own.low + shape_[dim] + own.high;
      y = part(padded(y, dim, start, whole - start - y.shape()[dim]), dim, own.low, own.low + shape_[dim]);
    }
    return y;
  }
};
// (x, source, start): the gradient of a maximum over windows, and its like.
constexpr Buffer<Var> select_and_scatter(const Reading& at) {
  at.expect_operands(3);
  const bool is_pair = at.is_pair(0);
  const Window window = window_of(at, without_parts(at.in[0], is_pair).rank());
  const Node& start = at.graph()[at.in[2].id];
  const bool is_zero = !is_pair && is_constant(start.op) && at.graph().attributes<Literal>(at.in[2].id).value() == 0;
  const bool is_known = compares(at.region(0), "GE") && reducer_name(at.region(1)) == "stablehlo.add" && is_zero;
  const DType dtype = at.in[0].dtype();
  if (is_known && is_floating(dtype) && fits_vectors(dtype))
    return {weft::select_and_scatter(at.in[0], at.in[1], window)};
  if (at.in[0].elements() == 0 || at.in[1].elements() == 0) return {broadcast_to(at.in[2], at.in[0].shape())};
  for (const WindowDimension& dim : window.dims)
    if (dim.low < 0 || dim.high < 0) padding_is_negative(0, dim.low < 0 ? dim.low : dim.high);
  return {SelectionByTaps(at, window).run()};
}

}  // namespace weft::stablehlo::read

#endif
