// Sharding rules of products, reductions, solvers and of collectives that the module has itself.
#ifndef WEFT_SDY_RULES_OF_CONTRACTION_HPP
#define WEFT_SDY_RULES_OF_CONTRACTION_HPP

#include <weft/sdy/rules_of_movement.hpp>

namespace weft::sdy::rules {

struct DotNumbers {
  Buffer<Index> left_batch, right_batch, left_contracting, right_contracting;
};
constexpr DotNumbers dot_numbers(const RuleSite& at) {
  const char* const generic = "dot_dimension_numbers";
  if (at.find(generic) != nullptr)
    return {at.integers_in(generic, "lhs_batching_dimensions"), at.integers_in(generic, "rhs_batching_dimensions"),
            at.integers_in(generic, "lhs_contracting_dimensions"),
            at.integers_in(generic, "rhs_contracting_dimensions")};
  const auto side = [&](const char* name, Index which) {
    const Attribute* const both = at.find(name);
    if (both == nullptr || both->items.size() != 2) return Buffer<Index>();
    return stablehlo::integer_list(at.module, both->items[which]);
  };
  return {side("batching_dims", 0), side("batching_dims", 1), side("contracting_dims", 0), side("contracting_dims", 1)};
}
constexpr ShardingRule dot_of(const RuleSite& at, const DotNumbers& dot) {
  const Shape &left = at.operand(0), &right = at.operand(1);
  if (dot.left_batch.size() != dot.right_batch.size() || dot.left_contracting.size() != dot.right_contracting.size())
    stablehlo_is_malformed(at.operation.place, "as many dimensions of both operands", at.operation.name);
  Builder builder = at.builder();
  int out = 0;
  for (Index i = 0; i < dot.left_batch.size(); ++i)
    builder.add({static_cast<int>(dot.left_batch[i]), static_cast<int>(dot.right_batch[i])}, {out++},
                {left[dot.left_batch[i]]});
  for (int dim = 0; dim < left.rank(); ++dim)
    if (!contains(dot.left_batch, dim) && !contains(dot.left_contracting, dim))
      builder.add({dim, no_dim}, {out++}, {left[dim]});
  for (int dim = 0; dim < right.rank(); ++dim)
    if (!contains(dot.right_batch, dim) && !contains(dot.right_contracting, dim))
      builder.add({no_dim, dim}, {out++}, {right[dim]});
  for (Index i = 0; i < dot.left_contracting.size(); ++i)
    builder.add({static_cast<int>(dot.left_contracting[i]), static_cast<int>(dot.right_contracting[i])}, {},
                {left[dot.left_contracting[i]], FactorKind::reduction});
  return builder.take();
}
constexpr ShardingRule dot_general(const RuleSite& at) { return dot_of(at, dot_numbers(at)); }
constexpr ShardingRule dot(const RuleSite& at) { return dot_of(at, {{}, {}, {at.operand(0).rank() - 1}, {0}}); }

// Which dimension of a side of a convolution is `label`: "b", "f", "o", "i", or the number of a spatial one.
constexpr int labeled(const RuleSite& at, Index side, std::string_view label) {
  const Attribute* const numbers = at.find("dimension_numbers", "dim_numbers");
  if (numbers == nullptr || numbers->items.size() != 3)
    stablehlo_attribute_is_missing(at.operation.place, at.operation.name, "dimension_numbers");
  const Buffer<Attribute>& labels = numbers->items[side].items;
  for (int dim = 0; dim < labels.size(); ++dim)
    if (labels[dim].text == label) return dim;
  stablehlo_is_malformed(numbers->place, "each dimension of a convolution once", label);
}
constexpr int labeled(const RuleSite& at, Index side, int spatial) {
  const char digit = static_cast<char>('0' + spatial);
  return labeled(at, side, std::string_view(&digit, 1));
}
// `count`: "feature_group_count" or "batch_group_count".
constexpr Index groups_of(const RuleSite& at, const char* count) {
  const Buffer<Index> given = at.integers(count);
  return given.empty() ? 1 : given[0];
}
constexpr bool has_groups(const RuleSite& at) {
  return groups_of(at, "feature_group_count") != 1 || groups_of(at, "batch_group_count") != 1;
}
// A spatial dimension is cut along its windows, or along the taps, in parts as large as there are of either, the more
// numerous first.
constexpr void add_spatial_factors(Builder& builder, const RuleSite& at, int spatial) {
  const int in = labeled(at, 0, spatial), tap = labeled(at, 1, spatial), out = labeled(at, 2, spatial);
  const Index windows = at.result()[out], taps = at.operand(1)[tap];
  Index rest = at.operand(0)[in];
  const auto add = [&](bool of_taps) {
    const Index size = of_taps ? taps : windows, part = size < rest ? size : rest;
    if (part <= 1) return;
    rest /= part;
    if (of_taps)
      builder.add({in, tap}, {}, {part, FactorKind::reduction});
    else
      builder.add({in, no_dim}, {out}, {part, FactorKind::permutation});
  };
  add(taps > windows);
  add(taps <= windows);
}
constexpr ShardingRule convolution(const RuleSite& at) {
  const int batch = labeled(at, 0, "b"), feature = labeled(at, 0, "f"), kernel_in = labeled(at, 1, "i"),
            kernel_out = labeled(at, 1, "o"), out_batch = labeled(at, 2, "b"), out_feature = labeled(at, 2, "f");
  const Index batch_groups = groups_of(at, "batch_group_count"),
              feature_groups = groups_of(at, "feature_group_count");
  if (batch_groups < 1 || feature_groups < 1)
    stablehlo_is_malformed(at.operation.place, "one group at least", at.operation.name);
  Builder builder = at.builder();
  if (batch_groups > 1) builder.add({batch, kernel_out}, {out_feature}, {batch_groups});
  builder.add({batch, no_dim}, {out_batch}, {at.result()[out_batch]});
  for (int i = 0; !at.is_conservative && i < at.result().rank() - 2; ++i) add_spatial_factors(builder, at, i);
  if (feature_groups > 1) builder.add({feature, kernel_out}, {out_feature}, {feature_groups});
  builder.add({feature, kernel_in}, {}, {at.operand(1)[kernel_in], FactorKind::reduction});
  if (const Index rest = at.result()[out_feature] / (batch_groups * feature_groups); rest > 1)
    builder.add({no_dim, kernel_out}, {out_feature}, {rest});
  return builder.take();
}

// The first half of the operands is reduced, the other one are initial values.
constexpr ShardingRule reduce(const RuleSite& at) {
  const Buffer<Index> reduced = at.integers("dimensions");
  const Shape& shape = at.operand(0);
  Builder builder = at.builder();
  int out = 0;
  for (int dim = 0; dim < shape.rank(); ++dim) {
    const Builder::DimList operands(at.results(), dim);
    if (contains(reduced, dim))
      builder.add(operands, {}, {shape[dim], FactorKind::reduction});
    else
      builder.add(operands, Builder::DimList(at.results(), out++), {shape[dim]});
  }
  return builder.take();
}

// a x = b, or x a = b: batches alone are cut alike.
constexpr ShardingRule triangular_solve(const RuleSite& at) {
  const Shape &a = at.operand(0), &b = at.operand(1);
  const int rows = a.rank() - 2, columns = a.rank() - 1;
  const Attribute* const side = at.find("left_side");
  const bool is_left = side != nullptr && side->text == "true";
  const Attribute* const order = at.find("transpose_a");
  const bool is_transposed = order != nullptr && (order->text == "TRANSPOSE" || order->text == "ADJOINT");
  const int solved = is_left ? rows : columns, free = is_left ? columns : rows;  // of b and of the result
  const int met = is_left == is_transposed ? columns : rows, contracted = met == rows ? columns : rows;  // of a
  const auto whole = [](Index size) { return Factor{size, FactorKind::need_replication}; };
  Builder builder = at.builder();
  for (int dim = 0; dim < rows; ++dim) builder.add_everywhere(dim, {a[dim]});
  if (!is_left) builder.add({no_dim, free}, {free}, whole(b[free]));
  builder.add({met, solved}, {}, whole(a[met]));
  if (is_left) builder.add({no_dim, free}, {free}, whole(b[free]));
  builder.add({contracted, no_dim}, {solved}, whole(a[contracted]));
  return builder.take();
}

// Collectives are of devices, not of factors: what they split or join is whole.
constexpr ShardingRule with_own_dimensions(const RuleSite& at, const Buffer<Index>& own) {
  const Shape &from = at.operand(0), &to = at.result();
  Builder builder = at.builder();
  for (int dim = 0; dim < from.rank(); ++dim)
    if (!contains(own, dim)) builder.add_everywhere(dim, {from[dim]});
  for (const Index dim : own) {
    builder.add_to_operands(static_cast<int>(dim), {from[dim], FactorKind::need_replication});
    builder.add_to_results(static_cast<int>(dim), {to[dim], FactorKind::need_replication});
  }
  return builder.take();
}
constexpr ShardingRule all_gather(const RuleSite& at) { return with_own_dimensions(at, {at.number("all_gather_dim")}); }
constexpr ShardingRule reduce_scatter(const RuleSite& at) {
  return with_own_dimensions(at, {at.number("scatter_dimension")});
}
constexpr ShardingRule all_to_all(const RuleSite& at) {
  const Index split = at.number("split_dimension"), joined = at.number("concat_dimension");
  Buffer<Index> own{split};
  if (joined != split) own.push_back(joined);
  return with_own_dimensions(at, own);
}

}  // namespace weft::sdy::rules

#endif
