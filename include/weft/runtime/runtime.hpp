// The devices: a thread each, started once and parked between runs. Device 0 runs on the thread that calls `run`: with
// as many devices as processors a further thread would take turns with one of them, and hold up all. (With pinned
// threads every device has a thread of its own, since the caller's is not pinned.)
#ifndef WEFT_RUNTIME_RUNTIME_HPP
#define WEFT_RUNTIME_RUNTIME_HPP

#include <weft/base/heap_array.hpp>
#include <weft/runtime/device.hpp>
#include <weft/runtime/spread.hpp>
#include <weft/mesh/mesh.hpp>

#if defined(__linux__)
#include <pthread.h>
#include <sched.h>
#endif

namespace weft {

struct RuntimeOptions {
  bool pin_threads = false;             // device d on the (d modulo n)-th of the n processors that the process may use
  Index recorder_capacity = 1024;       // records kept for each device, 64 bytes each
  Index slow_barrier_milliseconds = 0;  // end the run when a device waits longer than this in a collective; 0: never
};

class Runtime {
 public:
  static constexpr int most_devices = 1024;

  // Starts the devices' threads. Errors: device_count_out_of_range, device_threads_not_started.
  explicit Runtime(int devices, RuntimeOptions options = {})
      : fabric_(checked(devices), options.recorder_capacity, options.slow_barrier_milliseconds),
        spread_(options.pin_threads ? 1 : devices),
        devices_(devices),
        caller_is_a_device_(!options.pin_threads) {
    threads_ = HeapArray<Thread>::filled(devices);
    served_ = Buffer<Served>(devices, {this, 0});
    for (int ordinal = 0; ordinal < devices; ++ordinal)
      devices_.emplace(ordinal, [&] { return Device(fabric_, ordinal); });
    for (int ordinal = caller_is_a_device_ ? 1 : 0; ordinal < devices; ++ordinal)
      start_thread(ordinal, options.pin_threads);
  }
  // As many devices as the mesh has positions; which of them runs which position is for each program to say.
  explicit Runtime(const Mesh& mesh, RuntimeOptions options = {}) : Runtime(static_cast<int>(mesh.size()), options) {}
  Runtime(const Runtime&) = delete;
  Runtime& operator=(const Runtime&) = delete;
  ~Runtime() { stop(); }

  [[nodiscard]] int device_count() const noexcept { return fabric_.device_count(); }

  // Calls fn(Device&) on all devices at the same time and returns what they returned, by ordinal (nothing, if fn
  // returns nothing). If a device throws, all others end with the error device_failed at their next collective, and
  // when all are out, what that device threw is thrown here; `last_error()` says which device it was and what the
  // others did. Errors: run_inside_run, runtime_is_busy, collective_mismatch, device_left, collective_timeout. Usable
  // again after an error. Cost: about 10 us while the threads are awake, 40 us more when they sleep (after 0.1 ms
  // without work).
  template <class F>
  auto run(F&& fn) {
    using R = std::remove_cvref_t<std::invoke_result_t<F&, Device&>>;
    if constexpr (std::is_void_v<R>) {
      run_job({[](void* context, Device& device) { (*static_cast<std::remove_reference_t<F>*>(context))(device); },
               const_cast<void*>(static_cast<const void*>(__builtin_addressof(fn)))});
    } else {
      struct Context {
        std::remove_reference_t<F>& fn;
        HeapArray<R> results;
      } context{fn, HeapArray<R>(device_count())};
      run_job({[](void* opaque, Device& device) {
                 auto& [call, results] = *static_cast<Context*>(opaque);
                 results.emplace(device.ordinal(), [&call_it = call, &device] { return call_it(device); });
               },
               &context});
      return static_cast<HeapArray<R>&&>(context.results);
    }
  }

  // The error that ended the last run on all devices, null if it went well.
  [[nodiscard]] const Error* last_error() const noexcept { return failed_ ? &last_error_ : nullptr; }
  // The device that was to blame for it, -1 if no single one was.
  [[nodiscard]] int failed_device() const noexcept { return failed_device_; }

  // What the devices did. Exact between runs.
  [[nodiscard]] const Recorder& recorder(int ordinal) const {
    if (ordinal < 0 || ordinal >= device_count()) fixed_vector_index_out_of_range(ordinal, device_count());
    return fabric_.recorder(ordinal);
  }
  // For between runs.
  void clear_records() noexcept {
    for (int ordinal = 0; ordinal < device_count(); ++ordinal) fabric_.recorder(ordinal).clear();
  }

 private:
  // What a device's thread is started with.
  struct Served {
    Runtime* runtime = nullptr;
    int ordinal = 0;
  };
  struct Job {
    void (*call)(void* context, Device& device) = nullptr;
    void* context = nullptr;
  };

  [[nodiscard]] static int checked(int devices) {
    if (devices < 1 || devices > most_devices) device_count_out_of_range(devices, most_devices);
    return devices;
  }

  void run_job(Job job) {
    if (inside_ == this) run_inside_run(inside_ordinal_);
    if (busy_.exchange(true, MemoryOrder::acquire)) runtime_is_busy();
    job_ = job;
    fabric_.begin_run();
    failed_ = false;
    failed_device_ = -1;
    running_.store(static_cast<std::uint32_t>(device_count()), MemoryOrder::relaxed);
    const std::uint32_t run = runs_done_.load(MemoryOrder::relaxed);
    runs_started_.fetch_add(1, MemoryOrder::release);
    wake_all(runs_started_);
    if (caller_is_a_device_) serve_as_caller();
    wait_while(runs_done_, run, fabric_.policy());
    std::exception_ptr cause;
    const Fault& fault = fabric_.fault();
    if (fault.is_set()) {
      failed_ = true;
      last_error_ = fault.error();
      failed_device_ = fault.device();
      cause = fault.cause();
    }
    const bool failed = failed_;
    fabric_.end_run();
    busy_.store(false, MemoryOrder::release);
    if (cause) std::rethrow_exception(cause);
    if (failed) raise(last_error_.code(), Sentence() << last_error_.what());
  }

  void start_thread(int ordinal, bool pin) {
    served_[ordinal].ordinal = ordinal;
    Thread& thread = threads_[ordinal];
    if (!thread.start<&Runtime::serve_one>(served_[ordinal])) {
      stop();
      device_threads_not_started(ordinal, device_count(), "the system has no more");
    }
    if (pin) pin_thread(thread, ordinal);
  }
  static void serve_one(Served& served) { served.runtime->serve(served.ordinal); }

  void stop() {
    stopping_.store(true, MemoryOrder::relaxed);
    runs_started_.fetch_add(1, MemoryOrder::release);
    wake_all(runs_started_);
    for (Thread& thread : threads_) thread.join();
  }

  // The life of a device's thread.
  void serve(int ordinal) {
    inside_ = this;
    inside_ordinal_ = ordinal;
    for (std::uint32_t run = 0;; ++run) {
      wait_while(runs_started_, run, fabric_.policy());
      if (stopping_.load(MemoryOrder::relaxed)) return;
      take_part(ordinal);
    }
  }
  // The caller's part of a run: device 0.
  void serve_as_caller() {
    const Runtime* const outer = inside_;
    const int outer_ordinal = inside_ordinal_;
    inside_ = this;
    inside_ordinal_ = 0;
    take_part(0);
    inside_ = outer;
    inside_ordinal_ = outer_ordinal;
  }
  void take_part(int ordinal) {
    spread_.settle(ordinal);
    call_job(ordinal);
    fabric_.leave(ordinal);
    if (running_.fetch_sub(1, MemoryOrder::acq_rel) != 1) return;
    runs_done_.fetch_add(1, MemoryOrder::release);
    wake_all(runs_done_);
  }

  void call_job(int ordinal) {
    Device& device = devices_[ordinal];
#if WEFT_HAS_EXCEPTIONS
    try {
      job_.call(job_.context, device);
    } catch (const std::exception& error) {
      fabric_.fail(ordinal, error.what(), std::current_exception());
    } catch (...) {
      fabric_.fail(ordinal, "it threw something that is no std::exception", std::current_exception());
    }
#else
    job_.call(job_.context, device);
#endif
  }

  static void pin_thread(const Thread& thread, int ordinal) noexcept {
#if defined(__linux__)
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0 || CPU_COUNT(&allowed) == 0) return;
    int place = ordinal % CPU_COUNT(&allowed);
    for (std::size_t processor = 0; processor < CPU_SETSIZE; ++processor) {
      if (!CPU_ISSET(processor, &allowed) || place-- > 0) continue;
      cpu_set_t one;
      CPU_ZERO(&one);
      CPU_SET(processor, &one);
      pthread_setaffinity_np(thread.native_handle(), sizeof one, &one);
      return;
    }
#else
    static_cast<void>(thread);
    static_cast<void>(ordinal);
#endif
  }

  // Which runtime this thread belongs to, if any, and as which device.
  static inline thread_local const Runtime* inside_ = nullptr;
  static inline thread_local int inside_ordinal_ = -1;

  Fabric fabric_;
  HeapArray<Thread> threads_;  // by device; the caller may be device 0
  Buffer<Served> served_;
  Job job_;
  Error last_error_{"none", Sentence()};
  bool failed_ = false;
  int failed_device_ = -1;
  Spread spread_;
  HeapArray<Device> devices_;
  bool caller_is_a_device_;
  Atomic<bool> busy_{false}, stopping_{false};
  alignas(128) WaitWord runs_started_{0};
  alignas(128) WaitWord running_{0};
  alignas(128) WaitWord runs_done_{0};
};

}  // namespace weft

#endif
