// ShardingRule: an operation of any number of operands and results as an einsum over factors with sizes and kinds,
// whose dimensions may be made of several factors, major to minor. What shardings are propagated along
// (propagate_factors.hpp).
#ifndef WEFT_SHARDING_SHARDING_RULE_HPP
#define WEFT_SHARDING_SHARDING_RULE_HPP

#include <weft/base/buffer.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

enum class FactorKind : std::uint8_t {
  pass_through,      // pieces are made of pieces
  reduction,         // pieces of the result are summed up
  need_replication,  // the operation needs it whole, but what is around may be cut alike
  permutation        // devices exchange rows along it
};

struct Factor {
  Index size = 1;
  FactorKind kind = FactorKind::pass_through;
  bool is_blocked = false;  // nothing is propagated along it
  friend constexpr bool operator==(const Factor&, const Factor&) = default;
};

struct ShardingRule {
  using Dimension = fixed_vector<std::int8_t, 4 * max_rank>;  // factors by number, major first; at least one
  using Tensor = fixed_vector<Dimension, max_rank>;

  Buffer<Factor> factors;
  Buffer<Tensor> operands, results;
  bool is_custom = false;  // written by the user

  // Operations that nothing is propagated through have none.
  [[nodiscard]] constexpr bool is_none() const noexcept { return operands.empty() && results.empty(); }
  friend constexpr bool operator==(const ShardingRule&, const ShardingRule&) = default;
};

// Collects factors, one after the other, and which dimensions have them.
class ShardingRuleBuilder {
 public:
  static constexpr int no_dim = -1;
  using DimList = Buffer<int>;  // a dimension of each operand, or of each result; no_dim: it does not have the factor

  constexpr ShardingRuleBuilder(const Buffer<Shape>& operands, const Buffer<Shape>& results) {
    for (const Shape& shape : operands) rule_.operands.push_back(ShardingRule::Tensor(shape.rank(), {}));
    for (const Shape& shape : results) rule_.results.push_back(ShardingRule::Tensor(shape.rank(), {}));
  }

  constexpr void add(const DimList& operand_dims, const DimList& result_dims, const Factor& factor) {
    const std::int8_t number = declare(factor);
    for (Index i = 0; i < operand_dims.size(); ++i) give(rule_.operands[i], operand_dims[i], number, factor.size);
    for (Index i = 0; i < result_dims.size(); ++i) give(rule_.results[i], result_dims[i], number, factor.size);
  }
  // Dimension `dim` of all that are no scalars.
  constexpr void add_everywhere(int dim, const Factor& factor) {
    const std::int8_t number = declare(factor);
    give_all(rule_.operands, dim, number);
    give_all(rule_.results, dim, number);
  }
  constexpr void add_to_operands(int dim, const Factor& factor) { give_all(rule_.operands, dim, declare(factor)); }
  constexpr void add_to_results(int dim, const Factor& factor) { give_all(rule_.results, dim, declare(factor)); }
  // A factor for each dimension of `shape`.
  constexpr void add_pointwise(const Shape& shape) {
    for (int dim = 0; dim < shape.rank(); ++dim) add_everywhere(dim, {shape[dim]});
  }

  // Dimensions without a factor get one of size 1 each.
  [[nodiscard]] constexpr ShardingRule take() {
    for (Buffer<ShardingRule::Tensor>* tensors : {&rule_.operands, &rule_.results})
      for (ShardingRule::Tensor& tensor : *tensors)
        for (ShardingRule::Dimension& dimension : tensor)
          if (dimension.empty()) dimension.push_back(declare({}));
    return static_cast<ShardingRule&&>(rule_);
  }

 private:
  ShardingRule rule_;

  constexpr std::int8_t declare(const Factor& factor) {
    rule_.factors.push_back(factor);
    return static_cast<std::int8_t>(rule_.factors.size() - 1);
  }
  // A factor of size 1 adds nothing to others.
  static constexpr void give(ShardingRule::Tensor& tensor, int dim, std::int8_t factor, Index size) {
    if (dim != no_dim && (size != 1 || tensor[dim].empty())) tensor[dim].push_back(factor);
  }
  static constexpr void give_all(Buffer<ShardingRule::Tensor>& tensors, int dim, std::int8_t factor) {
    for (ShardingRule::Tensor& tensor : tensors)
      if (!tensor.empty()) tensor[dim].push_back(factor);
  }
};

// All operands and results have one shape, and lie alike.
[[nodiscard]] constexpr ShardingRule identity_rule(const Shape& shape, Index operands = 1, Index results = 1) {
  ShardingRuleBuilder builder(Buffer<Shape>(operands, shape), Buffer<Shape>(results, shape));
  builder.add_pointwise(shape);
  return builder.take();
}

}  // namespace weft

#endif
