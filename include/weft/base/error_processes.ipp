// Definitions of base/error_processes.hpp.
#ifndef WEFT_BASE_ERROR_PROCESSES_IPP
#define WEFT_BASE_ERROR_PROCESSES_IPP

#include <weft/base/error_processes.hpp>

namespace weft {

void granules_are_not_processes(Index granules, Index devices_in_each, Index processes, Index devices_in_process) {
  Sentence sentence;
  sentence << "weft: hybrid mesh: the mesh has " << granules << (granules == 1 ? " granule of " : " granules of ")
           << devices_in_each << (devices_in_each == 1 ? " device" : " devices") << "; the run has " << processes
           << (processes == 1 ? " process of " : " processes of ") << devices_in_process
           << (devices_in_process == 1 ? " device" : " devices") << "; start " << granules
           << (granules == 1 ? " process" : " processes") << " with " << devices_in_each
           << (devices_in_each == 1 ? " device" : " devices") << (granules == 1 ? "" : " in each");
  if (granules * devices_in_each == processes * devices_in_process)
    sentence << ", or give the axes of a HybridMesh " << processes << " granules in all (.dcn)";
  raise("granules_are_not_processes", sentence);
}

void granule_is_in_two_processes(Index granule, Index device, Index process, Index other_device, Index other_process) {
  raise("granule_is_in_two_processes",
        Sentence() << "weft: hybrid mesh: granule " << granule << " has device " << device << " of process " << process
                   << " and device " << other_device << " of process " << other_process
                   << "; the devices of a granule are those of one process: take the order of HybridMesh::mesh()");
}

}  // namespace weft

#endif
