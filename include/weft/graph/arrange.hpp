// Elements in another order or number: flip, roll, stack, split, one_hot.
#ifndef WEFT_GRAPH_ARRANGE_HPP
#define WEFT_GRAPH_ARRANGE_HPP

#include <weft/graph/move_dimensions.hpp>

namespace weft {

namespace detail {

// [start, limit) of one dimension.
constexpr Var part(Var x, int dim, Index start, Index limit) {
  Dims first(x.rank(), 0), last = x.shape().dims;
  if (start == 0 && limit == last[dim]) return x;
  first[dim] = start, last[dim] = limit;
  return slice(x, first, last);
}
// Zeros before and after the elements along one dimension.
constexpr Var padded_along(Var x, int dim, Index before, Index after) {
  if (before == 0 && after == 0) return x;
  Dims low(x.rank(), 0), high(x.rank(), 0);
  low[dim] = before, high[dim] = after;
  return pad(x, low, high);
}

}  // namespace detail

// The elements along `dim` from the last to the first. Error: dimension_out_of_range.
constexpr Var flip(LocatedVar x, Index dim) {
  if (!x.has_dimension("flip", dim, x.rank())) return x;
  const int own = dimension(dim, x.rank());
  const Index extent = x.shape()[own];
  if (extent < 2) return x;
  const Var rows = static_cast<double>(extent - 1) - iota(*x.graph, {extent}, 0);
  return detail::move_dimension(take(detail::move_dimension(x, own, 0), rows), 0, own);
}
// Element i along `dim` moves to (i + shift) modulo the extent; shift may be negative (numpy.roll, torch.roll).
constexpr Var roll(LocatedVar x, Index shift, Index dim) {
  if (!x.has_dimension("roll", dim, x.rank())) return x;
  const int own = dimension(dim, x.rank());
  const Index extent = x.shape()[own], moved = extent == 0 ? 0 : (shift % extent + extent) % extent;
  if (moved == 0) return x;
  const Var last = detail::part(x, own, extent - moved, extent), first = detail::part(x, own, 0, extent - moved);
  return concatenate({last, first}, own);
}
// Values of one shape along a new dimension `dim`: n of [2, 3] -> [n, 2, 3] for dim 0, [2, 3, n] for dim -1.
// Errors: dimension_out_of_range; those of concatenate.
constexpr Var stack(const Buffer<Var>& values, Index dim = 0, int line = __builtin_LINE(),
                    const char* file = __builtin_FILE()) {
  const LocatedVar first(values[0], line, file);
  if (!first.has_dimension("stack", dim, first.rank() + 1)) return first;
  Buffer<Var> made;
  for (const Var& value : values) {
    const int rank = value.rank();
    if (!first.beside(value).has_rank("stack", first.rank(), first.rank())) return first;
    for (int i = 0; i < rank; ++i)
      if (const Index one = first.shape()[i], other = value.shape()[i]; one != other) {
        if (first.notes_refusal("operand_shapes_differ", one, other)) return first;
        operand_shapes_differ("stack", i, one, other);
      }
    made.push_back(expand_dims(value, dim));
  }
  return concatenate(made, dimension(dim, first.rank() + 1), line, file);
}
// `parts` equal parts along `dim`. Errors: dimension_out_of_range, extent_does_not_divide.
constexpr Buffer<Var> split(LocatedVar x, Index parts, Index dim = 0) {
  if (!x.has_dimension("split", dim, x.rank())) return Buffer<Var>(parts, x);
  const int own = dimension(dim, x.rank());
  const Index extent = x.shape()[own];
  if (parts < 1 || extent % parts != 0) {
    if (x.notes_refusal("extent_does_not_divide", extent, parts)) return Buffer<Var>(parts < 1 ? 1 : parts, x);
    extent_does_not_divide("split", extent, parts);
  }
  Buffer<Var> made;
  for (Index i = 0; i < parts; ++i)
    made.push_back(detail::part(x, own, i * (extent / parts), (i + 1) * (extent / parts)));
  return made;
}
// Labels of i32 or u32 -> [..., classes] of 1 where the class is the label, else 0; a label that is no class gives zeros
// (jax.nn.one_hot). Error: element_type_not_supported.
constexpr Var one_hot(LocatedVar labels, Index classes, DType dtype = DType::f32) {
  const bool counts = labels.dtype() == DType::i32 || labels.dtype() == DType::u32;
  if (!labels.is_supported(counts, "one_hot")) return labels;
  if (classes < 1 && labels.notes_refusal("extent_is_negative", classes, 1)) return labels;
  Dims extents = labels.shape().dims;
  extents.push_back(classes);
  const Shape shape(extents);
  const Var numbers = iota(*labels.graph, shape, shape.rank() - 1, labels.dtype());
  return convert(broadcast_to(expand_dims(labels, -1), shape) == numbers, dtype);
}

}  // namespace weft

#endif
