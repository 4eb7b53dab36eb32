// The devices: a thread each, started once and parked between runs. Device 0 runs on the thread that calls `run`: with
// as many devices as processors a further thread would take turns with one of them, and hold up all. (With pinned
// threads every device has a thread of its own, since the caller's is not pinned.) With a transport the devices of
// other processes belong to the runtime, too: each process makes one, with as many devices as the others, and all of
// them call `run` as often.
#ifndef WEFT_RUNTIME_RUNTIME_HPP
#define WEFT_RUNTIME_RUNTIME_HPP

#include <weft/mesh/mesh.hpp>
#include <weft/observe/find_metrics.hpp>
#include <weft/runtime/agreement.hpp>
#include <weft/runtime/device.hpp>
#include <weft/runtime/runtime_turn.hpp>
#include <weft/sync/affinity.hpp>
#include <weft/sync/thread_limits.hpp>
#include <weft/sync/wait.hpp>

#include <exception>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#if __has_include(<bits/cxxabi_forced.h>)
#include <bits/cxxabi_forced.h>
#endif

namespace weft {

class Transport;

struct RuntimeOptions {
  bool pin_threads = false;             // device d on the (d modulo n)-th of the n processors that the process may use
  bool flush_subnormals = false;        // numbers below 1.2e-38 count, and become, 0: see runtime/README.md
  Index devices_per_granule = 0;        // for what is recorded as sent over dcn; 0: those of a process
  Index recorder_capacity = 1024;       // records kept for each device, 64 bytes each
  Index slow_barrier_milliseconds = 0;  // end the run when a device waits longer than this in a collective; 0: never
  // Called once, on a device's thread and under a lock, as soon as it is certain that the run will fail: run() itself
  // can only throw when all devices are out. `device`: the one to blame, -1: no single one. What it throws,
  // as it does if it calls run(), is added to the error of the run.
  void (*on_failure)(const Error& error, int device) = nullptr;
};

class Runtime {
 public:
  static constexpr int most_devices = 1024;

  // Starts the threads of `devices`, of this process if there are several. `transport` must outlive this. Errors:
  // device_count_out_of_range, runtime_setting_is_out_of_range, device_threads_not_started.
  WEFT_DECL explicit Runtime(int devices, RuntimeOptions options = {}, Transport* transport = nullptr);
  // As many devices as the mesh has positions; which of them runs which position is for each program to say.
  explicit Runtime(const Mesh& mesh, RuntimeOptions options = {}) : Runtime(static_cast<int>(mesh.size()), options) {}
  Runtime(const Runtime&) = delete;
  Runtime& operator=(const Runtime&) = delete;
  // Waits for the run of another thread. Inside a run of its own it ends the process: runtime_ends_inside_run. What was
  // made on it may live on, and says runtime_is_gone where it is used.
  WEFT_DECL virtual ~Runtime();

  // Devices of all processes, torch_xla's global_device_count; those of this one are numbered from first_device() on.
  [[nodiscard]] WEFT_DECL int device_count() const noexcept;
  [[nodiscard]] WEFT_DECL int local_device_count() const noexcept;
  [[nodiscard]] WEFT_DECL int first_device() const noexcept;
  [[nodiscard]] bool is_local(Index ordinal) const noexcept {
    return ordinal >= first_device() && ordinal < first_device() + local_device_count();
  }
  [[nodiscard]] WEFT_DECL int process_index() const noexcept;
  [[nodiscard]] WEFT_DECL int process_count() const noexcept;
  // The process that speaks for all: progress, files and errors are its matter.
  [[nodiscard]] bool is_master() const noexcept { return process_index() == 0; }

  // Calls fn(Device&) on all devices at the same time and returns what those of this process returned, by ordinal
  // (nothing, if fn returns nothing). If a device throws, all others end with the error device_failed at their next
  // collective, and when all are out, what that device threw is thrown here; `last_error()` says which device it was
  // and what the others did. Errors: run_inside_run, runtime_is_busy, runtime_is_in_parent,
  // device_threads_not_started, collective_mismatch, device_left, collective_timeout. Usable again after an error, also
  // after a device has ended its own thread (pthread_exit); but with several processes, of which all throw the error, a
  // run that failed is the last one: the next ones throw its error again. Cost: about 10 us while the threads are
  // awake, 40 us more when they sleep (after 0.1 ms without work).
  template <class F>
  auto run(F&& fn) {
    using R = std::remove_cvref_t<std::invoke_result_t<F&, Device&>>;
    if constexpr (std::is_function_v<std::remove_reference_t<F>>) {
      return run(&fn);
    } else if constexpr (std::is_void_v<R>) {
      run_job({[](void* context, Device& device) { (*static_cast<std::remove_reference_t<F>*>(context))(device); },
               const_cast<void*>(static_cast<const void*>(__builtin_addressof(fn)))});
    } else {
      struct Context {
        std::remove_reference_t<F>& fn;
        std::vector<std::optional<R>> results;
      } context{fn, std::vector<std::optional<R>>(to_size(local_device_count()))};
      run_job({[](void* opaque, Device& device) {
                 auto& [call, results] = *static_cast<Context*>(opaque);
                 results[to_size(device.local_ordinal())].emplace(call(device));
               },
               &context});
      std::vector<R> results;
      for (std::optional<R>& result : context.results) results.push_back(std::move(*result));
      return results;
    }
  }

  // The next run, of this thread, which holds the runtime, fails at its end if another process has passed other
  // numbers: processes_differ_in_settings. They must outlive it. It costs no message.
  WEFT_DECL void agree_on(ListView<AgreedNumber> numbers) noexcept;

  // The calling thread has the runtime for itself while what is returned lives: of calls that belong together, such as
  // a step and what is read after it, none of another thread comes between, and those are runtime_is_busy. Errors:
  // run_inside_run, runtime_is_busy, runtime_is_in_parent.
  [[nodiscard]] RuntimeHold hold() { return {turn_, "Runtime::hold"}; }
  // Shared by what was made on this runtime.
  [[nodiscard]] const std::shared_ptr<RuntimeTurn>& turn() const noexcept { return turn_; }
  // Returns once no device runs anything that another thread has asked for, torch_xla's wait_device_ops: what that
  // thread wrote before and in its run is seen from here on. Errors: run_inside_run, runtime_is_in_parent.
  WEFT_DECL void wait_device_ops();

  // For the thread that called run(), until it calls it again. The error that ended the last run on all devices, and
  // what on_failure threw then; null if it went well.
  [[nodiscard]] const Error* last_error() const noexcept { return failed_ ? &last_error_ : nullptr; }
  // The device that was to blame for it, -1 if no single one was.
  [[nodiscard]] int failed_device() const noexcept { return failed_device_; }

  // What a device of this process did. Exact between runs.
  [[nodiscard]] WEFT_DECL const Recorder& recorder(int ordinal) const;
  // Collectives by name: how many, how long, a copy. Include runtime/metrics.hpp, where they are explained.
  template <class Self = Runtime>
  [[nodiscard]] auto metrics() const {
    return detail::find_metrics(static_cast<const Self&>(*this));
  }
  // For between runs.
  WEFT_DECL void clear_records() noexcept;

 protected:
  // No run begins from here on, and none is going on. For destructors, as often as one likes.
  // Its error ends the process here, and not while what a destructor leaves behind is destroyed, which would lose it.
  void end_use() noexcept { turn_->end(); }

 private:
  struct Job {
    void (*call)(void* context, Device& device) = nullptr;
    void* context = nullptr;
  };

  [[nodiscard]] WEFT_DECL static int checked(int devices, const RuntimeOptions& options);

  WEFT_DECL void run_job(Job job);

  // How a run ended, for the thread that called it: another thread may start the next one at once.
  struct Ending {
    bool failed = false;
    Error error{"none", Sentence()};
    std::exception_ptr cause;
  };
  // From the start of a run to the moment when all devices are out, even if the calling thread is unwound meanwhile.
  class Run {
   public:
    WEFT_DECL Run(Runtime& runtime, Job job, Ending& ending);
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;
    WEFT_DECL ~Run();

   private:
    Runtime& runtime_;
    Ending& ending_;
    std::uint32_t done_;
  };

  // Devices by their numbers in this process. Error: device_threads_not_started; the others go on.
  WEFT_DECL void start_thread(int number);
  // A device that ended its own thread gets another. Error: device_threads_not_started; the next run tries again.
  WEFT_DECL void restart_ended_threads();

  WEFT_DECL void stop();

  // The life of a device's thread, which has seen `run` runs start.
  WEFT_DECL void serve(int number, std::uint32_t run);
  // The caller's part of a run: the first device.
  WEFT_DECL void serve_as_caller();
  WEFT_DECL void take_part(Device& device);
  WEFT_DECL void leave(Device& device);

  WEFT_DECL void call_job(Device& device);

  std::unique_ptr<Interconnect> interconnect_;  // not in this header, which every program parses
  Job job_;
  Error last_error_{"none", Sentence()};
  bool failed_ = false;
  int failed_device_ = -1;
  AffinityBalancer balancer_;
  Device caller_;  // the first device, unless it has a thread of its own
  bool caller_is_a_device_, flush_subnormals_;
  Buffer<std::thread> threads_;       // by device of this process
  Buffer<bool> ended_;                // likewise: its thread has ended itself
  ProcessMark process_;
  std::shared_ptr<RuntimeTurn> turn_;
  std::atomic<bool> stopping_{false};
  alignas(128) WaitWord runs_started_{0};
  alignas(128) WaitWord running_{0};
  alignas(128) WaitWord runs_done_{0};
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/runtime.ipp>
#endif

#endif
