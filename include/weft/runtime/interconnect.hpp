// What the devices of a runtime share: groups, recorders, the fault, and the board on which a sleeping device writes
// what it waits for. Nothing hangs: a wait ends by its barrier, by the fault, or because the board shows that it never
// can (every missing device waits for something else, or has returned). With a transport, devices of other processes
// take part: their faults are this process's faults, and a wait for their messages ends in the same ways.
#ifndef WEFT_RUNTIME_INTERCONNECT_HPP
#define WEFT_RUNTIME_INTERCONNECT_HPP

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

class Interconnect : private ProcessWatch::Listener {
 public:
  // A group takes about 70 KB, and finding one of many takes a while.
  static constexpr Index most_groups = 4096;

  // `local_devices` in this process, and as many in each other process of `transport` (null: there is no other).
  // `on_failure` (may be null) is called as soon as it is certain that a run will fail, see RuntimeOptions.
  Interconnect(int local_devices, Index recorder_capacity, Index slow_barrier_milliseconds,
               void (*on_failure)(const Error& error, int device) = nullptr, Transport* transport = nullptr,
               Index devices_per_granule = 0)
      : transport_(transport),
        local_(local_devices),
        first_(local_devices * process_index()),
        devices_(local_devices * process_count()),
        granule_(devices_per_granule > 0 ? devices_per_granule : local_devices),
        slow_milliseconds_(slow_barrier_milliseconds),
        on_failure_(on_failure),
        policy_(wait_policy_for(devices_)),
        states_(to_size(local_devices)),
        waits_(local_devices) {
    Buffer<Index> everybody;
    for (int device = 0; device < devices_; ++device) everybody.push_back(device);
    for (int device = first_; device < first_ + local_; ++device) {
      neighbors_.push_back(device);
      recorder(device).reserve(recorder_capacity);
    }
    everybody_ = &groups_.emplace_back(everybody, 0, local_, process_index(), granule_);
    if (transport != nullptr)
      watch_ = std::make_unique<ProcessWatch>(*transport, static_cast<ProcessWatch::Listener&>(*this));
  }
  Interconnect(const Interconnect&) = delete;
  Interconnect& operator=(const Interconnect&) = delete;
  ~Interconnect() override {
    if (watch_ != nullptr) watch_->tell_departure(ProcessWatch::all_runs);
  }

  // Of all processes, and of this one, whose devices are numbered from `first_device()` on.
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
  [[nodiscard]] const Recorder& recorder(int device) const noexcept {
    return states_[to_size(device - first_)].recorder;
  }
  [[nodiscard]] const Fault& fault() const noexcept { return fault_; }
  [[nodiscard]] Communicator& everybody() noexcept { return *everybody_; }
  // The number of the present run.
  [[nodiscard]] std::uint32_t run() const noexcept { return run_; }

  // The group with these members in this order, made at its first use. Thread-safe; takes a lock.
  // Errors: group_is_not_valid, too_many_groups.
  [[nodiscard]] Communicator& communicator(const char* operation, int device, const GroupView& members) {
    const std::lock_guard guard(lock_);
    for (Communicator& group : groups_)
      if (group.is(members)) return group;
    Buffer<bool> seen(devices_);
    for (Index rank = 0; rank < members.size; ++rank) {
      const Index member = members.members[rank];
      if (member < 0 || member >= devices_) group_is_not_valid(operation, device, "a member is no device", member);
      if (seen[member]) group_is_not_valid(operation, device, "a member occurs twice", member);
      seen[member] = true;
    }
    const auto number = static_cast<Index>(groups_.size());
    if (number >= most_groups) too_many_groups(operation, device, most_groups);
    return groups_.emplace_back(members, static_cast<int>(number), local_, process_index(), granule_);
  }

  // Notes where a device's next call stands in the source, for reports.
  void begin_call(int device, const Where& where) noexcept {
    at(device).label.store(where.label, std::memory_order_relaxed);
    at(device).file.store(where.file, std::memory_order_relaxed);
  }

  // Waits until all members of `group` in this process are here. False: the fault is set, and the barrier may not have
  // been completed. The abort word is looked at after every barrier, because an abort lets waiters through.
  [[nodiscard]] bool pass(Communicator& group, int device) {
    std::uint32_t ticket = 0;
    if (!group.barrier().arrive(ticket) && !changed_soon(group.barrier().generation(), ticket, policy_))
      sleep(group, device, ticket);
    return !fault_.is_set();
  }

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
  void quiesce(Communicator& group, int device) noexcept {
    end_work(device);
    group.barrier().synchronize();
    for (const Index member : group.neighbors()) {
      WaitWord& working = states_[to_size(member)].working;
      for (int turn = 0; working.load(std::memory_order_acquire) != 0; ++turn)
        turn < 1000 ? std::this_thread::yield() : sleep_on(working, 1, 1);
    }
  }

  // Ends the run for everybody, unless that has happened already.
  void fail(int device, const char* reason, std::exception_ptr cause) {
    if (!fault_.claim()) return;
    const std::lock_guard guard(lock_);
    publish(device, device_failed(device, reason, describe_devices(device).text()), std::move(cause));
  }
  // The members of `group` published different signatures for call number `sequence`; called by any number of them. If
  // one differs from several that agree, it is to blame.
  void mismatch(Communicator& group, std::uint32_t sequence) {
    if (fault_.claim()) {
      const std::lock_guard guard(lock_);
      const int odd = odd_one_out(group, sequence);
      publish(odd, collective_mismatch(describe_slots(group, sequence).text()));
    }
    while (!fault_.is_set()) std::this_thread::yield();
  }
  // A message of `device`, of another process, shows that it is not in the call of whoever waits for it: its run has
  // ended, or it is in a call of another group, with `signature`.
  void disagree(int device, bool has_returned, const Signature& signature);
  // `device` has returned from its function: whoever waits for it never will be served.
  void leave(int device) {
    at(device).waiting.store(returned, std::memory_order_seq_cst);
    if (fault_.is_set()) return;
    for (int other = 0; other < local_; ++other) {
      const std::uint64_t word = waiting(other);
      if (word != running && word != returned) return end_if_stuck();
    }
  }

  // Before a run: reports are about calls made from now on.
  void begin_run() noexcept {
    ++run_;
    for (State& state : states_) state.calls_before = state.recorder.written();
  }
  // On the thread that called run(), when all devices of this process are out: waits until those of all others are, or
  // the run fails.
  void meet_processes();
  // After a run, when all devices are out: ready for the next one, whatever happened; but messages of a run that failed
  // may be under way between processes, so there it was the last one.
  void end_run() noexcept {
    for (State& state : states_) state.waiting.store(running, std::memory_order_relaxed);
    if (!fault_.is_set() || transport_ != nullptr) return;
    for (Communicator& group : groups_) group.reset();
    fault_.reset();
  }

 private:
  // The board's words: not asleep, gone, or asleep at a barrier: (group number + 1) << 32 | generation.
  static constexpr std::uint64_t running = 0, returned = ~std::uint64_t{0};

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
  [[nodiscard]] State& at(Index device) noexcept { return states_[to_size(device - first_)]; }
  [[nodiscard]] std::uint64_t waiting(Index neighbor) const noexcept {
    return states_[to_size(neighbor)].waiting.load(std::memory_order_seq_cst);
  }

  void sleep(Communicator& group, int device, std::uint32_t ticket) {
    Barrier& barrier = group.barrier();
    const std::uint64_t word = static_cast<std::uint64_t>(group.number() + 1) << 32 | ticket;
    at(device).waiting.store(word, std::memory_order_seq_cst);
    // Of devices that wait for each other, the last one to write its word sees all the others'.
    bool some_wait_elsewhere = false;
    for (const Index member : group.neighbors()) {
      const std::uint64_t other = waiting(member);
      some_wait_elsewhere = some_wait_elsewhere || (other != running && other != word);
    }
    if (some_wait_elsewhere) end_if_stuck();
    const std::uint64_t start = steady_nanoseconds();
    while (barrier.generation().load(std::memory_order_acquire) == ticket && !fault_.is_set()) {
      barrier.sleep(ticket, slow_milliseconds_);
      if (slow_milliseconds_ > 0 && steady_nanoseconds() - start >= slow_limit()) end_if_slow(barrier, ticket, word);
    }
    at(device).waiting.store(running, std::memory_order_seq_cst);
  }
  [[nodiscard]] std::uint64_t slow_limit() const { return static_cast<std::uint64_t>(slow_milliseconds_) * 1000000; }

  // The board as the wait-for graph, under the lock. A word seen twice, before and after all others were read, stood
  // there all the time: so there was a moment at which all those devices slept.
  void read_board() {
    for (int device = 0; device < local_; ++device) waits_[device].barrier = waiting(device);
    for (int device = 0; device < local_; ++device) {
      DeviceWait& wait = waits_[device];
      const std::uint64_t word = waiting(device);
      wait.kind = DeviceWait::Kind::running;
      if (word != wait.barrier || word == running) continue;
      if (word == returned) {
        wait.kind = DeviceWait::Kind::returned;
        continue;
      }
      Communicator& group = group_at(word);
      if (group.barrier().generation().load(std::memory_order_acquire) != static_cast<std::uint32_t>(word)) continue;
      wait.kind = DeviceWait::Kind::waiting;
      wait.members = &group.neighbors();
    }
  }
  // Ends the run if some devices wait in a circle or for a device that has returned, whatever the others do.
  void end_if_stuck() {
    const std::lock_guard guard(lock_);
    read_board();
    const Deadlock deadlock = find_deadlock(waits_);
    if (!deadlock.found || !fault_.claim()) return;
    const int culprit = deadlock.culprit < 0 ? -1 : first_ + deadlock.culprit;
    const Sentence devices = describe_devices(culprit);
    publish(culprit, deadlock.by_return ? device_left(devices.text()) : collective_mismatch(devices.text()));
  }
  void end_if_slow(Barrier& barrier, std::uint32_t ticket, std::uint64_t word) {
    if (barrier.generation().load(std::memory_order_acquire) != ticket) return;
    // With other processes, who is late may wait itself, for a device that runs, or does not, in another one.
    if (const int waits = late_at(word).waits; watch_ != nullptr && waits >= 0) return end_for_slowness(waits);
    const int late = late_at(word).only;
    if (!fault_.claim()) return;
    const std::lock_guard guard(lock_);
    read_board();
    for (DeviceWait& wait : waits_) wait.stuck = wait.barrier == word;
    publish(late, collective_timeout(slow_milliseconds_, describe_devices(late).text()));
  }
  // For whom others sleep at a barrier in this process, -1: nobody. `only`: the one device, unless there are several;
  // `waits`: one that waits itself, unless one runs; `any`: the one that runs, else that one.
  struct Late {
    int only = -1, waits = -1, any = -1;
  };
  [[nodiscard]] Late late_at(std::uint64_t word);

  // In interconnect_processes.hpp.
  static constexpr std::uint64_t patience = 1'000'000'000, grace = 500'000'000;  // ns
  void end_if_gone(int device, int from, std::uint64_t now);
  void end_for_slowness(int late);
  void run_has_failed(const Error& error, int device) override;
  [[nodiscard]] DeviceReport report_on(int device) override;

  [[nodiscard]] Communicator& group_at(std::uint64_t word) { return groups_[static_cast<std::size_t>(word >> 32) - 1]; }

  // Needs the lock. Publishes and wakes everybody, here and in other processes.
  void publish(int device, const Error& error, std::exception_ptr cause = nullptr) noexcept {
    if (watch_ == nullptr) return publish_here(device, error, std::move(cause));
    const Error signed_error(error.code(), Sentence() << error.what() << " [said by process " << process_index()
                                                      << " of " << process_count() << ", whose devices are " << first_
                                                      << " to " << first_ + local_ - 1 << "]");
    publish_here(device, signed_error, std::move(cause));
    watch_->tell_failure(signed_error, device);
  }
  void publish_here(int device, const Error& error, std::exception_ptr cause = nullptr) noexcept {
    fault_.publish(device, error, std::move(cause));
    for (Communicator& group : groups_) group.barrier().release();
    if (on_failure_ != nullptr) on_failure_(error, device);
  }

  // Needs the lock, as what follows. The device of the only signature that no other equals, if the others agree and are
  // more than one; else -1.
  [[nodiscard]] int odd_one_out(Communicator& group, std::uint32_t sequence) const {
    int odd = -1, odds = 0, equal = 0;
    for (int rank = 0; rank < group.size(); ++rank) {
      int same = 0;
      for (int other = 0; other < group.size(); ++other)
        same += group.slot(sequence, rank).signature == group.slot(sequence, other).signature ? 1 : 0;
      if (same == 1) odd = static_cast<int>(group.member(rank)), ++odds;
      if (same == group.size() - 1) equal = same;
    }
    return odds == 1 && equal > 1 ? odd : -1;
  }
  [[nodiscard]] static Sentence describe_slots(Communicator& group, std::uint32_t sequence) {
    Sentence text;
    const auto signature = [&](Index rank) -> const Signature& {
      return group.slot(sequence, static_cast<int>(rank)).signature;
    };
    describe_each(
        text, group.members(), [&](Index a, Index b) { return signature(a) == signature(b); }, [](Index) { return 0; },
        [&](Sentence& to, Index rank) { describe(to, signature(rank)); });
    return text;
  }

  // The devices of this process, first `culprit`, then those that are stuck. Allocates nothing: it runs when memory may
  // have run out.
  [[nodiscard]] Sentence describe_devices(int culprit) {
    for (int device = 0; device < local_; ++device) {
      State& state = states_[to_size(device)];
      state.activity = activity_of(state);
      state.activity.gone = waiting(device) == returned;
    }
    // Groups are told apart where somebody is stuck; of the others it is enough that they were in the same call.
    for (State& state : states_) {
      state.stuck = false;
      for (int other = 0; other < local_; ++other)
        state.stuck = state.stuck || (waits_[other].stuck && state.activity == states_[to_size(other)].activity);
    }
    const auto neighbor = [&](Index number) -> const State& { return states_[to_size(number)]; };
    const auto group_of = [&](Index number) { return neighbor(number).activity.record.group; };
    const auto same = [&](Index a, Index b) {
      return (first_ + a == culprit) == (first_ + b == culprit) && neighbor(a).activity == neighbor(b).activity &&
             (!neighbor(a).stuck || group_of(a) == group_of(b));
    };
    Sentence text;
    describe_each(
        text, neighbors_, same,
        [&](Index number) { return first_ + number == culprit ? 0
                                   : neighbor(number).stuck   ? 1
                                                              : 2; },
        [&](Sentence& to, Index number) {
          describe(to, neighbor(number).activity);
          bool one_group = true;
          for (Index other = 0; other < local_; ++other)
            one_group = one_group && (!same(number, other) || group_of(number) == group_of(other));
          if (!neighbor(number).activity.any || (one_group && group_of(number) == 0)) return;
          to << (one_group ? ", group " : ", in several groups");
          if (one_group) write_members(to, groups_[to_size(group_of(number))].members());
        });
    for (DeviceWait& wait : waits_) wait.stuck = false;
    return text;
  }
  [[nodiscard]] static Activity activity_of(const State& state) noexcept {
    return {state.recorder.raw(0), state.label.load(std::memory_order_relaxed),
            state.file.load(std::memory_order_relaxed), state.recorder.written() > state.calls_before, false};
  }

  Transport* transport_;
  int local_, first_, devices_;
  Index granule_;  // devices in each
  Index slow_milliseconds_;
  void (*on_failure_)(const Error& error, int device);
  WaitPolicy policy_;
  Fault fault_;
  std::uint32_t run_ = 0;
  std::vector<State> states_;  // by number in this process
  Buffer<Index> neighbors_;    // the ordinals of this process
  Communicator* everybody_ = nullptr;
  std::mutex lock_;  // of everything below, and of publishing
  std::deque<Communicator> groups_;
  Buffer<DeviceWait> waits_;
  std::unique_ptr<ProcessWatch> watch_;  // the last one: its thread uses all others
};

}  // namespace weft

#include <weft/runtime/interconnect_processes.hpp>

#endif
