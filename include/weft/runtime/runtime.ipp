// Definitions of runtime/runtime.hpp.
#ifndef WEFT_RUNTIME_RUNTIME_IPP
#define WEFT_RUNTIME_RUNTIME_IPP

#include <weft/runtime/interconnect.hpp>
#include <weft/runtime/runtime.hpp>
#include <weft/runtime/subnormals.hpp>

namespace weft {

Runtime::Runtime(int devices, RuntimeOptions options, Transport* transport)
    : interconnect_(std::make_unique<Interconnect>(checked(devices, options), options.recorder_capacity,
                                                   options.slow_barrier_milliseconds, options.on_failure, transport,
                                                   options.devices_per_granule)),
      balancer_(options.pin_threads ? 1 : devices),
      caller_(*interconnect_, interconnect_->first_device()),
      caller_is_a_device_(!options.pin_threads),
      flush_subnormals_(options.flush_subnormals),
      threads_(devices),
      ended_(devices),
      turn_(std::make_shared<RuntimeTurn>(*this)) {
  struct Started {
    Runtime* runtime;
    ~Started() {
      if (runtime != nullptr) runtime->stop();
    }
  } started{this};
  for (int number = caller_is_a_device_ ? 1 : 0; number < devices; ++number) start_thread(number);
  started.runtime = nullptr;
}

Runtime::~Runtime() {
  end_use();
  stop();
}

int Runtime::device_count() const noexcept { return interconnect_->device_count(); }
int Runtime::local_device_count() const noexcept { return interconnect_->local_device_count(); }
int Runtime::first_device() const noexcept { return interconnect_->first_device(); }
int Runtime::process_index() const noexcept { return interconnect_->process_index(); }
int Runtime::process_count() const noexcept { return interconnect_->process_count(); }

void Runtime::agree_on(ListView<AgreedNumber> numbers) noexcept { interconnect_->agree_on(numbers); }

const Recorder& Runtime::recorder(int ordinal) const {
  if (!is_local(ordinal)) fixed_vector_index_out_of_range(ordinal, device_count());
  return interconnect_->recorder(ordinal);
}

void Runtime::clear_records() noexcept {
  for (int number = 0; number < local_device_count(); ++number)
    interconnect_->recorder(first_device() + number).clear();
}

void Runtime::wait_device_ops() { turn_->wait("Runtime::wait_device_ops"); }

int Runtime::checked(int devices, const RuntimeOptions& options) {
  constexpr Index most_records = Index{1} << 24, most_milliseconds = 1000000000;
  if (devices < 1 || devices > most_devices) device_count_out_of_range(devices, most_devices);
  if (options.recorder_capacity < 1 || options.recorder_capacity > most_records)
    runtime_setting_is_out_of_range("recorder_capacity", options.recorder_capacity, 1, most_records);
  if (options.slow_barrier_milliseconds < 0 || options.slow_barrier_milliseconds > most_milliseconds)
    runtime_setting_is_out_of_range("slow_barrier_milliseconds", options.slow_barrier_milliseconds, 0,
                                    most_milliseconds);
  if (options.devices_per_granule < 0 || options.devices_per_granule > most_records)
    runtime_setting_is_out_of_range("devices_per_granule", options.devices_per_granule, 0, most_records);
  return devices;
}

void Runtime::run_job(Job job) {
  const RuntimeHold hold(turn_, "Runtime::run");
  Ending ending;
  {
    const Run run(*this, job, ending);
    if (caller_is_a_device_) serve_as_caller();
  }
  if (ending.cause) std::rethrow_exception(ending.cause);
  if (ending.failed) raise(ending.error.code(), Sentence() << ending.error.what());
}

Runtime::Run::Run(Runtime& runtime, Job job, Ending& ending)
    : runtime_(runtime), ending_(ending), done_(runtime.runs_done_.load(std::memory_order_relaxed)) {
  // Where a thread cannot be started, what was to be agreed on is no matter of the next run.
  struct Agreed {
    Interconnect* interconnect;
    ~Agreed() {
      if (interconnect != nullptr) interconnect->agree_on({});
    }
  } agreed{runtime.interconnect_.get()};
  runtime.restart_ended_threads();
  agreed.interconnect = nullptr;
  runtime.job_ = job;
  runtime.interconnect_->begin_run();
  runtime.failed_ = false;
  runtime.failed_device_ = -1;
  runtime.running_.store(static_cast<std::uint32_t>(runtime.local_device_count()), std::memory_order_relaxed);
  runtime.runs_started_.fetch_add(1, std::memory_order_release);
  wake_all(runtime.runs_started_);
}

Runtime::Run::~Run() {
  wait_while(runtime_.runs_done_, done_, runtime_.interconnect_->policy());
  runtime_.interconnect_->meet_processes();
  const Fault& fault = runtime_.interconnect_->fault();
  if (fault.is_set()) {
    ending_ = {true, runtime_.interconnect_->error_of_run(), fault.cause()};
    runtime_.failed_ = true;
    runtime_.last_error_ = ending_.error;
    runtime_.failed_device_ = fault.device();
  }
  runtime_.interconnect_->end_run();
}

void Runtime::start_thread(int number) {
  std::thread& thread = threads_[number];
  const auto life = [this, number, run = runs_started_.load(std::memory_order_relaxed)] { serve(number, run); };
#if WEFT_HAS_EXCEPTIONS
  try {
    thread = std::thread(life);
  } catch (const std::exception& error) {
    device_threads_not_started(number, local_device_count(),
                               (Sentence() << error.what() << thread_limits().c_str()).text());
  }
#else
  thread = std::thread(life);
#endif
  if (!caller_is_a_device_) pin_thread(thread, number);
}

void Runtime::restart_ended_threads() {
  for (int number = 0; number < local_device_count(); ++number) {
    if (!ended_[number]) continue;
    if (std::thread& thread = threads_[number]; thread.joinable()) thread.join();
    start_thread(number);
    ended_[number] = false;
  }
}

void Runtime::stop() {
  stopping_.store(true, std::memory_order_relaxed);
  runs_started_.fetch_add(1, std::memory_order_release);
  wake_all(runs_started_);
  for (std::thread& thread : threads_) {
    if (process_.is_of_a_parent()) forget(thread);
    if (thread.joinable()) thread.join();
  }
}

void Runtime::serve(int number, std::uint32_t run) {
  Device device(*interconnect_, first_device() + number);
  const RuntimeTurn::Inside inside(*turn_, device.ordinal());
  for (;; ++run) {
    wait_while(runs_started_, run, interconnect_->policy());
    if (stopping_.load(std::memory_order_relaxed)) return;
    take_part(device);
  }
}

void Runtime::serve_as_caller() {
  const RuntimeTurn::Inside inside(*turn_, first_device());
  take_part(caller_);
}

void Runtime::take_part(Device& device) {
  struct Part {
    Runtime& runtime;
    Device& device;
    ~Part() { runtime.leave(device); }
  } const part{*this, device};
  const FlushSubnormals flush(flush_subnormals_);
  balancer_.rebalance(device.local_ordinal());
  device.in_run_.store(true, std::memory_order_relaxed);
  call_job(device);
}

void Runtime::leave(Device& device) {
  device.in_run_.store(false, std::memory_order_relaxed);
  device.forget_started();
  interconnect_->leave(device.ordinal());
  if (running_.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  runs_done_.fetch_add(1, std::memory_order_release);
  wake_all(runs_done_);
}

void Runtime::call_job(Device& device) {
#if WEFT_HAS_EXCEPTIONS
  try {
    job_.call(job_.context, device);
    device.check_waits();
  } catch (const std::exception& error) {
    const char* const reason = error.what();
    interconnect_->fail(device.ordinal(), reason != nullptr ? reason : "it threw an exception whose what() is null",
                       std::current_exception());
  }
#if defined(__GLIBCXX__)
  // How the C library ends a thread; must go on.
  catch (const __cxxabiv1::__forced_unwind&) {
    interconnect_->fail(device.ordinal(), "it ended its own thread (pthread_exit, or it was canceled)", nullptr);
    ended_[device.local_ordinal()] = &device != &caller_;
    throw;
  }
#endif
  catch (...) {
    interconnect_->fail(device.ordinal(), "it threw something that is no std::exception", std::current_exception());
  }
#else
  job_.call(job_.context, device);
  device.check_waits();
#endif
}

}  // namespace weft

#endif
