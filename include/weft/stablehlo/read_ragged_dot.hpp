// Products of groups of rows, chlo.ragged_dot, as jax.lax.ragged_dot prints them: a dimension of the left operand is
// cut into groups of unlike sizes that an operand holds.
#ifndef WEFT_STABLEHLO_READ_RAGGED_DOT_HPP
#define WEFT_STABLEHLO_READ_RAGGED_DOT_HPP

#include <weft/stablehlo/read_contractions.hpp>
#include <weft/stablehlo/read_movement.hpp>

namespace weft::stablehlo::read {

// sizes [..., g], from 0 on in their order -> [..., extent, g]: is the place the group's?
constexpr Var are_in_groups(Var sizes, Index extent) {
  sizes = weft::convert(sizes, DType::i32);
  const int last = sizes.rank() - 1;
  Dims pairs = sizes.shape().dims, places = sizes.shape().dims;
  pairs.push_back(pairs.back());
  places.insert(last, extent);
  AxisList first, around;  // where the dimensions of sizes stand among those of pairs, and of places
  for (int dim = 0; dim <= last; ++dim) first.push_back(static_cast<std::int8_t>(dim)), around.push_back(first.back());
  around.back() = static_cast<std::int8_t>(last + 1);
  Graph& graph = *sizes.graph;
  const Var is_before = weft::iota(graph, Shape(pairs), last) <= weft::iota(graph, Shape(pairs), last + 1);
  const Var each = weft::broadcast_in_dim(sizes, Shape(pairs), first);
  const Var ends = weft::sum(weft::select(is_before, each, 0.0), Index{last});
  const auto beside = [&](Var x) { return weft::broadcast_in_dim(x, Shape(places), around); };
  const Var place = weft::iota(graph, Shape(places), last);
  return (beside(ends - sizes) <= place) & (place < beside(ends));
}
// x [...] -> [..., g], zero where a place along `ragged` is not the group's; groups are those of each place in
// `prefix`.
constexpr Var by_groups(Var x, Var is_in_group, const AxisList& prefix, std::int8_t ragged) {
  const int rank = x.rank();
  Dims extents = x.shape().dims;
  extents.push_back(is_in_group.shape().dims.back());
  AxisList own, of_groups = prefix;
  for (int dim = 0; dim < rank; ++dim) own.push_back(static_cast<std::int8_t>(dim));
  of_groups.push_back(ragged), of_groups.push_back(static_cast<std::int8_t>(rank));
  return weft::select(weft::broadcast_in_dim(is_in_group, Shape(extents), of_groups),
                      weft::broadcast_in_dim(x, Shape(extents), own), 0.0);
}

// What the attribute says beside the dimensions of a product.
struct RaggedDims {
  DotDims dot;
  std::int8_t ragged = 0;  // of the left operand
  AxisList groups;         // of the right one, if the ragged dimension is not contracted
};
// Errors: stablehlo_is_malformed, dimension_out_of_range.
constexpr RaggedDims ragged_dims(const Reading& at) {
  const Attribute& numbers = at.attribute("ragged_dot_dimension_numbers");
  const auto list = [&](const char* name) {
    const Attribute* const found = find(numbers.items, name);
    return found == nullptr ? AxisList() : at.axes(at.integers(*found));
  };
  RaggedDims made{{list("lhs_batching_dimensions"), list("rhs_batching_dimensions"), list("lhs_contracting_dimensions"),
                   list("rhs_contracting_dimensions")},
                  0,
                  list("rhs_group_dimensions")};
  const AxisList ragged = list("lhs_ragged_dimensions");
  if (ragged.size() != 1) stablehlo_is_malformed(numbers.place, "one ragged dimension in", at.operation.name);
  made.ragged = ragged[0];
  const auto check = [&](const AxisList& dims, int rank) {
    for (const std::int8_t dim : dims)
      if (dim < 0 || dim >= rank) dimension_out_of_range("ragged_dot", dim, rank);
  };
  for (const AxisList& dims : {made.dot.left_batch, made.dot.left_contracting, ragged}) check(dims, at.in[0].rank());
  for (const AxisList& dims : {made.dot.right_batch, made.dot.right_contracting, made.groups})
    check(dims, at.in[1].rank());
  return made;
}
// Where a dimension stands in a list; -1: it does not.
constexpr int place_in(const AxisList& dims, std::int8_t dim) {
  for (int i = 0; i < dims.size(); ++i)
    if (dims[i] == dim) return i;
  return -1;
}

// Three kinds, by what the ragged dimension is. Neither contracted nor in the batch: each group has a matrix of its
// own. Contracted: each group has a sum of its own, which comes first in the result. In the batch: an ordinary product.
constexpr Buffer<Var> ragged_dot(const Reading& at) {
  at.expect_operands(3);
  RaggedDims dims = ragged_dims(at);
  DotDims& dot = dims.dot;
  Reading product = at;
  product.in.resize(2);
  if (place_in(dot.left_batch, dims.ragged) >= 0) return dot_of(product, dot);
  const int contracted = place_in(dot.left_contracting, dims.ragged);
  const bool is_contracted = contracted >= 0;
  if (dims.groups.size() != (is_contracted ? 0 : 1) || dot.left_contracting.size() != dot.right_contracting.size() ||
      dot.left_batch.size() != dot.right_batch.size())
    stablehlo_is_malformed(at.operation.place, "as many dimensions on both sides, and one of groups, in",
                           at.operation.name);
  // Groups may differ from place to place of the batch, and of what stands before the ragged dimension.
  AxisList prefix = dot.left_batch, right_prefix = dot.right_batch;
  for (int i = 0; i < contracted; ++i)
    prefix.push_back(dot.left_contracting[i]), right_prefix.push_back(dot.right_contracting[i]);
  for (std::int8_t dim = 0; !is_contracted && dim < dims.ragged; ++dim)
    if (place_in(dot.left_batch, dim) < 0 && place_in(dot.left_contracting, dim) < 0) prefix.push_back(dim);
  Var sizes = at.in[2];
  if (sizes.rank() == 1) {
    Dims extents;
    for (const std::int8_t dim : prefix) extents.push_back(at.in[0].shape()[dim]);
    extents.push_back(sizes.shape()[0]);
    sizes = broadcast_to(sizes, Shape(extents));
  }
  if (sizes.rank() != prefix.size() + 1) operand_ranks_differ("ragged_dot", sizes.rank(), prefix.size() + 1);
  const Var is_in_group = are_in_groups(sizes, at.in[0].shape()[dims.ragged]);
  const auto last = [](Var x) { return static_cast<std::int8_t>(x.rank()); };
  product.in[0] = by_groups(at.in[0], is_in_group, prefix, dims.ragged);
  if (is_contracted) {
    product.in[1] = by_groups(at.in[1], is_in_group, right_prefix, dot.right_contracting[contracted]);
    dot.left_batch.insert(0, last(at.in[0])), dot.right_batch.insert(0, last(at.in[1]));
  } else {
    dot.left_contracting.push_back(last(at.in[0])), dot.right_contracting.push_back(dims.groups[0]);
  }
  return dot_of(product, dot);
}

}  // namespace weft::stablehlo::read

#endif
