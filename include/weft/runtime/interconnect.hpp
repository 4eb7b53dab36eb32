// What the devices of a runtime share: groups, recorders, the fault, and the board on which a sleeping device writes
// what it waits for. Nothing hangs: a wait ends by its barrier, by the fault, or because the board shows that it never
// can (every missing device waits for something else, or has returned). With a transport, devices of other processes
// take part: their faults are this process's faults, and a wait for their messages ends in the same ways.
#ifndef WEFT_RUNTIME_INTERCONNECT_HPP
#define WEFT_RUNTIME_INTERCONNECT_HPP

#include <weft/runtime/agreement.hpp>
#include <weft/runtime/communicator.hpp>
#include <weft/runtime/fault.hpp>
#include <weft/runtime/process_watch.hpp>
#include <weft/runtime/report.hpp>
#include <weft/runtime/wait_for_graph.hpp>

#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace weft {

struct MessageHead;

class Interconnect : private ProcessWatch::Listener {
 public:
  // A group takes about 70 KB, and finding one of many takes a while.
  static constexpr Index most_groups = 4096;

  // `local_devices` in this process, and as many in each other process of `transport` (null: there is no other).
  // `on_failure` (may be null) is called as soon as it is certain that a run will fail, see RuntimeOptions.
  WEFT_DECL Interconnect(int local_devices, Index recorder_capacity, Index slow_barrier_milliseconds,
                         void (*on_failure)(const Error& error, int device) = nullptr, Transport* transport = nullptr,
                         Index devices_per_granule = 0);
  Interconnect(const Interconnect&) = delete;
  Interconnect& operator=(const Interconnect&) = delete;
  ~Interconnect() override {
    if (watch_ != nullptr) watch_->tell_departure(ProcessWatch::all_runs);
  }

  // Devices of all processes, and of this one, which are numbered from `first_device()` on.
  [[nodiscard]] int device_count() const noexcept { return devices_; }
  [[nodiscard]] int local_device_count() const noexcept { return local_; }
  [[nodiscard]] int first_device() const noexcept { return first_; }
  [[nodiscard]] int process_index() const noexcept { return transport_ == nullptr ? 0 : transport_->process_index(); }
  [[nodiscard]] int process_count() const noexcept { return transport_ == nullptr ? 1 : transport_->process_count(); }
  [[nodiscard]] int process_of(int device) const noexcept { return device / local_; }
  // The granule of a device: what goes to another one goes over dcn.
  [[nodiscard]] Index granule_of(Index device) const noexcept { return device / granule_; }
  // Only where there are several processes.
  [[nodiscard]] Transport& transport() const noexcept { return *transport_; }
  [[nodiscard]] WaitPolicy policy() const noexcept { return policy_; }
  [[nodiscard]] Recorder& recorder(int device) noexcept { return at(device).recorder; }
  [[nodiscard]] const Recorder& recorder(int device) const noexcept { return states_[device - first_].recorder; }
  [[nodiscard]] const Fault& fault() const noexcept { return fault_; }
  // With what on_failure threw, if it did. For when the fault is set and all devices are out.
  [[nodiscard]] WEFT_DECL Error error_of_run();
  [[nodiscard]] Communicator& everybody() noexcept { return *everybody_; }
  // The number of the present run.
  [[nodiscard]] std::uint32_t run() const noexcept { return run_; }

  // The group with these members in this order, made at its first use. Thread-safe; takes a lock.
  // Errors: group_is_not_valid, too_many_groups.
  [[nodiscard]] WEFT_DECL Communicator& communicator(const char* operation, int device, const GroupView& members);

  // Notes where a device's next call stands in the source, for reports.
  WEFT_DECL void begin_call(int device, const Where& where) noexcept;

  // Waits until all members of `group` in this process are here. False: the fault is set, and the barrier may not have
  // been completed. The abort word is looked at after every barrier, because an abort lets waiters through.
  [[nodiscard]] WEFT_DECL bool pass(Communicator& group, int device);

  // Waits until all members of `group` have arrived in `call`, as this one has. False: the fault is set.
  [[nodiscard]] WEFT_DECL bool pass(Communicator& group, StartedCall& call, int device);

  // Waits until `ready()`, which asks for a message of device `from` of another process. False: the fault is set.
  template <class Ready>
  [[nodiscard]] bool wait_for_message(int device, int from, Ready ready) {
    if (ready()) return true;
    at(device).expected.store(from, std::memory_order_release);
    std::uint64_t start = 0;
    bool came = false;
    for (Index turn = 0; !came && !fault_.is_set(); ++turn) {
      turn < policy_.spins ? relax_processor() : std::this_thread::yield();
      came = ready();
      if (came || turn % 64 != 63) continue;
      const std::uint64_t now = steady_nanoseconds();
      if (start == 0) start = now;
      if (now - start > patience) ::usleep(50);
      end_if_gone(device, from, now);
      if (slow_milliseconds_ > 0 && now - start >= slow_limit()) end_for_slowness(from);
    }
    at(device).expected.store(-1, std::memory_order_release);
    return came;
  }

  // Between these two calls other members may use this device's memory and it may use theirs.
  void begin_work(int device) noexcept { at(device).working.store(1, std::memory_order_relaxed); }
  void end_work(int device) noexcept { at(device).working.store(0, std::memory_order_release); }

  // After the fault, before this device unwinds and frees its memory: ends its own work and waits until no member of
  // `group` is at work. (synchronize: a member that passed the barrier without seeing the fault is seen working here.)
  WEFT_DECL void quiesce(Communicator& group, int device) noexcept;

  // Ends the run for everybody, unless that has happened already.
  WEFT_DECL void fail(int device, const char* reason, std::exception_ptr cause);
  // The members of `group` published different signatures, signature(rank); called by any number of them. If one
  // differs from several that agree, it is to blame.
  template <class SignatureOf>
  void mismatch(Communicator& group, const SignatureOf& signature) {
    if (fault_.claim()) {
      const std::lock_guard guard(lock_);
      Sentence text;
      describe_each(
          text, group.members(),
          [&](Index a, Index b) { return signature(static_cast<int>(a)) == signature(static_cast<int>(b)); },
          [](Index) { return 0; }, [&](Sentence& to, Index rank) { describe(to, signature(static_cast<int>(rank))); });
      publish(odd_one_out(group, signature), collective_mismatch(text.text()));
    }
    while (!fault_.is_set()) std::this_thread::yield();
  }
  // A message of `device`, of another process, shows that it is not in the call of whoever waits for it: its run has
  // ended, or it is in a call of another group, with `signature`.
  WEFT_DECL void disagree(int device, bool has_returned, const Signature& signature);
  // `device` has returned from its function: whoever waits for it never will be served.
  WEFT_DECL void leave(int device);

  // Before a run: reports are about calls made from now on.
  WEFT_DECL void begin_run() noexcept;
  // The next run fails at its end if another process has passed other numbers. They must outlive it.
  void agree_on(ListView<AgreedNumber> numbers) noexcept { agreed_ = numbers; }
  // On the thread that called run(), when all devices of this process are out: waits until those of all others are, or
  // the run fails.
  WEFT_DECL void meet_processes();
  // After a run, when all devices are out: ready for the next one, whatever happened; but messages of a run that failed
  // may be under way between processes, so there it was the last one.
  WEFT_DECL void end_run() noexcept;

 private:
  // The board's words: not asleep, gone, or asleep at a barrier: (group number + 1) << 32 | generation, or until all
  // have started a call: that, with the call's number and `started`.
  static constexpr std::uint64_t running = 0, returned = ~std::uint64_t{0}, started = std::uint64_t{1} << 62;

  struct alignas(128) State {
    WaitWord working{0};
    alignas(128) std::atomic<std::uint64_t> waiting{running};
    alignas(128) Recorder recorder{1};
    std::atomic<int> expected{-1};  // the device of another process whose message it waits for
    std::atomic<const char*> label{nullptr}, file{nullptr};
    Index calls_before = 0;
    // While a report is made, under the lock.
    Activity activity;
    bool stuck = false;  // a device that did the same is stuck
  };

  // By its ordinal, and by its number in this process.
  [[nodiscard]] State& at(Index device) noexcept { return states_[device - first_]; }
  [[nodiscard]] std::uint64_t waiting(Index neighbor) const noexcept {
    return states_[neighbor].waiting.load(std::memory_order_seq_cst);
  }

  // Sleeps as `word` says until `is_over()` or the fault, by `doze(milliseconds)`, which may end early.
  template <class IsOver, class Doze>
  void sleep(Communicator& group, int device, std::uint64_t word, const IsOver& is_over, const Doze& doze) {
    at(device).waiting.store(word, std::memory_order_seq_cst);
    // When devices wait for each other, the last one to write its word sees all the others'.
    bool some_wait_elsewhere = false;
    for (const Index member : group.neighbors()) {
      const std::uint64_t other = waiting(member);
      some_wait_elsewhere = some_wait_elsewhere || (other != running && other != word);
    }
    if (some_wait_elsewhere) end_if_stuck();
    const std::uint64_t start = steady_nanoseconds();
    while (!is_over() && !fault_.is_set()) {
      doze(slow_milliseconds_);
      if (slow_milliseconds_ > 0 && steady_nanoseconds() - start >= slow_limit() && !is_over()) end_if_slow(word);
    }
    at(device).waiting.store(running, std::memory_order_seq_cst);
  }
  [[nodiscard]] std::uint64_t slow_limit() const { return static_cast<std::uint64_t>(slow_milliseconds_) * 1000000; }

  // The board as the wait-for graph, under the lock. A word seen twice, before and after all others were read, stood
  // there all the time: so there was a moment at which all those devices slept.
  WEFT_DECL void read_board();
  // Ends the run if some devices wait in a circle or for a device that has returned, whatever the others do.
  WEFT_DECL void end_if_stuck();
  WEFT_DECL void end_if_slow(std::uint64_t word);
  // Is `neighbor` of the group of `word`, at `place` among its neighbors, where those that sleep as `word` says wait
  // for it? One that has started a call and waits elsewhere is.
  [[nodiscard]] bool has_come(std::uint64_t word, Index place, Index neighbor) {
    if (waiting(neighbor) == word) return true;
    return is_started(word) && group_at(word).started().has_arrived(group_at(word).rank_of_neighbor(place),
                                                                    static_cast<std::uint32_t>(word));
  }
  [[nodiscard]] static bool is_started(std::uint64_t word) noexcept { return (word & started) != 0; }
  // For whom others sleep at a barrier in this process, -1: nobody. `only`: the one device, unless there are several;
  // `waits`: one that waits itself, unless one runs; `any`: the one that runs, else that one.
  struct Late {
    int only = -1, waits = -1, any = -1;
  };
  [[nodiscard]] WEFT_DECL Late late_at(std::uint64_t word);

  // In interconnect_processes.ipp. Does another process end another run, or one with other numbers?
  WEFT_DECL void compare(const MessageHead& theirs, std::span<const std::byte> bits, int process);
  static constexpr std::uint64_t patience = 1'000'000'000, grace = 500'000'000;  // ns
  WEFT_DECL void end_if_gone(int device, int from, std::uint64_t now);
  WEFT_DECL void end_for_slowness(int late);
  WEFT_DECL void run_has_failed(const Error& error, int device) override;
  [[nodiscard]] WEFT_DECL DeviceReport report_on(int device) override;

  [[nodiscard]] Communicator& group_at(std::uint64_t word) {
    return groups_[static_cast<std::size_t>((word & ~started) >> 32) - 1];
  }

  // Needs the lock. Publishes and wakes everybody, here and in other processes.
  WEFT_DECL void publish(int device, const Error& error, std::exception_ptr cause = nullptr) noexcept;
  WEFT_DECL void publish_here(int device, const Error& error, std::exception_ptr cause = nullptr) noexcept;

  // Needs the lock, as what follows. The device of the only signature that no other equals, if the others agree and are
  // more than one; else -1.
  template <class SignatureOf>
  [[nodiscard]] static int odd_one_out(const Communicator& group, const SignatureOf& signature) {
    int odd = -1, odds = 0, equal = 0;
    for (int rank = 0; rank < group.size(); ++rank) {
      int same = 0;
      for (int other = 0; other < group.size(); ++other) same += signature(rank) == signature(other) ? 1 : 0;
      if (same == 1) odd = static_cast<int>(group.member(rank)), ++odds;
      if (same == group.size() - 1) equal = same;
    }
    return odds == 1 && equal > 1 ? odd : -1;
  }

  // The devices of this process, first `culprit`, then those that are stuck. Allocates nothing: it runs when memory may
  // have run out.
  [[nodiscard]] WEFT_DECL Sentence describe_devices(int culprit);
  [[nodiscard]] WEFT_DECL static Activity activity_of(const State& state) noexcept;

  Transport* transport_;
  int local_, first_, devices_;
  Index granule_;  // devices in each
  Index slow_milliseconds_;
  void (*on_failure_)(const Error& error, int device);
  WaitPolicy policy_;
  Fault fault_;
  Sentence listener_failure_;  // what on_failure threw in this run, under lock_
  std::uint32_t run_ = 0;
  ListView<AgreedNumber> agreed_;         // on in this run
  Buffer<State> states_;                  // by number in this process
  Buffer<Index> neighbors_;               // the ordinals of this process
  Communicator* everybody_ = nullptr;
  std::mutex lock_;  // of everything below, and of publishing
  std::deque<Communicator> groups_;
  Buffer<DeviceWait> waits_;
  Buffer<Buffer<Index>> missing_;        // by device that waits for others to start a call: these
  std::unique_ptr<ProcessWatch> watch_;  // the last one: its thread uses all others
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/interconnect.ipp>
#include <weft/runtime/interconnect_processes.ipp>
#endif

#endif
