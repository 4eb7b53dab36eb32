// Errors of a mesh beside the processes that are to run it. One named function each; the code of the error is the
// function's name. See base/error.hpp for how they read at compile time.
#ifndef WEFT_BASE_ERROR_PROCESSES_HPP
#define WEFT_BASE_ERROR_PROCESSES_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void granules_are_not_processes(Index granules, Index devices_in_each, Index processes,
                                                       Index devices_in_process);
[[noreturn]] WEFT_DECL void granule_is_in_two_processes(Index granule, Index device, Index process, Index other_device,
                                                        Index other_process);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_processes.ipp>
#endif

#endif
