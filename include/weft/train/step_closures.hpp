// What is done with the values of a step once they are there: on the caller's thread, or beside the next steps.
//
//   step.after([](const weft::StepValues& values) { std::printf("step %td: %g\n", values.step, values.loss); });
//   step(image, label);  // calls it, once
//   step.after(log, {.asynchronous = true});
#ifndef WEFT_TRAIN_STEP_CLOSURES_HPP
#define WEFT_TRAIN_STEP_CLOSURES_HPP

#include <weft/base/error_train.hpp>
#include <weft/graph/name.hpp>
#include <weft/sync/background_task.hpp>

#include <atomic>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace weft {

// A copy of what a step returned.
struct StepValues {
  struct Metric {
    Name name;
    float value = 0;
  };
  Index step = 0;  // its number, from 1
  float loss = 0;
  std::vector<Metric> metrics;  // the loss among them

  // Error: metric_is_unknown.
  [[nodiscard]] WEFT_DECL float metric(const Name& name) const;
};

struct AfterOptions {
  bool asynchronous = false;  // on a thread of its own, while further steps run
};

// Closures run once, in the order in which they were added, those of one step before those of the next; asynchronous
// ones in their own order. Any thread may add some.
class StepClosures {
 public:
  StepClosures() = default;
  StepClosures(const StepClosures&) = delete;
  StepClosures& operator=(const StepClosures&) = delete;

  template <class F>
  void add(F function, const AfterOptions& options) {
    const std::lock_guard guard(lock_);
    added_.push_back({std::make_unique<ClosureOf<F>>(std::move(function)), options.asynchronous});
    is_empty_.store(false, std::memory_order_release);
  }
  [[nodiscard]] bool is_empty() const noexcept { return is_empty_.load(std::memory_order_acquire); }
  // Calls those that were added so far with the values of a step, or hands them over. When all have run, throws what
  // the first of them threw, or an asynchronous one of a step before.
  WEFT_DECL void run(const StepValues& values);
  // Until the asynchronous ones are done. Throws what the first of them threw that nobody was told of.
  void wait() { background_.wait(); }

 private:
  struct Closure {
    virtual ~Closure() = default;
    virtual void call(const StepValues& values) = 0;
  };
  template <class F>
  struct ClosureOf : Closure {
    explicit ClosureOf(F given) : function(std::move(given)) {}
    void call(const StepValues& values) override { function(values); }
    F function;
  };
  struct Added {
    std::unique_ptr<Closure> closure;
    bool asynchronous;
  };
  struct Job {
    std::unique_ptr<Closure> closure;
    std::shared_ptr<const StepValues> values;
  };

  // On the thread in the background, until there are no more jobs.
  WEFT_DECL void work_off();
  [[nodiscard]] WEFT_DECL Buffer<Job> take_jobs();

  std::atomic<bool> is_empty_{true};
  std::mutex lock_;  // of what follows
  Buffer<Added> added_;
  Buffer<Job> jobs_;
  bool works_ = false;         // somebody takes the jobs
  BackgroundTask background_;  // the last one: its thread uses all others
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/step_closures.ipp>
#endif

#endif
