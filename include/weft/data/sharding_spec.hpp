// ShardingSpec: how the devices of a mesh take a batch, from which a loader knows the rows that its process needs:
// PyTorch/XLA's ShardingSpec(mesh, spec, minibatch).
//
//   weft::Loader loader(set, {.device_batch = 16, .sharding = {mesh, P("data"), true},
//                             .process = runtime.process_index(), .processes = runtime.process_count()});
#ifndef WEFT_DATA_SHARDING_SPEC_HPP
#define WEFT_DATA_SHARDING_SPEC_HPP

#include <weft/data/batch_shard.hpp>
#include <weft/mesh/device_assignment.hpp>

namespace weft {

// `spec` is that of a batch as the step has it; entry 0 cuts the rows. Without axes in the mesh: none is given.
struct ShardingSpec {
  Mesh mesh{};
  PartitionSpec spec{};
  bool minibatch = false;  // read the rows of this process only; else every process reads the global batch

  [[nodiscard]] constexpr bool is_given() const noexcept { return mesh.rank() > 0; }
  // Into how many parts the rows are cut; neighbors along the other axes hold the same part. Errors: those of
  // PartitionSpec::resolve.
  [[nodiscard]] constexpr Index parts() const { return mesh.size(spec.resolve(mesh, max_rank).dims[0]); }
};

// Parts [first, first + count) of the rows of a batch.
struct RowParts {
  Index first = 0, count = 1;
  friend constexpr bool operator==(const RowParts&, const RowParts&) = default;
};

// What process `process` of `processes` reads, each of which has as many devices, in the order of their ordinals: the
// least run of parts that has those of all its devices, which is what a step takes of a process; of no minibatch, all.
// Errors: loader_rank_is_out_of_range, loader_processes_do_not_divide; of a minibatch also loader_spec_cuts_columns.
[[nodiscard]] constexpr RowParts parts_of_process(const ShardingSpec& sharding, Index process, Index processes) {
  const Index devices = sharding.mesh.size();
  if (processes < 1 || devices % processes != 0) loader_processes_do_not_divide(processes, devices);
  if (process < 0 || process >= processes) loader_rank_is_out_of_range(process, processes);
  if (!sharding.minibatch) return {0, sharding.parts()};
  const DeviceAssignment assignment(sharding.mesh);
  const Index own = devices / processes;
  Index first = devices, last = -1;
  for (Index device = process * own; device < (process + 1) * own; ++device) {
    const Index part = RowShard(sharding.mesh, sharding.spec, assignment.position_of(device)).part;
    if (part < first) first = part;
    if (part > last) last = part;
  }
  return {first, last - first + 1};
}

}  // namespace weft

#endif
