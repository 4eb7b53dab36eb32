// Definitions of train/step_closures.hpp.
#ifndef WEFT_TRAIN_STEP_CLOSURES_IPP
#define WEFT_TRAIN_STEP_CLOSURES_IPP

#include <weft/train/step_closures.hpp>

namespace weft {

float StepValues::metric(const Name& name) const {
  Sentence known;
  for (const Metric& one : metrics) {
    if (one.name == name) return one.value;
    known << (known.size() > 0 ? ", " : "") << one.name.c_str();
  }
  metric_is_unknown(name.c_str(), known.text());
}

void StepClosures::run(const StepValues& values) {
  Buffer<Added> due;
  {
    const std::lock_guard guard(lock_);
    due.swap(added_);
    is_empty_.store(true, std::memory_order_release);
  }
  std::exception_ptr first;
  const auto note = [&](std::exception_ptr error) {
    if (!first) first = std::move(error);
  };
  std::shared_ptr<const StepValues> copy;
  bool starts = false;
  for (Added& one : due) {
    if (!one.asynchronous) {
      run_guarded([&] { one.closure->call(values); }, note);
      continue;
    }
    if (copy == nullptr) copy = std::make_shared<const StepValues>(values);
    const std::lock_guard guard(lock_);
    jobs_.push_back({std::move(one.closure), copy});
    starts = starts || !std::exchange(works_, true);
  }
  if (starts) {
    run_guarded([&] { background_.wait(); }, note);
    background_.start([this] { work_off(); });
  }
  if (first) std::rethrow_exception(first);
}

void StepClosures::work_off() {
  // A closure that ends this thread leaves the jobs to the next one.
  struct Work {
    StepClosures& closures;
    bool is_done = false;
    ~Work() {
      if (is_done) return;
      const std::lock_guard guard(closures.lock_);
      closures.works_ = false;
    }
  } work{*this};
  std::exception_ptr first;
  for (Buffer<Job> jobs = take_jobs(); !jobs.empty(); jobs = take_jobs())
    for (const Job& job : jobs)
      run_guarded([&] { job.closure->call(*job.values); },
                  [&](std::exception_ptr error) {
                    if (!first) first = std::move(error);
                  });
  work.is_done = true;
  if (first) std::rethrow_exception(first);
}

Buffer<StepClosures::Job> StepClosures::take_jobs() {
  Buffer<Job> jobs;
  const std::lock_guard guard(lock_);
  jobs.swap(jobs_);
  works_ = !jobs.empty();
  return jobs;
}

}  // namespace weft

#endif
