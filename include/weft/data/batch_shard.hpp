// The rows of a batch that one device of a mesh holds under a spec.
#ifndef WEFT_DATA_BATCH_SHARD_HPP
#define WEFT_DATA_BATCH_SHARD_HPP

#include <weft/data/batch.hpp>
#include <weft/mesh/partition_spec.hpp>

namespace weft {

// Which of how many equal parts of the rows the device at mesh position `position` holds under `spec`, of which only
// entry 0 may cut: P("data") on a mesh of "data" and "model". Errors: those of PartitionSpec::resolve,
// loader_spec_cuts_columns, loader_rank_is_out_of_range.
struct RowShard {
  Index part = 0, parts = 1;

  constexpr RowShard(const Mesh& mesh, const PartitionSpec& spec, Index position) {
    if (position < 0 || position >= mesh.size()) loader_rank_is_out_of_range(position, mesh.size());
    const ResolvedSpec axes = spec.resolve(mesh, max_rank);
    for (int d = 1; d < max_rank; ++d)
      if (mesh.size(axes.dims[d]) > 1) loader_spec_cuts_columns(d);
    parts = mesh.size(axes.dims[0]);
    part = position_over(mesh.sizes(), axes.dims[0], position);
  }
};

// Those rows: a view. Errors: those of RowShard, loader_rows_do_not_divide.
template <class T>
[[nodiscard]] BatchRows<T> shard(const BatchRows<T>& rows, const Mesh& mesh, const PartitionSpec& spec, Index position) {
  const RowShard shard(mesh, spec, position);
  return rows.shard(shard.part, shard.parts);
}

}  // namespace weft

#endif
