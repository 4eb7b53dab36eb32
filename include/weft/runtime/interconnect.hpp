// What the devices of a runtime share: groups, recorders, the fault, and the board on which a sleeping device writes
// what it waits for. Nothing hangs: a wait ends by its barrier, by the fault, or because the board shows that it never
// can (every missing device waits for something else, or has returned).
#ifndef WEFT_RUNTIME_INTERCONNECT_HPP
#define WEFT_RUNTIME_INTERCONNECT_HPP

#include <weft/runtime/communicator.hpp>
#include <weft/runtime/fault.hpp>
#include <weft/runtime/report.hpp>
#include <weft/runtime/wait_for_graph.hpp>

#include <deque>
#include <mutex>
#include <vector>

namespace weft {

class Interconnect {
 public:
  // A group takes about 70 KB, and finding one of many takes a while.
  static constexpr Index most_groups = 4096;

  // `on_failure` (may be null) is called as soon as it is certain that a run will fail, see RuntimeOptions.
  Interconnect(int devices, Index recorder_capacity, Index slow_barrier_milliseconds,
               void (*on_failure)(const Error& error, int device) = nullptr)
      : devices_(devices),
        slow_milliseconds_(slow_barrier_milliseconds),
        on_failure_(on_failure),
        policy_(wait_policy_for(devices)),
        states_(to_size(devices)),
        waits_(devices) {
    Buffer<Index> everybody;
    for (int device = 0; device < devices; ++device) {
      everybody.push_back(device);
      recorder(device).reserve(recorder_capacity);
    }
    everybody_ = &groups_.emplace_back(everybody, 0);
  }
  Interconnect(const Interconnect&) = delete;
  Interconnect& operator=(const Interconnect&) = delete;

  [[nodiscard]] int device_count() const noexcept { return devices_; }
  [[nodiscard]] WaitPolicy policy() const noexcept { return policy_; }
  [[nodiscard]] Recorder& recorder(int device) noexcept { return at(device).recorder; }
  [[nodiscard]] const Recorder& recorder(int device) const noexcept { return states_[to_size(device)].recorder; }
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
    return groups_.emplace_back(members, static_cast<int>(number));
  }

  // Notes where a device's next call stands in the source, for reports.
  void begin_call(int device, const Where& where) noexcept {
    at(device).label.store(where.label, std::memory_order_relaxed);
    at(device).file.store(where.file, std::memory_order_relaxed);
  }

  // Waits until all members of `group` are here. False: the fault is set, and the barrier may not have been completed.
  // The abort word is looked at after every barrier, because an abort lets waiters through.
  [[nodiscard]] bool pass(Communicator& group, int device) {
    std::uint32_t ticket = 0;
    if (!group.barrier().arrive(ticket) && !changed_soon(group.barrier().generation(), ticket, policy_))
      sleep(group, device, ticket);
    return !fault_.is_set();
  }

  // Between these two calls other members may use this device's memory and it may use theirs.
  void begin_work(int device) noexcept { at(device).working.store(1, std::memory_order_relaxed); }
  void end_work(int device) noexcept { at(device).working.store(0, std::memory_order_release); }

  // After the fault, before this device unwinds and frees its memory: ends its own work and waits until no member of
  // `group` is at work. (synchronize: a member that passed the barrier without seeing the fault is seen working here.)
  void quiesce(Communicator& group, int device) noexcept {
    end_work(device);
    group.barrier().synchronize();
    for (const Index member : group.members()) {
      WaitWord& working = at(member).working;
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
  // `device` has returned from its function: whoever waits for it never will be served.
  void leave(int device) {
    at(device).waiting.store(returned, std::memory_order_seq_cst);
    if (fault_.is_set()) return;
    for (int other = 0; other < devices_; ++other) {
      const std::uint64_t word = waiting(other);
      if (word != running && word != returned) return end_if_stuck();
    }
  }

  // Before a run: reports are about calls made from now on.
  void begin_run() noexcept {
    ++run_;
    for (int device = 0; device < devices_; ++device) at(device).calls_before = recorder(device).written();
  }
  // After a run, when all devices are out: ready for the next one, whatever happened.
  void end_run() noexcept {
    for (int device = 0; device < devices_; ++device) at(device).waiting.store(running, std::memory_order_relaxed);
    if (!fault_.is_set()) return;
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
    std::atomic<const char*> label{nullptr}, file{nullptr};
    Index calls_before = 0;
    // While a report is made, under the lock.
    Activity activity;
    bool stuck = false;  // a device that did the same is stuck
  };

  [[nodiscard]] State& at(Index device) noexcept { return states_[to_size(device)]; }
  [[nodiscard]] std::uint64_t waiting(Index device) const noexcept {
    return states_[to_size(device)].waiting.load(std::memory_order_seq_cst);
  }

  void sleep(Communicator& group, int device, std::uint32_t ticket) {
    Barrier& barrier = group.barrier();
    const std::uint64_t word = static_cast<std::uint64_t>(group.number() + 1) << 32 | ticket;
    at(device).waiting.store(word, std::memory_order_seq_cst);
    // Of devices that wait for each other, the last one to write its word sees all the others'.
    bool some_wait_elsewhere = false;
    for (const Index member : group.members()) {
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
    for (int device = 0; device < devices_; ++device) waits_[device].barrier = waiting(device);
    for (int device = 0; device < devices_; ++device) {
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
      wait.members = &group.members();
    }
  }
  // Ends the run if some devices wait in a circle or for a device that has returned, whatever the others do.
  void end_if_stuck() {
    const std::lock_guard guard(lock_);
    read_board();
    const Deadlock deadlock = find_deadlock(waits_);
    if (!deadlock.found || !fault_.claim()) return;
    const Sentence devices = describe_devices(deadlock.culprit);
    publish(deadlock.culprit, deadlock.by_return ? device_left(devices.text()) : collective_mismatch(devices.text()));
  }
  void end_if_slow(Barrier& barrier, std::uint32_t ticket, std::uint64_t word) {
    if (barrier.generation().load(std::memory_order_acquire) != ticket || !fault_.claim()) return;
    const std::lock_guard guard(lock_);
    read_board();
    Index missing = 0, late = -1;
    for (const Index member : group_at(word).members())
      if (waits_[member].barrier != word) ++missing, late = member;
    const int culprit = missing == 1 ? static_cast<int>(late) : -1;
    for (DeviceWait& wait : waits_) wait.stuck = wait.barrier == word;
    publish(culprit, collective_timeout(slow_milliseconds_, describe_devices(culprit).text()));
  }
  [[nodiscard]] Communicator& group_at(std::uint64_t word) { return groups_[static_cast<std::size_t>(word >> 32) - 1]; }

  // Needs the lock. Publishes and wakes everybody.
  void publish(int device, const Error& error, std::exception_ptr cause = nullptr) noexcept {
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

  // First `culprit`, then those that are stuck. Allocates nothing: it runs when memory may have run out.
  [[nodiscard]] Sentence describe_devices(int culprit) {
    for (int device = 0; device < devices_; ++device) {
      State& state = at(device);
      const Recorder& from = state.recorder;
      state.activity = {from.raw(0), state.label.load(std::memory_order_relaxed),
                        state.file.load(std::memory_order_relaxed), from.written() > state.calls_before,
                        waiting(device) == returned};
    }
    // Groups are told apart where somebody is stuck; of the others it is enough that they were in the same call.
    for (int device = 0; device < devices_; ++device) {
      State& state = at(device);
      state.stuck = false;
      for (int other = 0; other < devices_; ++other)
        state.stuck = state.stuck || (waits_[other].stuck && state.activity == at(other).activity);
    }
    const auto group_of = [&](Index device) { return at(device).activity.record.group; };
    const auto same = [&](Index a, Index b) {
      return (a == culprit) == (b == culprit) && at(a).activity == at(b).activity &&
             (!at(a).stuck || group_of(a) == group_of(b));
    };
    Sentence text;
    describe_each(
        text, everybody_->members(), same,
        [&](Index device) { return device == culprit  ? 0
                                   : at(device).stuck ? 1
                                                      : 2; },
        [&](Sentence& to, Index device) {
          describe(to, at(device).activity);
          bool one_group = true;
          for (Index other = 0; other < devices_; ++other)
            one_group = one_group && (!same(device, other) || group_of(device) == group_of(other));
          if (!at(device).activity.any || (one_group && group_of(device) == 0)) return;
          to << (one_group ? ", group " : ", in several groups");
          if (one_group) write_members(to, groups_[to_size(group_of(device))].members());
        });
    for (DeviceWait& wait : waits_) wait.stuck = false;
    return text;
  }

  int devices_;
  Index slow_milliseconds_;
  void (*on_failure_)(const Error& error, int device);
  WaitPolicy policy_;
  Fault fault_;
  std::uint32_t run_ = 0;
  std::vector<State> states_;
  Communicator* everybody_ = nullptr;
  std::mutex lock_;  // of everything below, and of publishing
  std::deque<Communicator> groups_;
  Buffer<DeviceWait> waits_;
};

}  // namespace weft

#endif
