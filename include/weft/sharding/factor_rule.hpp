// Factor rules: every operation as an einsum over named factors. A dimension of an operand or of the result maps to one
// factor; dimensions with the same factor are cut alike; a factor that no result dimension has is summed over; a factor
// may demand to stay uncut. This is the sharding column of the op table.
#ifndef WEFT_SHARDING_FACTOR_RULE_HPP
#define WEFT_SHARDING_FACTOR_RULE_HPP

#include <weft/graph/shape_rules.hpp>
#include <weft/sharding/layout.hpp>

namespace weft {

inline constexpr int max_factors = 3 * max_rank;
inline constexpr std::int8_t uncut = -1;  // a dimension that must not be cut

struct FactorRule {
  using Dimensions = fixed_vector<std::int8_t, max_rank>;  // factor of every dimension, or `uncut`
  fixed_vector<Dimensions, 3> operands;                    // the last one serves all operands that follow
  Dimensions result;
  bool linear = false;  // f(sum of pieces) = sum of f(pieces), operands that are not unreduced held equal everywhere

  [[nodiscard]] constexpr const Dimensions& operand(Index i) const {
    return operands[i < operands.size() ? i : operands.size() - 1];
  }
};

namespace detail {

constexpr FactorRule::Dimensions identity_factors(int rank) {
  FactorRule::Dimensions dims;
  for (int i = 0; i < rank; ++i) dims.push_back(static_cast<std::int8_t>(i));
  return dims;
}

constexpr FactorRule dot_factors(const DotDims& dot, int left_rank, int right_rank) {
  FactorRule rule;
  rule.operands.push_back(identity_factors(left_rank));
  FactorRule::Dimensions right(right_rank, 0);
  std::int8_t next = static_cast<std::int8_t>(left_rank);
  const AxisList right_free = shape_rule::free_dims(right_rank, dot.right_batch, dot.right_contracting);
  for (int i = 0; i < dot.right_batch.size(); ++i) right[dot.right_batch[i]] = dot.left_batch[i];
  for (int i = 0; i < dot.right_contracting.size(); ++i) right[dot.right_contracting[i]] = dot.left_contracting[i];
  for (const auto dim : dot.left_batch) rule.result.push_back(dim);
  for (const auto dim : shape_rule::free_dims(left_rank, dot.left_batch, dot.left_contracting))
    rule.result.push_back(dim);
  for (const auto dim : right_free) {
    right[dim] = next;
    rule.result.push_back(next++);
  }
  rule.operands.push_back(right);
  return rule;
}

// Dimensions that keep their extent share a factor if the same product of extents lies before them on both sides; then
// a cut of the dimension is the same cut of the bytes. A leading dimension of a group that merges or splits shares its
// factor with the leading dimension of the other side.
constexpr FactorRule reshape_factors(const Shape& from, const Shape& to) {
  FactorRule rule;
  FactorRule::Dimensions in(from.rank(), uncut), out(to.rank(), uncut);
  int i = 0, j = 0;
  std::int8_t factor = 0;
  while (i < from.rank() && j < to.rank()) {
    if (from[i] == 1 && to[j] != 1) {
      ++i;
      continue;
    }
    if (to[j] == 1 && from[i] != 1) {
      ++j;
      continue;
    }
    in[i] = out[j] = factor++;
    Index a = from[i++], b = to[j++];
    while (a != b && i <= from.rank() && j <= to.rank()) {
      if (a < b && i < from.rank())
        a *= from[i++];
      else if (b < a && j < to.rank())
        b *= to[j++];
      else
        break;
    }
  }
  rule.operands.push_back(in);
  rule.result = out;
  rule.linear = true;
  return rule;
}

}  // namespace detail

// The rule of node `id`, on its global shapes.
[[nodiscard]] constexpr FactorRule factor_rule(const Graph& graph, Id id) {
  using detail::identity_factors;
  const Node& node = graph[id];
  const auto rank_of = [&](Index i) { return graph[graph.operand(id, i)].shape.rank(); };
  FactorRule rule;
  switch (node.op) {
    case Op::broadcast: {
      const Shape& from = graph[graph.operand(id, 0)].shape;
      FactorRule::Dimensions in;
      for (int i = 0; i < from.rank(); ++i)
        in.push_back(from[i] == node.shape[node.attributes.dims[i]] ? node.attributes.dims[i] : uncut);
      rule.operands.push_back(in);
      rule.result = identity_factors(node.shape.rank());
      rule.linear = true;
      return rule;
    }
    case Op::reshape: return detail::reshape_factors(graph[graph.operand(id, 0)].shape, node.shape);
    case Op::transpose:
      rule.operands.push_back(identity_factors(rank_of(0)));
      for (const auto dim : node.attributes.dims) rule.result.push_back(dim);
      rule.linear = true;
      return rule;
    case Op::slice:
    case Op::pad: {
      FactorRule::Dimensions dims = identity_factors(node.shape.rank());
      const Shape& from = graph[graph.operand(id, 0)].shape;
      for (int i = 0; i < from.rank(); ++i)
        if (from[i] != node.shape[i]) dims[i] = uncut;
      rule.operands.push_back(dims);
      rule.result = dims;
      rule.linear = true;
      return rule;
    }
    case Op::concatenate:
      rule.result = identity_factors(node.shape.rank());
      rule.result[node.attributes.dims[0]] = uncut;
      rule.operands.push_back(rule.result);
      rule.linear = true;
      return rule;
    case Op::reduce_sum:
    case Op::reduce_max:
    case Op::reduce_min:
      rule.operands.push_back(identity_factors(rank_of(0)));
      for (int i = 0; i < rank_of(0); ++i)
        if (!node.attributes.dims.contains(static_cast<std::int8_t>(i)))
          rule.result.push_back(static_cast<std::int8_t>(i));
      rule.linear = node.op == Op::reduce_sum;
      return rule;
    case Op::dot_general: return detail::dot_factors(node.attributes.dot, rank_of(0), rank_of(1));
    case Op::take_rows: {  // table [uncut, 1..], indices [0] -> [0, 1..]
      FactorRule::Dimensions table = identity_factors(rank_of(0));
      rule.result = table;
      table[0] = uncut;
      rule.operands.push_back(table);
      rule.operands.push_back({0});
      return rule;
    }
    case Op::scatter_add_rows: {  // updates [0, 1..], indices [0] -> [uncut, 1..]
      rule.operands.push_back(identity_factors(rank_of(0)));
      rule.operands.push_back({0});
      rule.result = identity_factors(node.shape.rank());
      rule.result[0] = uncut;
      return rule;
    }
    default:  // elementwise
      for (Index i = 0; i < node.operand_count; ++i) rule.operands.push_back(identity_factors(node.shape.rank()));
      rule.result = identity_factors(node.shape.rank());
      rule.linear = node.op == Op::negate || node.op == Op::add || node.op == Op::subtract;
      return rule;
  }
}

}  // namespace weft

#endif
