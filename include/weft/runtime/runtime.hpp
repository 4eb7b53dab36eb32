// The devices: a thread each, started once and parked between runs. Device 0 runs on the thread that calls `run`: with
// as many devices as processors a further thread would take turns with one of them, and hold up all. (With pinned
// threads every device has a thread of its own, since the caller's is not pinned.)
#ifndef WEFT_RUNTIME_RUNTIME_HPP
#define WEFT_RUNTIME_RUNTIME_HPP

#include <weft/runtime/device.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/sync/affinity.hpp>

#include <optional>
#include <thread>
#include <utility>
#include <vector>

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
      : interconnect_(checked(devices), options.recorder_capacity, options.slow_barrier_milliseconds),
        balancer_(options.pin_threads ? 1 : devices),
        caller_(interconnect_, 0),
        caller_is_a_device_(!options.pin_threads),
        threads_(to_size(devices)) {
    for (int ordinal = caller_is_a_device_ ? 1 : 0; ordinal < devices; ++ordinal)
      start_thread(ordinal, options.pin_threads);
  }
  // As many devices as the mesh has positions; which of them runs which position is for each program to say.
  explicit Runtime(const Mesh& mesh, RuntimeOptions options = {}) : Runtime(static_cast<int>(mesh.size()), options) {}
  Runtime(const Runtime&) = delete;
  Runtime& operator=(const Runtime&) = delete;
  ~Runtime() { stop(); }

  [[nodiscard]] int device_count() const noexcept { return interconnect_.device_count(); }

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
        std::vector<std::optional<R>> results;
      } context{fn, std::vector<std::optional<R>>(to_size(device_count()))};
      run_job({[](void* opaque, Device& device) {
                 auto& [call, results] = *static_cast<Context*>(opaque);
                 results[to_size(device.ordinal())].emplace(call(device));
               },
               &context});
      std::vector<R> results;
      for (std::optional<R>& result : context.results) results.push_back(std::move(*result));
      return results;
    }
  }

  // The error that ended the last run on all devices, null if it went well.
  [[nodiscard]] const Error* last_error() const noexcept { return failed_ ? &last_error_ : nullptr; }
  // The device that was to blame for it, -1 if no single one was.
  [[nodiscard]] int failed_device() const noexcept { return failed_device_; }

  // What the devices did. Exact between runs.
  [[nodiscard]] const Recorder& recorder(int ordinal) const {
    if (ordinal < 0 || ordinal >= device_count()) fixed_vector_index_out_of_range(ordinal, device_count());
    return interconnect_.recorder(ordinal);
  }
  // For between runs.
  void clear_records() noexcept {
    for (int ordinal = 0; ordinal < device_count(); ++ordinal) interconnect_.recorder(ordinal).clear();
  }

 private:
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
    if (busy_.exchange(true, std::memory_order_acquire)) runtime_is_busy();
    job_ = job;
    interconnect_.begin_run();
    failed_ = false;
    failed_device_ = -1;
    running_.store(static_cast<std::uint32_t>(device_count()), std::memory_order_relaxed);
    const std::uint32_t run = runs_done_.load(std::memory_order_relaxed);
    runs_started_.fetch_add(1, std::memory_order_release);
    wake_all(runs_started_);
    if (caller_is_a_device_) serve_as_caller();
    wait_while(runs_done_, run, interconnect_.policy());
    std::exception_ptr cause;
    const Fault& fault = interconnect_.fault();
    if (fault.is_set()) {
      failed_ = true;
      last_error_ = fault.error();
      failed_device_ = fault.device();
      cause = fault.cause();
    }
    const bool failed = failed_;
    interconnect_.end_run();
    busy_.store(false, std::memory_order_release);
    if (cause) std::rethrow_exception(cause);
    if (failed) raise(last_error_.code(), Sentence() << last_error_.what());
  }

  void start_thread(int ordinal, bool pin) {
    const auto serve = [this, ordinal] { this->serve(ordinal); };
#if WEFT_HAS_EXCEPTIONS
    try {
      threads_[to_size(ordinal)] = std::thread(serve);
    } catch (const std::exception& error) {
      stop();
      device_threads_not_started(ordinal, device_count(), error.what());
    }
#else
    threads_[to_size(ordinal)] = std::thread(serve);
#endif
    if (pin) pin_thread(threads_[to_size(ordinal)], ordinal);
  }

  void stop() {
    stopping_.store(true, std::memory_order_relaxed);
    runs_started_.fetch_add(1, std::memory_order_release);
    wake_all(runs_started_);
    for (std::thread& thread : threads_)
      if (thread.joinable()) thread.join();
  }

  // The life of a device's thread.
  void serve(int ordinal) {
    Device device(interconnect_, ordinal);
    inside_ = this;
    inside_ordinal_ = ordinal;
    for (std::uint32_t run = 0;; ++run) {
      wait_while(runs_started_, run, interconnect_.policy());
      if (stopping_.load(std::memory_order_relaxed)) return;
      take_part(device);
    }
  }
  // The caller's part of a run: device 0.
  void serve_as_caller() {
    const Runtime* const outer = inside_;
    const int outer_ordinal = inside_ordinal_;
    inside_ = this;
    inside_ordinal_ = 0;
    take_part(caller_);
    inside_ = outer;
    inside_ordinal_ = outer_ordinal;
  }
  void take_part(Device& device) {
    balancer_.rebalance(device.ordinal());
    call_job(device);
    interconnect_.leave(device.ordinal());
    if (running_.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
    runs_done_.fetch_add(1, std::memory_order_release);
    wake_all(runs_done_);
  }

  void call_job(Device& device) {
#if WEFT_HAS_EXCEPTIONS
    try {
      job_.call(job_.context, device);
    } catch (const std::exception& error) {
      interconnect_.fail(device.ordinal(), error.what(), std::current_exception());
    } catch (...) {
      interconnect_.fail(device.ordinal(), "it threw something that is no std::exception", std::current_exception());
    }
#else
    job_.call(job_.context, device);
#endif
  }

  // Which runtime this thread belongs to, if any, and as which device.
  static inline thread_local const Runtime* inside_ = nullptr;
  static inline thread_local int inside_ordinal_ = -1;

  Interconnect interconnect_;
  Job job_;
  Error last_error_{"none", Sentence()};
  bool failed_ = false;
  int failed_device_ = -1;
  AffinityBalancer balancer_;
  Device caller_;  // device 0, unless it has a thread of its own
  bool caller_is_a_device_;
  std::vector<std::thread> threads_;  // by device
  std::atomic<bool> busy_{false}, stopping_{false};
  alignas(128) WaitWord runs_started_{0};
  alignas(128) WaitWord running_{0};
  alignas(128) WaitWord runs_done_{0};
};

}  // namespace weft

#endif
