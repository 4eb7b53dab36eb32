// Sharding rules of operations that compute element by element, move elements, or need dimensions whole.
#ifndef WEFT_SDY_RULES_OF_MOVEMENT_HPP
#define WEFT_SDY_RULES_OF_MOVEMENT_HPP

#include <weft/sdy/rule_site.hpp>
#include <weft/sharding/reshape_factors.hpp>

namespace weft::sdy::rules {

using Builder = ShardingRuleBuilder;
inline constexpr int no_dim = Builder::no_dim;

// A factor for each dimension of `shape`, of the kind that kind(dim) says.
template <class KindOf>
constexpr ShardingRule by_dimension(const RuleSite& at, const Shape& shape, const KindOf& kind) {
  Builder builder = at.builder();
  for (int dim = 0; dim < shape.rank(); ++dim) {
    Factor factor = kind(dim);
    factor.size = shape[dim];
    builder.add_everywhere(dim, factor);
  }
  return builder.take();
}
// Dimensions whose extents differ before and after are of the kind `mismatch`.
constexpr ShardingRule by_extent(const RuleSite& at, FactorKind mismatch, bool is_blocked) {
  const Shape &from = at.operand(0), &to = at.result();
  return by_dimension(at, from, [&](int dim) {
    return dim < to.rank() && from[dim] == to[dim] ? Factor{} : Factor{1, mismatch, is_blocked};
  });
}
constexpr Factor factor_where(bool condition, FactorKind kind, bool is_blocked = false) {
  return condition ? Factor{1, kind, is_blocked} : Factor{};
}

constexpr ShardingRule pointwise(const RuleSite& at) {
  return by_dimension(at, at.result(), [](int) { return Factor{}; });
}
// Between elements of different widths the innermost dimension of the narrower ones is whole.
constexpr ShardingRule bitcast_convert(const RuleSite& at) {
  const Shape &from = at.operand(0), &to = at.result();
  Builder builder = at.builder();
  builder.add_pointwise(from.rank() < to.rank() ? from : to);
  if (from.rank() < to.rank())
    builder.add({}, {to.rank() - 1}, {to[to.rank() - 1], FactorKind::need_replication});
  else if (from.rank() > to.rank())
    builder.add({from.rank() - 1}, {}, {from[from.rank() - 1], FactorKind::need_replication});
  return builder.take();
}
constexpr ShardingRule broadcast_in_dim(const RuleSite& at) {
  const Shape &from = at.operand(0), &to = at.result();
  const Buffer<Index> dims = at.integers("broadcast_dimensions", "dims");
  Builder builder = at.builder();
  for (int out = 0; out < to.rank(); ++out) {
    int in = no_dim;
    for (int i = 0; i < dims.size() && i < from.rank(); ++i)
      if (dims[i] == out) in = i;
    if (in != no_dim && from[in] == 1 && to[out] != 1) {
      builder.add({in}, {}, {1});
      in = no_dim;
    }
    builder.add({in}, {out}, {to[out]});
  }
  return builder.take();
}
constexpr ShardingRule transpose(const RuleSite& at) {
  const Buffer<Index> order = at.integers("permutation", "dims");
  Builder builder = at.builder();
  for (int out = 0; out < at.result().rank() && out < order.size(); ++out)
    builder.add({static_cast<int>(order[out])}, {out}, {at.result()[out]});
  return builder.take();
}
// Nothing is propagated through no elements.
constexpr ShardingRule reshape(const RuleSite& at) {
  ShardingRule rule;
  if (at.operand(0).elements() == 0) return rule;
  const ReshapeFactors factors = reshape_factors(at.operand(0), at.result());
  for (const Index size : factors.sizes) rule.factors.push_back({size});
  rule.operands.push_back(factors.from);
  rule.results.push_back(factors.to);
  return rule;
}
constexpr ShardingRule reverse(const RuleSite& at) {
  const Buffer<Index> dims = at.integers("dimensions", "dims");
  return by_dimension(at, at.result(),
                      [&](int dim) { return factor_where(contains(dims, dim), FactorKind::permutation); });
}
constexpr ShardingRule pad_or_slice(const RuleSite& at) {
  return by_extent(at, FactorKind::permutation, at.is_conservative);
}
constexpr ShardingRule dynamic_slice(const RuleSite& at) { return by_extent(at, FactorKind::need_replication, true); }

constexpr bool is_constant(const Operation* operation) {
  return operation != nullptr && (operation->name == "stablehlo.constant" || operation->name == "sdy.constant");
}
// A cut dimension of the whole stays cut, while each device has all of the update; if the places are constants, that
// may be cut, too.
constexpr ShardingRule dynamic_update_slice(const RuleSite& at) {
  const Shape &whole = at.operand(0), &update = at.operand(1);
  bool is_placed = true;
  for (Index i = 2; i < at.operands(); ++i)
    is_placed = is_placed && is_constant(at.uses.makers[at.operation.operands[i]]);
  Builder builder = at.builder();
  for (int dim = 0; dim < whole.rank(); ++dim) {
    if (whole[dim] == update[dim]) {
      builder.add_everywhere(dim, {whole[dim]});
      continue;
    }
    builder.add({dim, no_dim}, {dim}, {whole[dim]});
    builder.add({no_dim, dim}, {}, {update[dim], is_placed ? FactorKind::pass_through : FactorKind::need_replication});
  }
  return builder.take();
}

constexpr const Operation* slice_that_makes(const RuleSite& at, Index value) {
  const Operation* const maker = at.uses.makers[value];
  return maker != nullptr && maker->name == "stablehlo.slice" ? maker : nullptr;
}
// Rows are exchanged where all operands are slices, or slices and the whole of one value; else they need all.
constexpr FactorKind kind_of_concatenation(const RuleSite& at) {
  bool all_sliced = true, any_sliced = false, are_of_one = true;
  Index first = -1;
  for (const Index value : at.operation.operands) {
    const Operation* const slice = slice_that_makes(at, value);
    const Index source = slice != nullptr ? slice->operands[0] : value;
    all_sliced = all_sliced && slice != nullptr;
    any_sliced = any_sliced || slice != nullptr;
    if (first < 0) first = source;
    are_of_one = are_of_one && source == first;
  }
  return all_sliced || (any_sliced && are_of_one) ? FactorKind::permutation : FactorKind::need_replication;
}
constexpr ShardingRule concatenate(const RuleSite& at) {
  const Index joined = at.number("dimension", "dim");
  const FactorKind kind = kind_of_concatenation(at);
  Builder builder = at.builder();
  for (int dim = 0; dim < at.result().rank(); ++dim)
    if (dim != joined)
      builder.add_everywhere(dim, {at.result()[dim]});
    else if (!at.is_conservative)
      builder.add_everywhere(dim, {at.result()[dim], kind});
  return builder.take();
}

// Does a window leave this dimension as it is?
constexpr bool is_untouched(const RuleSite& at, int dim) {
  const auto at_dim = [&](const char* name, Index place, Index otherwise) {
    const Buffer<Index> numbers = at.integers(name);
    return place < numbers.size() ? numbers[place] : otherwise;
  };
  return at_dim("padding", 2 * dim, 0) == 0 && at_dim("padding", 2 * dim + 1, 0) == 0 &&
         at_dim("window_strides", dim, 1) == 1 && at_dim("window_dimensions", dim, 1) == 1;
}
constexpr ShardingRule reduce_window(const RuleSite& at) {
  return by_dimension(at, at.result(), [&](int dim) {
    return factor_where(!is_untouched(at, dim), FactorKind::permutation, at.is_conservative);
  });
}
// (operand, source, start): a factor for the places, and one for the elements that windows move over.
constexpr ShardingRule select_and_scatter(const RuleSite& at) {
  const Shape &places = at.operand(1), &to = at.result();
  Builder builder = at.builder();
  for (int dim = 0; dim < to.rank(); ++dim) {
    if (is_untouched(at, dim)) {
      builder.add_everywhere(dim, {to[dim]});
      continue;
    }
    builder.add({no_dim, dim}, {}, {places[dim], FactorKind::need_replication, at.is_conservative});
    builder.add({dim}, {dim}, {to[dim], FactorKind::permutation, at.is_conservative});
  }
  return builder.take();
}

// --- what needs dimensions whole
constexpr ShardingRule cholesky(const RuleSite& at) {
  const int batch = at.result().rank() - 2;
  return by_dimension(at, at.result(),
                      [&](int dim) { return factor_where(dim >= batch, FactorKind::need_replication); });
}
constexpr ShardingRule fft(const RuleSite& at) {
  const Shape& from = at.operand(0);
  const Index batch = from.rank() - at.integers("fft_length", "length").size();
  const int last = from.rank() - 1;
  const bool is_truncated = from[last] != at.result()[last];
  return by_dimension(at, from, [&](int dim) {
    return factor_where(dim >= batch, FactorKind::need_replication, dim == last && is_truncated);
  });
}
// Where nothing else could be cut, the sorted dimension is left alone.
constexpr ShardingRule sort(const RuleSite& at) {
  const Shape& shape = at.operand(0);
  const Index sorted = at.number("dimension");
  bool is_alone = true;
  for (int dim = 0; dim < shape.rank(); ++dim) is_alone = is_alone && (dim == sorted || shape[dim] == 1);
  return by_dimension(at, shape,
                      [&](int dim) { return factor_where(dim == sorted, FactorKind::need_replication, is_alone); });
}
// The state stays whole; any cut of the numbers will do.
constexpr ShardingRule rng_bit_generator(const RuleSite& at) {
  Builder builder = at.builder();
  for (int dim = 0; dim < at.operand(0).rank(); ++dim)
    builder.add({dim}, {dim, no_dim}, {at.operand(0)[dim], FactorKind::need_replication, true});
  for (int dim = 0; dim < at.result(1).rank(); ++dim) builder.add({}, {no_dim, dim}, {at.result(1)[dim]});
  return builder.take();
}
// (x, scale, offset, mean, variance): the feature dimension is that of all five.
constexpr ShardingRule batch_norm_inference(const RuleSite& at) {
  const Index feature = at.number("feature_index");
  Builder builder = at.builder();
  for (int dim = 0; dim < at.result().rank(); ++dim) {
    Builder::DimList operands(at.operands(), dim == feature ? 0 : no_dim);
    operands[0] = dim;
    builder.add(operands, {dim}, {at.result()[dim]});
  }
  return builder.take();
}

}  // namespace weft::sdy::rules

#endif
