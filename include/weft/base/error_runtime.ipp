// Definitions of base/error_runtime.hpp.
#ifndef WEFT_BASE_ERROR_RUNTIME_IPP
#define WEFT_BASE_ERROR_RUNTIME_IPP

#include <weft/base/error_runtime.hpp>

namespace weft {

void device_count_out_of_range(Index devices, Index most) {
  raise("device_count_out_of_range",
        Sentence() << "weft: Runtime: " << devices << " devices were asked for; use 1 to " << most);
}

void device_threads_not_started(Index started, Index devices, const char* reason) {
  raise("device_threads_not_started", Sentence() << "weft: Runtime: only " << started << " of " << devices
                                                 << " device threads could be started (" << reason
                                                 << "); use fewer devices, or raise the limit that is in the way");
}

void run_inside_run(int device) {
  raise("run_inside_run", Sentence() << "weft: Runtime::run: called on device " << device
                                     << " of the same Runtime, inside run; call it from outside, or use a second "
                                        "Runtime");
}

void runtime_is_busy() {
  raise("runtime_is_busy",
        Sentence() << "weft: Runtime::run: another thread is inside run of this Runtime; wait for it "
                      "or use a second Runtime");
}

void runtime_is_gone(const char* operation) {
  raise("runtime_is_gone", Sentence() << "weft: " << operation
                                      << ": the Runtime that it was made on is destroyed; let the Runtime live longer "
                                         "than the steps and programs on it");
}

void runtime_ends_inside_run(int device) {
  raise("runtime_ends_inside_run", Sentence() << "weft: ~Runtime: device " << device
                                              << " destroys its own Runtime, inside run; destroy it when run has "
                                                 "returned");
}

void runtime_is_in_parent(const char* operation) {
  raise("runtime_is_in_parent", Sentence() << "weft: " << operation
                                           << ": this process was forked off the one that started its threads, which "
                                              "stay there; make it anew after fork");
}

void runtime_setting_is_out_of_range(const char* setting, Index value, Index least, Index most) {
  raise("runtime_setting_is_out_of_range",
        Sentence() << "weft: Runtime: " << setting << " is " << value << "; use " << least << " to " << most);
}

void device_is_outside_run(const char* operation, int device) {
  raise("device_is_outside_run", Sentence() << "weft: " << operation << ": device " << device
                                            << " is used when its run has ended; use it only inside the function that "
                                               "Runtime::run was given");
}

void too_many_groups(const char* operation, int device, Index most) {
  raise("too_many_groups", Sentence() << "weft: " << operation << ": device " << device
                                      << " asked for one more group of devices and the Runtime keeps " << most
                                      << " at most; use groups again, or a second Runtime");
}

void mpi_was_initialized_for_one_thread() {
  raise(
      "mpi_was_initialized_for_one_thread",
      Sentence() << "weft: MpiRuntime: MPI was initialized without MPI_THREAD_MULTIPLE; ask MPI_Init_thread for it, or "
                    "leave the initialization to MpiRuntime");
}

void process_has_left(Index process) {
  raise("process_has_left", Sentence() << "weft: MpiRuntime: process " << process
                                       << " ends and makes no runtime with the others; see what it printed, and start "
                                          "all processes with the same arguments and files");
}

void processes_differ_in_devices(Index process, Index devices, Index first_devices) {
  raise("processes_differ_in_devices",
        Sentence() << "weft: MpiRuntime: process 0 has " << first_devices << " devices and process " << process
                   << " has " << devices << "; give all processes the same devices_per_process or WEFT_DEVICES");
}

void device_pairs_exceed_tags(Index devices, Index largest_tag) {
  raise("device_pairs_exceed_tags", Sentence() << "weft: MpiRuntime: " << devices << " devices a process make "
                                               << devices * devices << " pairs, and this MPI tells " << largest_tag + 1
                                               << " messages apart; use fewer devices a process, and more processes");
}

void group_is_not_valid(const char* operation, int device, const char* what, Index value) {
  raise("group_is_not_valid", Sentence() << "weft: " << operation << ": device " << device
                                         << " passed a group in which " << what << " (" << value
                                         << "); list each member once, the calling device among them");
}

void root_is_not_in_group(const char* operation, Index root, Index size) {
  raise("root_is_not_in_group", Sentence() << "weft: " << operation << ": root " << root << " in a group of " << size
                                           << " devices; a root is a position in the group, 0 to " << size - 1);
}

void count_is_negative(const char* operation, Index count) {
  raise("count_is_negative", Sentence() << "weft: " << operation << ": " << count << " elements; a count is 0 or more");
}

void reduction_not_defined(const char* operation, const char* kind, const char* dtype) {
  raise("reduction_not_defined", Sentence()
                                     << "weft: " << operation << ": " << kind << " is not defined for " << dtype
                                     << "; pred has bit_and, bit_or, min and max, floating types have no bit_and "
                                        "or bit_or");
}

void scale_is_not_for_type(double scale, const char* dtype) {
  raise("scale_is_not_for_type", Sentence() << "weft: all_reduce: elements of " << dtype << " are not scaled, here by "
                                            << scale << "; use a floating type, or scale what is reduced");
}

void buffers_overlap(const char* operation, Index in_bytes, Index out_bytes) {
  raise("buffers_overlap", Sentence() << "weft: " << operation << ": the input (" << in_bytes
                                      << " bytes) and the output (" << out_bytes
                                      << " bytes) overlap; use separate buffers, or exactly the in-place form");
}

void sizes_do_not_fit(const char* operation, Index in, Index out, Index wanted_out) {
  raise("sizes_do_not_fit", Sentence() << "weft: " << operation << ": an input of " << in
                                       << " elements needs an output of " << wanted_out << ", not " << out);
}

void not_divisible_by_group(const char* operation, Index count, Index size) {
  raise("not_divisible_by_group", Sentence()
                                      << "weft: " << operation << ": " << count << " elements cannot be cut into "
                                      << size << " equal parts; pad the buffer to a multiple of " << size);
}

void permutation_is_not_valid(Index source, Index target, Index size, const char* what) {
  raise("permutation_is_not_valid", Sentence() << "weft: collective_permute: pair " << source << " -> " << target << " "
                                               << what << " in a group of " << size
                                               << " devices; use positions in the group, each at most once as source "
                                                  "and once as target");
}

void memory_is_too_small(Index arena, Index devices, Index available) {
  constexpr Index mebibyte = Index{1} << 20;
  raise(
      "memory_is_too_small",
      Sentence() << "weft: step: the arenas need " << arena / mebibyte * devices << " MiB, " << arena / mebibyte
                 << " MiB on each of " << devices << " devices, and there are " << available / mebibyte
                 << " MiB; a smaller batch or model, Fsdp (--strategy fsdp), more .micro_batches (--micro_batches) or "
                    "a stack that keeps its inputs alone (--remat) need less");
}

void collective_is_never_waited_for(int device, const char* call) {
  raise(
      "collective_is_never_waited_for",
      Sentence() << "weft: start: device " << device << " has started " << call
                 << ", and nobody waited for it; keep what the start returns, and call its wait() before the function "
                    "that Runtime::run was given returns and before the output goes out of scope");
}

void collective_is_waited_for_twice(const char* call) {
  raise("collective_is_waited_for_twice",
        Sentence() << "weft: CollectiveHandle::wait: " << call << " was waited for before; wait once for each start");
}

void collective_handle_is_empty() {
  raise("collective_handle_is_empty",
        Sentence() << "weft: CollectiveHandle::wait: this handle holds no call: it was moved from, or never given one; "
                      "wait on what a start returned");
}

Error collective_mismatch(const char* devices) {
  return {"collective_mismatch", Sentence()
                                     << "weft: collective: devices disagree about what to do together: " << devices
                                     << "; make all devices of a group call the same collectives, with the same "
                                        "arguments, in the same order"};
}

Error device_failed(int device, const char* reason, const char* devices) {
  return {"device_failed", Sentence() << "weft: Runtime::run: device " << device << " failed: " << reason
                                      << " [all devices were stopped: " << devices << "]"};
}

Error device_left(const char* devices) {
  return {"device_left",
          Sentence() << "weft: collective: a device returned from its function while others wait for it: " << devices
                     << "; make every device of a group reach every collective"};
}

Error collective_timeout(Index milliseconds, const char* devices) {
  return {"collective_timeout", Sentence() << "weft: collective: not everybody came within " << milliseconds
                                           << " ms: " << devices
                                           << "; see what keeps the late device, or raise slow_barrier_milliseconds"};
}

Error processes_differ_in_settings(const char* settings) {
  return {"processes_differ_in_settings",
          Sentence() << "weft: step: what must be equal in all processes is not: " << settings
                     << "; give all of them the same seed, settings and count_from, and read files that all have"};
}

}  // namespace weft

#endif
