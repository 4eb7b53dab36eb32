// Whose turn it is to use a runtime: one thread's at a time, from before it writes what a call reads until it has read
// what the call left. What refers to a runtime shares its turn, and so knows when the runtime is gone.
#ifndef WEFT_RUNTIME_RUNTIME_TURN_HPP
#define WEFT_RUNTIME_RUNTIME_TURN_HPP

#include <weft/base/error_runtime.hpp>
#include <weft/sync/process_mark.hpp>

#include <atomic>
#include <memory>

namespace weft {

class Runtime;

class RuntimeTurn {
 public:
  explicit RuntimeTurn(Runtime& runtime) noexcept : runtime_(&runtime) {}
  RuntimeTurn(const RuntimeTurn&) = delete;
  RuntimeTurn& operator=(const RuntimeTurn&) = delete;

  // The calling thread has it from here on; false: it had it already. Errors: run_inside_run, runtime_is_in_parent,
  // runtime_is_busy, runtime_is_gone.
  [[nodiscard]] WEFT_DECL bool take(const char* operation);
  WEFT_DECL void give_back() noexcept;
  // Returns once the thread that has it, if another one does, has given it back; at once where no such thread is left.
  WEFT_DECL void wait_for_others() const noexcept;
  // The same for users. Errors: run_inside_run, runtime_is_in_parent.
  void wait(const char* operation) const {
    check_caller(operation);
    wait_for_others();
  }
  // Before the runtime is destroyed: nobody takes it from here on; waits until no other thread has it. Error:
  // runtime_ends_inside_run.
  WEFT_DECL void end();

  // For who has it, or is a device of its run. Error: runtime_is_gone.
  [[nodiscard]] Runtime& runtime() const {
    if (is_gone_.load(std::memory_order_acquire)) runtime_is_gone("Executable");
    return *runtime_;
  }

  // While it lives, the calling thread is a device of the runtime.
  class Inside {
   public:
    Inside(const RuntimeTurn& turn, int ordinal) noexcept : turn_(turn), ordinal_(ordinal), outer_(innermost_) {
      innermost_ = this;
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside() { innermost_ = outer_; }

   private:
    friend class RuntimeTurn;
    const RuntimeTurn& turn_;
    int ordinal_;
    const Inside* outer_;  // a device of one runtime may run another one
  };

 private:
  // Equal for nobody but the calling thread.
  [[nodiscard]] static const void* this_thread() noexcept { return &innermost_; }
  // As which device the calling thread is inside a run of this runtime; -1: it is not.
  [[nodiscard]] WEFT_DECL int ordinal_inside() const noexcept;
  // A process that was forked off has no other threads.
  [[nodiscard]] WEFT_DECL bool has_another_holder() const noexcept;
  // Errors: run_inside_run, runtime_is_in_parent.
  WEFT_DECL void check_caller(const char* operation) const;
  static inline thread_local const Inside* innermost_ = nullptr;

  Runtime* const runtime_;
  std::atomic<const void*> holder_{nullptr};  // this_thread() of who has it; null: nobody
  std::atomic<Index> given_back_{0};          // how often
  std::atomic<bool> ends_{false}, is_gone_{false};
  ProcessMark process_;
};

// While it lives, the calling thread has the runtime for itself: calls of other threads are runtime_is_busy. A thread
// may hold a runtime that it holds.
class RuntimeHold {
 public:
  // Errors: those of RuntimeTurn::take.
  RuntimeHold(std::shared_ptr<RuntimeTurn> turn, const char* operation)
      : turn_(static_cast<std::shared_ptr<RuntimeTurn>&&>(turn)), is_first_(turn_->take(operation)) {}
  RuntimeHold(const RuntimeHold&) = delete;
  RuntimeHold& operator=(const RuntimeHold&) = delete;
  ~RuntimeHold() {
    if (is_first_) turn_->give_back();
  }

 private:
  std::shared_ptr<RuntimeTurn> turn_;
  bool is_first_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/runtime_turn.ipp>
#endif

#endif
