// Sharding rules of gather and scatter, which have one structure: an operand, indices, and slices of the operand.
#ifndef WEFT_SDY_RULES_OF_INDEXING_HPP
#define WEFT_SDY_RULES_OF_INDEXING_HPP

#include <weft/sdy/rules_of_movement.hpp>

namespace weft::sdy::rules {

struct IndexedDims {
  Shape operand, indices, slices;
  Buffer<Index> offset;                        // of the slices: dimensions of the operand
  Buffer<Index> collapsed;                     // of the operand: not in the slices
  Buffer<Index> operand_batch, indices_batch;  // the same rows of both
  Index index_vector = 0;                      // of the indices; their rank: there is none
};

namespace detail {

constexpr Index first_or(const Buffer<Index>& numbers, Index otherwise) {
  return numbers.empty() ? otherwise : numbers[0];
}
// Where slices are narrower than the operand.
template <class Add>
constexpr void add_narrowed(Index from, Index to, int operand_dim, int slices_dim, bool is_scatter, const Add& add) {
  if (from == to)
    add(operand_dim, no_dim, slices_dim, Factor{from});
  else if (!is_scatter && to != 1)
    add(operand_dim, no_dim, slices_dim, Factor{from, FactorKind::need_replication, true});
  else {
    // One row of a gather is on one device alone: a sum of all devices' rows, all others being zeros.
    add(operand_dim, no_dim, no_dim, Factor{from, is_scatter ? FactorKind::need_replication : FactorKind::reduction});
    add(no_dim, no_dim, slices_dim, Factor{to, FactorKind::need_replication});
  }
}

}  // namespace detail

// add(dimension of the operand, of the indices, of the slices, factor). `batch`: the kind of dimensions that indices
// and slices share and the operand does not have.
template <class Add>
constexpr void add_indexed_factors(const IndexedDims& dims, bool is_scatter, FactorKind batch, const Add& add) {
  int operand_dim = 0, batches = 0;
  for (int dim = 0; dim < dims.slices.rank(); ++dim) {
    if (contains(dims.offset, dim)) {
      while (contains(dims.collapsed, operand_dim) || contains(dims.operand_batch, operand_dim)) ++operand_dim;
      detail::add_narrowed(dims.operand[operand_dim], dims.slices[dim], operand_dim, dim, is_scatter, add);
      ++operand_dim;
      continue;
    }
    const int indices_dim = batches < dims.index_vector ? batches : batches + 1;
    ++batches;
    int shared = no_dim;
    for (Index i = 0; i < dims.indices_batch.size(); ++i)
      if (dims.indices_batch[i] == indices_dim) shared = static_cast<int>(dims.operand_batch[i]);
    add(shared, indices_dim, dim, Factor{dims.slices[dim], shared == no_dim ? batch : FactorKind::pass_through});
  }
  for (const Index dim : dims.collapsed) {
    const FactorKind kind = is_scatter               ? FactorKind::pass_through
                            : dims.operand[dim] == 1 ? FactorKind::need_replication
                                                     : FactorKind::reduction;
    add(static_cast<int>(dim), no_dim, no_dim, Factor{dims.operand[dim], kind});
  }
  if (dims.index_vector < dims.indices.rank())
    add(no_dim, static_cast<int>(dims.index_vector), no_dim,
        Factor{dims.indices[dims.index_vector], FactorKind::need_replication});
}

constexpr ShardingRule gather(const RuleSite& at) {
  const char* const numbers = "dimension_numbers";
  const IndexedDims dims{at.operand(0),
                         at.operand(1),
                         at.result(),
                         at.integers_in(numbers, "offset_dims"),
                         at.integers_in(numbers, "collapsed_slice_dims"),
                         at.integers_in(numbers, "operand_batching_dims"),
                         at.integers_in(numbers, "start_indices_batching_dims"),
                         detail::first_or(at.integers_in(numbers, "index_vector_dim"), 0)};
  Builder builder = at.builder();
  add_indexed_factors(dims, false, FactorKind::pass_through,
                      [&](int operand, int indices, int slices, const Factor& factor) {
                        builder.add({operand, indices}, {slices}, factor);
                      });
  return builder.take();
}

// Is it one that collectives reduce by? `and` and `or` are, on truth values.
constexpr bool is_reduction(const RuleSite& at, const Operation& operation) {
  for (const char* name : {"stablehlo.add", "stablehlo.maximum", "stablehlo.minimum", "stablehlo.multiply"})
    if (operation.name == name) return true;
  return (operation.name == "stablehlo.or" || operation.name == "stablehlo.and") &&
         at.function.values[operation.results[0]].type.dtype == DType::pred;
}
// Does every result combine its two elements, all by one operation?
constexpr bool reduces_by_one_operation(const RuleSite& at, const Region& region, Index results) {
  if (region.operations.size() != results + 1 || region.arguments.size() != 2 * results) return false;
  for (Index i = 0; i < results; ++i)
    if (!is_reduction(at, region.operations[i]) || region.operations[i].name != region.operations[0].name) return false;
  return true;
}
// (operands..., indices, updates...)
constexpr ShardingRule scatter(const RuleSite& at) {
  const char* const numbers = "scatter_dimension_numbers";
  const Index count = at.results();
  const IndexedDims dims{at.operand(0),
                         at.operand(count),
                         at.operand(count + 1),
                         at.integers_in(numbers, "update_window_dims"),
                         at.integers_in(numbers, "inserted_window_dims"),
                         at.integers_in(numbers, "input_batching_dims"),
                         at.integers_in(numbers, "scatter_indices_batching_dims"),
                         detail::first_or(at.integers_in(numbers, "index_vector_dim"), 0)};
  const bool is_summed = !at.operation.regions.empty() && reduces_by_one_operation(at, at.operation.regions[0], count);
  Builder builder = at.builder();
  add_indexed_factors(dims, true, is_summed ? FactorKind::reduction : FactorKind::need_replication,
                      [&](int operand, int indices, int slices, const Factor& factor) {
                        Builder::DimList operands(count, operand);
                        operands.push_back(indices);
                        operands.resize(2 * count + 1, slices);
                        builder.add(operands, Builder::DimList(count, operand), factor);
                      });
  return builder.take();
}

}  // namespace weft::sdy::rules

#endif
