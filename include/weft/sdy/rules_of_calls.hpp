// Sharding rules of custom_call, by target: what XLA and JAX call so.
#ifndef WEFT_SDY_RULES_OF_CALLS_HPP
#define WEFT_SDY_RULES_OF_CALLS_HPP

#include <weft/sdy/rules_of_movement.hpp>

namespace weft::sdy::rules {

// The batches of matrices, which everything has.
constexpr Builder batches(const RuleSite& at) {
  const Shape& matrices = at.operand(0);
  Builder builder = at.builder();
  for (int dim = 0; dim < matrices.rank() - 2; ++dim) builder.add_everywhere(dim, {matrices[dim]});
  return builder;
}
// matrices -> vectors of eigenvalues beside those of eigenvectors.
constexpr ShardingRule eigh(const RuleSite& at) {
  const Shape& matrix = at.operand(0);
  const int rows = matrix.rank() - 2, columns = matrix.rank() - 1;
  Builder builder = batches(at);
  builder.add({rows}, {rows, no_dim}, {matrix[rows]});
  builder.add({columns}, {columns, rows}, {matrix[columns]});
  return builder.take();
}
// matrix -> matrix, and a vector of its own: batches alone are cut alike.
constexpr ShardingRule qr(const RuleSite& at) {
  const Shape& matrix = at.operand(0);
  const int rows = matrix.rank() - 2;
  Builder builder = batches(at);
  for (const int dim : {rows, rows + 1}) builder.add({dim}, {dim, no_dim}, {matrix[dim], FactorKind::need_replication});
  builder.add({}, {no_dim, rows}, {at.result(1)[rows], FactorKind::need_replication});
  return builder.take();
}
// (matrix, vector of its own) -> matrix
constexpr ShardingRule householder_product(const RuleSite& at) {
  const Shape& matrix = at.operand(0);
  const int rows = matrix.rank() - 2;
  Builder builder = batches(at);
  for (const int dim : {rows, rows + 1}) builder.add({dim, no_dim}, {dim}, {matrix[dim], FactorKind::need_replication});
  builder.add({no_dim, rows}, {}, {at.operand(1)[rows], FactorKind::need_replication});
  return builder.take();
}
constexpr ShardingRule top_k(const RuleSite& at) { return by_extent(at, FactorKind::need_replication, true); }
// (values, places, two scalars) -> the best values and places, of each device's rows first.
constexpr ShardingRule approximate_top_k(const RuleSite& at) {
  const Shape &from = at.operand(0), &to = at.result();
  Builder builder = at.builder();
  for (int dim = 0; dim < from.rank(); ++dim) {
    if (from[dim] == to[dim]) {
      builder.add_everywhere(dim, {from[dim]});
      continue;
    }
    builder.add({dim, dim}, {}, {from[dim]});
    builder.add({}, {dim, dim}, {to[dim], FactorKind::need_replication, true});
  }
  return builder.take();
}
// Two halves of an integer are combined; a state of random numbers stays whole.
constexpr ShardingRule combine(const RuleSite& at) {
  for (const Operation* const reader : at.uses.readers[at.operation.results[0]])
    if (reader->name == "stablehlo.rng_bit_generator")
      return by_dimension(at, at.result(), [](int) { return Factor{1, FactorKind::need_replication, true}; });
  return pointwise(at);
}

struct CallRow {
  std::string_view target;
  ShardingRule (*rule)(const RuleSite& at);
};
inline constexpr CallRow call_table[] = {
    {"ApproxTopK", approximate_top_k},
    {"Cholesky", pointwise},
    {"CompactWyHelper", pointwise},
    {"Eigh", eigh},
    {"InspectSharding", pointwise},
    {"InvertDiagBlocksLowerTriangular", pointwise},
    {"InvertDiagBlocksUpperTriangular", pointwise},
    {"LayoutConstraint", pointwise},
    {"MoveToDevice", pointwise},
    {"MoveToHost", pointwise},
    {"PartialReduce", approximate_top_k},
    {"ProductOfElementaryHouseholderReflectors", householder_product},
    {"Qr", qr},
    {"QrDecompositionBlock", qr},
    {"X64Combine", combine},
    {"X64SplitHigh", pointwise},
    {"X64SplitLow", pointwise},
    {"_SPMDInternalOp_MultiPad", pointwise},
    {"_SPMDInternalOp_MultiRotate", pointwise},
    {"_SPMDInternalOp_MultiSlice", pointwise},
    {"_SPMDInternalOp_RotateRight", pointwise},
    {"_SPMDInternalOp_Wrap", pointwise},
    {"annotate_device_placement", pointwise},
    {"mhlo.erf", pointwise},
    {"mhlo.topk", top_k},
    {"xla.megascale.provide_metadata", pointwise},
};

constexpr std::string_view call_target(const Operation& operation) {
  const Attribute* const target = stablehlo::find(operation.attributes, "call_target_name");
  return target == nullptr ? std::string_view() : target->text;
}
// Through calls of other targets nothing is propagated.
constexpr ShardingRule custom_call(const RuleSite& at) {
  for (const CallRow& row : call_table)
    if (row.target == call_target(at.operation)) return row.rule(at);
  return {};
}

}  // namespace weft::sdy::rules

#endif
