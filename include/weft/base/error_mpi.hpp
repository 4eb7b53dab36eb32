// Errors of runs over several processes.
#ifndef WEFT_BASE_ERROR_MPI_HPP
#define WEFT_BASE_ERROR_MPI_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] inline void mpi_was_initialized_for_one_thread() {
  raise("mpi_was_initialized_for_one_thread",
        Sentence() << "weft: MpiRuntime: MPI was initialized without MPI_THREAD_MULTIPLE; ask MPI_Init_thread for it, or "
                      "leave the initialization to MpiRuntime");
}
[[noreturn]] inline void processes_differ_in_devices(Index process, Index devices, Index first_devices) {
  raise("processes_differ_in_devices",
        Sentence() << "weft: MpiRuntime: process 0 has " << first_devices << " devices and process " << process << " has "
                   << devices << "; give all processes the same devices_per_process or WEFT_DEVICES");
}
[[noreturn]] inline void device_pairs_exceed_tags(Index devices, Index largest_tag) {
  raise("device_pairs_exceed_tags",
        Sentence() << "weft: MpiRuntime: " << devices << " devices a process make " << devices * devices
                   << " pairs, and this MPI tells " << largest_tag + 1
                   << " messages apart; use fewer devices a process, and more processes");
}

}  // namespace weft

#endif
