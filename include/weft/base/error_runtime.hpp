// Errors of the runtime: starting and entering it, arguments of collectives, and the ways in which a run is ended
// for all devices at once. The latter are made once and thrown on every device, so those functions return the Error.
#ifndef WEFT_BASE_ERROR_RUNTIME_HPP
#define WEFT_BASE_ERROR_RUNTIME_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void device_count_out_of_range(Index devices, Index most);
[[noreturn]] WEFT_DECL void device_threads_not_started(Index started, Index devices, const char* reason);
[[noreturn]] WEFT_DECL void run_inside_run(int device);
[[noreturn]] WEFT_DECL void runtime_is_busy();
[[noreturn]] WEFT_DECL void runtime_is_gone(const char* operation);
[[noreturn]] WEFT_DECL void runtime_ends_inside_run(int device);

[[noreturn]] WEFT_DECL void runtime_is_in_parent(const char* operation);
[[noreturn]] WEFT_DECL void runtime_setting_is_out_of_range(const char* setting, Index value, Index least, Index most);
[[noreturn]] WEFT_DECL void device_is_outside_run(const char* operation, int device);
[[noreturn]] WEFT_DECL void too_many_groups(const char* operation, int device, Index most);

// Several processes.
[[noreturn]] WEFT_DECL void mpi_was_initialized_for_one_thread();
[[noreturn]] WEFT_DECL void process_has_left(Index process);
[[noreturn]] WEFT_DECL void processes_differ_in_devices(Index process, Index devices, Index first_devices);
[[noreturn]] WEFT_DECL void device_pairs_exceed_tags(Index devices, Index largest_tag);

// Arguments of collectives.
[[noreturn]] WEFT_DECL void group_is_not_valid(const char* operation, int device, const char* what, Index value);
[[noreturn]] WEFT_DECL void root_is_not_in_group(const char* operation, Index root, Index size);
[[noreturn]] WEFT_DECL void count_is_negative(const char* operation, Index count);
[[noreturn]] WEFT_DECL void reduction_not_defined(const char* operation, const char* kind, const char* dtype);
[[noreturn]] WEFT_DECL void scale_is_not_for_type(double scale, const char* dtype);
[[noreturn]] WEFT_DECL void buffers_overlap(const char* operation, Index in_bytes, Index out_bytes);
[[noreturn]] WEFT_DECL void sizes_do_not_fit(const char* operation, Index in, Index out, Index wanted_out);
[[noreturn]] WEFT_DECL void not_divisible_by_group(const char* operation, Index count, Index size);
[[noreturn]] WEFT_DECL void permutation_is_not_valid(Index source, Index target, Index size, const char* what);
[[noreturn]] WEFT_DECL void memory_is_too_small(Index arena, Index devices, Index available);

// Collectives that are waited for later. `call` describes one.
[[noreturn]] WEFT_DECL void collective_is_never_waited_for(int device, const char* call);
[[noreturn]] WEFT_DECL void collective_is_waited_for_twice(const char* call);
[[noreturn]] WEFT_DECL void collective_handle_is_empty();

// The ends of a run. `devices` says, for every device, what it was doing.
[[nodiscard]] WEFT_DECL Error collective_mismatch(const char* devices);
[[nodiscard]] WEFT_DECL Error device_failed(int device, const char* reason, const char* devices);
[[nodiscard]] WEFT_DECL Error device_left(const char* devices);
[[nodiscard]] WEFT_DECL Error collective_timeout(Index milliseconds, const char* devices);
[[nodiscard]] WEFT_DECL Error processes_differ_in_settings(const char* settings);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_runtime.ipp>
#endif

#endif
