// MPI in this process: initialized once, by the first who needs it, and finalized when the program ends. A thread of
// its own does both, since MPI's "main thread" is the one that initialized it: where MPI lets no other thread call it
// at any time (MPI_THREAD_MULTIPLE), that thread makes all calls.
#ifndef WEFT_RUNTIME_MPI_ENVIRONMENT_HPP
#define WEFT_RUNTIME_MPI_ENVIRONMENT_HPP

#include <weft/base/error_runtime.hpp>

#ifndef OMPI_SKIP_MPICXX
#define OMPI_SKIP_MPICXX  // Open MPI's C++ bindings, which are no longer part of MPI
#endif
#include <mpi.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <type_traits>

namespace weft {

class MpiEnvironment {
 public:
  // Arguments are passed on to MPI_Init_thread the first time. Error: mpi_was_initialized_for_one_thread.
  [[nodiscard]] static MpiEnvironment& get(int* argc = nullptr, char*** argv = nullptr, bool one_caller = false) {
    static MpiEnvironment environment(argc, argv, one_caller);
    return environment;
  }

  // Runs `call` where MPI may be called from, and returns when it is done.
  template <class F>
  void run(F&& call) {
    if (any_thread_) return call();
    std::unique_lock lock(mutex_);
    const Job job{[](void* context) { (*static_cast<std::remove_reference_t<F>*>(context))(); }, &call};
    changed_.wait(lock, [this] { return job_ == nullptr; });
    job_ = &job;
    changed_.notify_all();
    const std::uint64_t number = ++jobs_;
    changed_.wait(lock, [this, number] { return jobs_done_ >= number; });
  }

  // All processes of MPI_COMM_WORLD are about to make a runtime together, which is called by each of them as often as
  // by the others. Error: process_has_left, in all that make one, if another process ends instead: what it would have
  // taken part in can not begin.
  void agree_to_make_runtime() {
    int left = 0;
    run([&] { left = agree(false).first_to_leave; });
    if (left >= 0) process_has_left(left);
  }

  // A run has failed: messages may wait for processes that never take them. When the program ends, MPI is not
  // finalized, which would wait as well, but all processes are ended: by process 0, which has printed the error, or, if
  // that has not done so within two seconds (it may have been stopped), by the first other one, which prints it.
  void abandon(const Error& error) noexcept {
    error_ = error;
    abandoned_.store(true, std::memory_order_release);
  }

  ~MpiEnvironment() {
    if (!owned_) return;
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    changed_.notify_all();
    thread_.join();
  }

 private:
  struct Job {
    void (*call)(void* context);
    void* context;
  };

  MpiEnvironment(int* argc, char*** argv, bool one_caller) {
    int initialized = 0, level = MPI_THREAD_SINGLE;
    MPI_Initialized(&initialized);
    if (initialized != 0) {
      MPI_Query_thread(&level);
      if (level != MPI_THREAD_MULTIPLE) mpi_was_initialized_for_one_thread();
      MPI_Comm_dup(MPI_COMM_WORLD, &agreements_);
      return;
    }
    owned_ = true;
    thread_ = std::thread([=, this] { serve(argc, argv, one_caller); });
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ready_; });
  }

  void serve(int* argc, char*** argv, bool one_caller) {
    int level = MPI_THREAD_SINGLE;
    MPI_Init_thread(argc, argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_dup(MPI_COMM_WORLD, &agreements_);
    std::unique_lock lock(mutex_);
    any_thread_ = level == MPI_THREAD_MULTIPLE && !one_caller;
    ready_ = true;
    changed_.notify_all();
    while (true) {
      changed_.wait(lock, [this] { return job_ != nullptr || ending_; });
      if (job_ == nullptr) break;
      job_->call(job_->context);
      job_ = nullptr;
      ++jobs_done_;
      changed_.notify_all();
    }
    lock.unlock();
    if (abandoned_.load(std::memory_order_acquire)) end_all();
    wait_for_all();
    MPI_Finalize();
  }
  // What all processes say at the same time, each that it makes a runtime or that it ends.
  struct Agreement {
    int first_to_leave = -1;  // -1: nobody ends
    bool all_leave = false;
  };
  // On a communicator of its own, so that it meets no other collective call: whoever ends says so until all do. It asks
  // instead of waiting, as MPI's own waits keep a processor busy.
  Agreement agree(bool leaves) {
    int process = 0, processes = 1;
    MPI_Comm_rank(agreements_, &process);
    MPI_Comm_size(agreements_, &processes);
    int words[2] = {leaves ? processes - process : 0, leaves ? 0 : 1};  // the largest of all: who leaves, who stays
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Iallreduce(MPI_IN_PLACE, words, 2, MPI_INT, MPI_MAX, agreements_, &request);
    for (int came = 0; came == 0;) {
      MPI_Test(&request, &came, MPI_STATUS_IGNORE);
      if (came == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return {words[0] == 0 ? -1 : processes - words[0], words[1] == 0};
  }
  // Until all processes are about to finalize. MPI_Finalize would wait as well, but it asks mpiexec to do so, and Open
  // MPI 4.1's stands still or crashes, about once in ten times, where another process aborts during that wait.
  void wait_for_all() {
    while (!agree(true).all_leave) continue;
    MPI_Comm_free(&agreements_);
  }
  // A stopped process takes no turn, so that the first of the others comes first. The next ones give it 1.5 s, since Open
  // MPI's mpiexec waits up to a second for the stopped one before it ends the rest; from the third on they come at once,
  // that all end in time.
  [[noreturn]] void end_all() const {
    int process = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &process);
    if (process != 0) {
      const int turn = process < 3 ? process - 1 : 2;
      std::this_thread::sleep_for(std::chrono::milliseconds(2000 + 1500 * turn));
      std::fprintf(stderr, "error: %s\n", error_.what());
    }
    MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    std::abort();
  }

  MPI_Comm agreements_ = MPI_COMM_NULL;
  std::mutex mutex_;
  std::condition_variable changed_;
  const Job* job_ = nullptr;
  std::uint64_t jobs_ = 0, jobs_done_ = 0;
  bool owned_ = false, ready_ = false, ending_ = false;
  bool any_thread_ = true;  // may every thread call MPI at any time?
  std::atomic<bool> abandoned_{false};
  Error error_{"none", Sentence()};  // of the run that was abandoned
  std::thread thread_;
};

}  // namespace weft

#endif
