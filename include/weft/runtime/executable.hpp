// Executable: a plan bound to the devices of a runtime: one arena a device, groups looked up, ready to run again and
// again without allocating. Each process has the arenas of its own devices.
#ifndef WEFT_RUNTIME_EXECUTABLE_HPP
#define WEFT_RUNTIME_EXECUTABLE_HPP

#include <weft/observe/step_timer.hpp>
#include <weft/planner/batch_use.hpp>
#include <weft/program/binding.hpp>
#include <weft/runtime/arena.hpp>
#include <weft/runtime/machine_memory.hpp>
#include <weft/runtime/plan_code.hpp>
#include <weft/runtime/runtime.hpp>
#include <weft/sync/wait.hpp>

#include <atomic>
#include <memory>

namespace weft {

class Executable;

// An input that another executable has and lends: there it is input `number`. Without a lender: one's own.
struct LentInput {
  const Executable* lender = nullptr;
  Index number = -1;
};

// Who looks at each step when it has run, on the thread of its device. What it throws ends the run for all devices.
class StepWatcher {
 public:
  virtual ~StepWatcher() = default;
  // Before the first step of a call, between any two, and after the last one.
  virtual void begin(const Device& device, const Binding& binding) = 0;
  virtual void after_step(const Device& device, const Binding& binding, Index step) = 0;
  virtual void end(const Device& device, const Binding& binding) = 0;
};

class Executable {
 public:
  // `plan` and the kernels of `code` must outlive this. Mesh position p of the plan runs on device
  // `devices.device_at(p)`: a Mesh converts, and says so itself. `lent`: by input; empty: none; lenders must outlive
  // this, and run when this does not. They lie on the device of the same ordinal of an equal runtime; of any other on one
  // that this process has, for inputs that all devices hold alike. Allocates and zeroes the arenas, which lack what is
  // lent, each on its own device's thread. Error: device_counts_differ.
  WEFT_DECL Executable(Runtime& runtime, const PlanView& plan, const PlanCode& code, const DeviceAssignment& devices,
                       ListView<LentInput> lent = {});
  WEFT_DECL ~Executable();
  // Position p on device p.
  Executable(Runtime& runtime, const PlanView& plan, const PlanCode& code)
      : Executable(runtime, plan, code, DeviceAssignment(plan.devices())) {}

  // Error: runtime_is_gone. Numbers of its devices are known without it.
  [[nodiscard]] Runtime& runtime() const { return turn_->runtime(); }
  [[nodiscard]] int first_device() const noexcept { return first_device_; }
  [[nodiscard]] int local_device_count() const noexcept { return local_devices_; }
  // The calling thread has the runtime for itself while what is returned lives. Errors: runtime_is_busy,
  // runtime_is_gone, run_inside_run, runtime_is_in_parent.
  [[nodiscard]] RuntimeHold hold(const char* operation) const { return {turn_, operation}; }
  // The same turns: of one runtime.
  [[nodiscard]] const std::shared_ptr<RuntimeTurn>& turn() const noexcept { return turn_; }
  [[nodiscard]] const PlanView& plan() const noexcept { return plan_; }
  // The mesh position that device `ordinal` runs.
  [[nodiscard]] Index position_of(Index ordinal) const { return assignment_.position_of(ordinal); }
  // The following are about devices of this process. Bytes that device `ordinal` allocated: plan().peak_bytes,
  // less what is lent to it.
  [[nodiscard]] WEFT_DECL Index allocated_bytes(Index ordinal) const;
  // The bytes of an input or output of one device.
  [[nodiscard]] WEFT_DECL char* input(Index ordinal, Index number) const;
  [[nodiscard]] WEFT_DECL const char* output(Index ordinal, Index number) const;
  // Does it lie in what this allocated, for any device of this process?
  [[nodiscard]] WEFT_DECL bool has(const void* byte) const;
  // See Binding::place_input; for the device's own thread, or between runs.
  WEFT_DECL void place_input(Index ordinal, Index number, const char* bytes);

  // Runs all steps on the calling device: call it from inside `runtime().run`, on every device.
  WEFT_DECL void run(Device& device);

  // Who runs all devices says when: a call from begin_call to end_call, on the thread of the host, which holds the
  // runtime. Always noted.
  WEFT_DECL void begin_call() noexcept;
  void end_call() noexcept { call_times_.add({call_, call_began_, ticks_now()}); }
  // The device begins to take its batch; what it does until `run` is its transfer.
  WEFT_DECL void enter(const Device& device);
  // The number of the last call that began, from 1 on; 0: none.
  [[nodiscard]] Index call() const noexcept { return call_; }
  // Has no device of this process more use for the batch of the last call, which must have this number? Any thread may
  // ask, and then write another batch to the data inputs.
  [[nodiscard]] WEFT_DECL bool is_batch_free(Index call) const noexcept;
  // Whose word changes when that becomes so; null: nobody's. For between calls.
  void tell_when_batch_is_free(WaitWord* word) noexcept { listener_ = word; }
  // The calls of the host, by their numbers from 1 on.
  [[nodiscard]] const SpanRing& call_times() const noexcept { return call_times_; }
  // A batch that was moved in by another thread than those of the devices: kept if steps are timed. `read`: when the
  // loader read it; without an end: not known. For the thread that calls.
  WEFT_DECL void note_batch(const TimeSpan& read, const TimeSpan& moved) noexcept;

  // The following are for between runs. From now on devices time every step, and keep the spans of the last `calls`
  // calls: 32 bytes for each step that runs in them, taken now. What was timed before is forgotten. Cost of a step that
  // is timed: 20 ns. Error: runtime_setting_is_out_of_range.
  WEFT_DECL void start_timing(Index calls = 64);
  // What was timed stays.
  void stop_timing() noexcept { timing_ = false; }
  [[nodiscard]] bool is_timing() const noexcept { return timing_; }
  // What device `ordinal` was doing when; null if it was never timed.
  [[nodiscard]] WEFT_DECL const StepTimer* timer(Index ordinal) const;
  // Those that note_batch was told of; null if it was never timed.
  [[nodiscard]] const BatchTimes* batch_times() const noexcept { return batch_times_.get(); }
  // Calls fn(timer, ordinal) for every device of this process that was ever timed.
  template <class F>
  void for_each_timer(F fn) const {
    for (Index ordinal = first_device_; ordinal < first_device_ + local_devices_; ++ordinal)
      if (const StepTimer* const one = timer(ordinal); one != nullptr) fn(*one, ordinal);
  }
  // Forgets all times.
  WEFT_DECL void clear_times() noexcept;

  // For between runs: who watches from now on; null: nobody, which costs one comparison a step.
  void watch(StepWatcher* watcher) noexcept { watcher_ = watcher; }

 private:
  // What a collective needs beside its step: the number of its groups, and of a collective_permute who sends to whom,
  // by rank, which is the same in all groups.
  struct Call {
    Index groups = -1;
    Buffer<SourceTarget> pairs;
  };
  struct PerDevice;

  std::shared_ptr<RuntimeTurn> turn_;
  int first_device_, local_devices_;
  PlanView plan_;
  PlanCode code_;
  Index batch_is_free_from_;  // a step
  DeviceAssignment assignment_;
  Buffer<AxisList> grouped_axes_;  // those that some collective names, ...
  Buffer<DeviceGroups> groups_;    // ... and the groups over them
  Buffer<Call> calls_;             // one a step
  Buffer<std::unique_ptr<PerDevice>> devices_;  // by ordinal; null: of another process
  bool timing_ = false;
  Index call_ = 0;  // the last one that began
  std::atomic<Index> begun_{0};  // as call_
  std::atomic<int> freed_{0};    // devices of this process that have no more use for its batch
  WaitWord* listener_ = nullptr;
  StepWatcher* watcher_ = nullptr;
  std::uint64_t call_began_ = 0;
  SpanRing call_times_;
  std::unique_ptr<BatchTimes> batch_times_;  // null until it is asked for

  WEFT_DECL static char* address_for(const Device& device, const LentInput& input);

  WEFT_DECL void free_batch() noexcept;

  // Errors: fixed_vector_index_out_of_range.
  [[nodiscard]] WEFT_DECL PerDevice& at(Index ordinal) const;

  WEFT_DECL Call call_of(const PlanStep& step);

  WEFT_DECL void reserve_starts(Device& device);
  WEFT_DECL void run_collective(Device& device, const PlanStep& step, const Call& call);
};

// The plan, if the arenas of this process's devices fit in `memory` bytes. Error: memory_is_too_small.
[[nodiscard]] WEFT_DECL const PlanView& fitting_memory(const Runtime& runtime, const PlanView& plan,
                                                       Index memory = machine_memory());

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/executable.ipp>
#endif

#endif
