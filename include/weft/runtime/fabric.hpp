// What the devices of a runtime share: groups, recorders, the fault, and the board on which a sleeping device writes
// what it waits for. Nothing hangs: a wait ends by its barrier, by the fault, or because the board shows that it never
// can (every missing device waits for something else, or has returned).
#ifndef WEFT_RUNTIME_FABRIC_HPP
#define WEFT_RUNTIME_FABRIC_HPP

#include <weft/runtime/communicator.hpp>
#include <weft/runtime/fault.hpp>
#include <weft/runtime/report.hpp>

namespace weft {

class Fabric {
 public:
  Fabric(int devices, Index recorder_capacity, Index slow_barrier_milliseconds)
      : devices_(devices),
        slow_milliseconds_(slow_barrier_milliseconds),
        policy_(wait_policy_for(devices)),
        states_(HeapArray<State>::filled(devices)),
        board_(devices),
        stuck_(devices),
        activities_(devices) {
    Buffer<int> everybody(devices);
    for (int device = 0; device < devices; ++device) {
      everybody[device] = device;
      recorder(device).reserve(recorder_capacity);
    }
    everybody_ = &new_group(everybody.data(), devices);
  }
  Fabric(const Fabric&) = delete;
  Fabric& operator=(const Fabric&) = delete;
  ~Fabric() {
    for (Communicator* group : groups_) delete group;
  }

  [[nodiscard]] int device_count() const noexcept { return devices_; }
  [[nodiscard]] WaitPolicy policy() const noexcept { return policy_; }
  [[nodiscard]] Recorder& recorder(int device) const noexcept { return states_[device].recorder; }
  [[nodiscard]] const Fault& fault() const noexcept { return fault_; }
  [[nodiscard]] Communicator& everybody() noexcept { return *everybody_; }

  // The group with these members in this order, made at its first use. Thread-safe; takes a lock.
  // Error: group_is_not_valid.
  [[nodiscard]] Communicator& communicator(const char* operation, int device, const int* members, int size) {
    const LockGuard guard(lock_);
    for (Communicator* group : groups_)
      if (group->is(members, size)) return *group;
    Buffer<bool> seen(devices_);
    for (int rank = 0; rank < size; ++rank) {
      const int member = members[rank];
      if (member < 0 || member >= devices_) group_is_not_valid(operation, device, "a member is no device", member);
      if (seen[member]) group_is_not_valid(operation, device, "a member occurs twice", member);
      seen[member] = true;
    }
    return new_group(members, size);
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
  void begin_work(int device) noexcept { states_[device].working.store(1, MemoryOrder::relaxed); }
  void end_work(int device) noexcept { states_[device].working.store(0, MemoryOrder::release); }

  // After the fault, before this device unwinds and frees its memory: ends its own work and waits until no member of
  // `group` is at work. (synchronise: a member that passed the barrier without seeing the fault is seen working here.)
  void quiesce(Communicator& group, int device) noexcept {
    end_work(device);
    group.barrier().synchronise();
    for (const int member : group.members()) {
      WaitWord& working = states_[member].working;
      for (int turn = 0; working.load(MemoryOrder::acquire) != 0; ++turn)
        turn < 1000 ? yield_processor() : sleep_on(working, 1, 1);
    }
  }

  // Ends the run for everybody, unless that has happened already.
  void fail(int device, const char* reason, std::exception_ptr cause) {
    if (!fault_.claim()) return;
    const LockGuard guard(lock_);
    publish(device, device_failed(device, reason, describe_devices().text()), static_cast<std::exception_ptr&&>(cause));
  }
  // The members of `group` published different signatures for call number `sequence`; called by any number of them.
  void mismatch(Communicator& group, std::uint32_t sequence) {
    if (fault_.claim()) {
      const LockGuard guard(lock_);
      publish(-1, collective_mismatch(describe_slots(group, sequence).text()));
    }
    while (!fault_.is_set()) yield_processor();
  }
  // `device` has returned from its function: whoever waits for it never will be served.
  void leave(int device) {
    states_[device].waiting.store(returned, MemoryOrder::seq_cst);
    if (fault_.is_set()) return;
    for (int other = 0; other < devices_; ++other) {
      const std::uint64_t word = waiting(other);
      if (word != running && word != returned) return end_if_stuck();
    }
  }

  // Before a run: reports are about calls made from now on.
  void begin_run() noexcept {
    for (int device = 0; device < devices_; ++device) states_[device].calls_before = recorder(device).written();
  }
  // After a run, when all devices are out: ready for the next one, whatever happened.
  void end_run() noexcept {
    for (int device = 0; device < devices_; ++device) states_[device].waiting.store(running, MemoryOrder::relaxed);
    if (!fault_.is_set()) return;
    for (Communicator* group : groups_) group->reset();
    fault_.reset();
  }

 private:
  // The board's words: not asleep, gone, or asleep at a barrier: (group number + 1) << 32 | generation.
  static constexpr std::uint64_t running = 0, returned = ~std::uint64_t{0};

  struct alignas(128) State {
    WaitWord working{0};
    alignas(128) Atomic<std::uint64_t> waiting{running};
    alignas(128) Recorder recorder{1};
    Index calls_before = 0;
  };

  [[nodiscard]] std::uint64_t waiting(int device) const noexcept {
    return states_[device].waiting.load(MemoryOrder::seq_cst);
  }

  void sleep(Communicator& group, int device, std::uint32_t ticket) {
    Barrier& barrier = group.barrier();
    const std::uint64_t word = static_cast<std::uint64_t>(group.number() + 1) << 32 | ticket;
    states_[device].waiting.store(word, MemoryOrder::seq_cst);
    bool others_run = false;
    for (const int member : group.members()) others_run = others_run || waiting(member) == running;
    // Of devices that wait for each other, the last one to write its word sees all the others'.
    if (!others_run) end_if_stuck();
    const std::uint64_t start = steady_nanoseconds();
    while (barrier.generation().load(MemoryOrder::acquire) == ticket && !fault_.is_set()) {
      barrier.sleep(ticket, slow_milliseconds_);
      if (slow_milliseconds_ > 0 && steady_nanoseconds() - start >= slow_limit()) end_if_slow(barrier, ticket);
    }
    states_[device].waiting.store(running, MemoryOrder::seq_cst);
  }
  [[nodiscard]] std::uint64_t slow_limit() const { return static_cast<std::uint64_t>(slow_milliseconds_) * 1000000; }

  void end_if_slow(Barrier& barrier, std::uint32_t ticket) {
    if (barrier.generation().load(MemoryOrder::acquire) != ticket || !fault_.claim()) return;
    const LockGuard guard(lock_);
    publish(-1, collective_timeout(slow_milliseconds_, describe_devices().text()));
  }

  // Ends the run if some devices wait in a circle or for a device that has returned. A word seen twice, before and
  // after all others were read, stood there all the time: so there was a moment at which all those devices slept.
  void end_if_stuck() {
    const LockGuard guard(lock_);
    for (int device = 0; device < devices_; ++device) board_[device] = waiting(device);
    for (int device = 0; device < devices_; ++device) {
      const std::uint64_t word = waiting(device);
      if (word != board_[device]) board_[device] = running;
      stuck_[device] = word == board_[device] && word != running && word != returned &&
                       group_at(word).barrier().generation().load(MemoryOrder::acquire) == to_ticket(word);
    }
    bool by_return = false;
    for (bool changed = true; changed;) {
      changed = by_return = false;
      for (int device = 0; device < devices_; ++device) {
        if (!stuck_[device]) continue;
        for (const int member : group_at(board_[device]).members()) {
          if (board_[member] == board_[device]) continue;  // it has arrived
          by_return = by_return || board_[member] == returned;
          if (board_[member] == returned || stuck_[member]) continue;
          stuck_[device] = false;
          changed = true;
        }
      }
    }
    bool any = false;
    for (const bool stuck : stuck_) any = any || stuck;
    if (!any || !fault_.claim()) return;
    const Sentence devices = describe_devices();
    publish(-1, by_return ? device_left(devices.text()) : collective_mismatch(devices.text()));
  }
  [[nodiscard]] Communicator& group_at(std::uint64_t word) const { return *groups_[number_at(word)]; }
  [[nodiscard]] static Index number_at(std::uint64_t word) noexcept { return static_cast<Index>(word >> 32) - 1; }
  [[nodiscard]] static std::uint32_t to_ticket(std::uint64_t word) noexcept { return static_cast<std::uint32_t>(word); }

  // Needs the lock, once devices run.
  Communicator& new_group(const int* members, int size) {
    if (groups_.count == groups_.allocated) groups_.reserve(2 * groups_.count + 8);  // noting it cannot fail then
    groups_.push_back(new Communicator(members, size, static_cast<int>(groups_.size())));
    return *groups_.back();
  }

  // Needs the lock. Publishes and wakes everybody.
  void publish(int device, const Error& error, std::exception_ptr cause = nullptr) noexcept {
    fault_.publish(device, error, static_cast<std::exception_ptr&&>(cause));
    for (Communicator* group : groups_) group->barrier().release();
  }

  [[nodiscard]] static Sentence describe_slots(Communicator& group, std::uint32_t sequence) {
    Sentence text;
    const auto signature = [&](Index rank) -> const Signature& {
      return group.slot(sequence, static_cast<int>(rank)).signature;
    };
    describe_each(
        text, group.members(), [&](Index a, Index b) { return signature(a) == signature(b); },
        [&](Index rank) { describe(text, signature(rank)); });
    return text;
  }

  // Needs the lock. Allocates nothing: it runs when memory may have run out.
  [[nodiscard]] Sentence describe_devices() {
    for (int device = 0; device < devices_; ++device) {
      const Recorder& from = recorder(device);
      activities_[device] = {from.raw(0), from.written() > states_[device].calls_before, waiting(device) == returned};
    }
    Sentence text;
    describe_each(
        text, everybody_->members(), [&](Index a, Index b) { return activities_[a] == activities_[b]; },
        [&](Index device) {
          describe(text, activities_[device]);
          const int group = activities_[device].record.group;
          if (group != 0) text << ", group " << groups_[group]->members();
        });
    return text;
  }

  int devices_;
  Index slow_milliseconds_;
  WaitPolicy policy_;
  Fault fault_;
  HeapArray<State> states_;
  Communicator* everybody_ = nullptr;
  Lock lock_;                     // of everything below, and of publishing
  Buffer<Communicator*> groups_;  // owned; addresses stay
  Buffer<std::uint64_t> board_;
  Buffer<bool> stuck_;
  Buffer<Activity> activities_;
};

}  // namespace weft

#endif
