// Whether the granules of a mesh are the processes of a run: what is planned over dcn is what these exchange.
#ifndef WEFT_MESH_PROCESS_GRANULES_HPP
#define WEFT_MESH_PROCESS_GRANULES_HPP

#include <weft/base/error_processes.hpp>
#include <weft/mesh/mesh.hpp>

namespace weft {

// Process p has the devices p * n .. p * n + n - 1 for n = devices_in_each. A mesh that knows no granules is one, and
// fits one process. (Of a process whose devices stand for several granules: their number and size.) Errors:
// granules_are_not_processes, granule_is_in_two_processes. O(devices).
constexpr void check_granules_are_processes(const Mesh& mesh, Index processes, Index devices_in_each) {
  if (mesh.granules() != processes || mesh.devices_per_granule() != devices_in_each)
    granules_are_not_processes(mesh.granules(), mesh.devices_per_granule(), processes, devices_in_each);
  Buffer<Index> first(processes, -1);  // device of each granule
  for (Index position = 0; position < mesh.size(); ++position) {
    const Index granule = mesh.granule_of(position), device = mesh.device_at(position);
    if (first[granule] < 0) first[granule] = device;
    if (device / devices_in_each != first[granule] / devices_in_each)
      granule_is_in_two_processes(granule, first[granule], first[granule] / devices_in_each, device,
                                  device / devices_in_each);
  }
}

}  // namespace weft

#endif
