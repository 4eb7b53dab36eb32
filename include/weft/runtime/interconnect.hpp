// What the devices of a runtime share: groups, recorders, the fault, and the board on which a sleeping device writes
// what it waits for. Nothing hangs: a wait ends by its barrier, by the fault, or because the board shows that it never
// can (every missing device waits for something else, or has returned).
#ifndef WEFT_RUNTIME_INTERCONNECT_HPP
#define WEFT_RUNTIME_INTERCONNECT_HPP

#include <weft/runtime/communicator.hpp>
#include <weft/runtime/fault.hpp>
#include <weft/runtime/report.hpp>

#include <deque>
#include <mutex>
#include <vector>

namespace weft {

class Interconnect {
 public:
  Interconnect(int devices, Index recorder_capacity, Index slow_barrier_milliseconds)
      : devices_(devices),
        slow_milliseconds_(slow_barrier_milliseconds),
        policy_(wait_policy_for(devices)),
        states_(to_size(devices)) {
    Buffer<int> everybody;
    for (int device = 0; device < devices; ++device) {
      everybody.push_back(device);
      recorder(device).reserve(recorder_capacity);
    }
    everybody_ = &new_group(everybody.data(), devices);
  }
  Interconnect(const Interconnect&) = delete;
  Interconnect& operator=(const Interconnect&) = delete;

  [[nodiscard]] int device_count() const noexcept { return devices_; }
  [[nodiscard]] WaitPolicy policy() const noexcept { return policy_; }
  [[nodiscard]] Recorder& recorder(int device) noexcept { return at(device).recorder; }
  [[nodiscard]] const Recorder& recorder(int device) const noexcept { return states_[to_size(device)].recorder; }
  [[nodiscard]] const Fault& fault() const noexcept { return fault_; }
  [[nodiscard]] Communicator& everybody() noexcept { return *everybody_; }

  // The group with these members in this order, made at its first use. Thread-safe; takes a lock.
  // Error: group_is_not_valid.
  [[nodiscard]] Communicator& communicator(const char* operation, int device, const int* members, int size) {
    const std::lock_guard guard(lock_);
    for (Communicator& group : groups_)
      if (group.is(members, size)) return group;
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
  void begin_work(int device) noexcept { at(device).working.store(1, std::memory_order_relaxed); }
  void end_work(int device) noexcept { at(device).working.store(0, std::memory_order_release); }

  // After the fault, before this device unwinds and frees its memory: ends its own work and waits until no member of
  // `group` is at work. (synchronize: a member that passed the barrier without seeing the fault is seen working here.)
  void quiesce(Communicator& group, int device) noexcept {
    end_work(device);
    group.barrier().synchronize();
    for (const int member : group.members()) {
      WaitWord& working = at(member).working;
      for (int turn = 0; working.load(std::memory_order_acquire) != 0; ++turn)
        turn < 1000 ? std::this_thread::yield() : sleep_on(working, 1, 1);
    }
  }

  // Ends the run for everybody, unless that has happened already.
  void fail(int device, const char* reason, std::exception_ptr cause) {
    if (!fault_.claim()) return;
    const std::lock_guard guard(lock_);
    publish(device, device_failed(device, reason, describe_devices().text()), std::move(cause));
  }
  // The members of `group` published different signatures for call number `sequence`; called by any number of them.
  void mismatch(Communicator& group, std::uint32_t sequence) {
    if (fault_.claim()) {
      const std::lock_guard guard(lock_);
      publish(-1, collective_mismatch(describe_slots(group, sequence).text()));
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
    Index calls_before = 0;
    // While a report or a search for stuck devices is made, under the lock.
    std::uint64_t word = running;  // as `waiting` was
    bool stuck = false;
    Activity activity;
  };

  [[nodiscard]] State& at(int device) noexcept { return states_[to_size(device)]; }
  [[nodiscard]] std::uint64_t waiting(int device) const noexcept {
    return states_[to_size(device)].waiting.load(std::memory_order_seq_cst);
  }

  void sleep(Communicator& group, int device, std::uint32_t ticket) {
    Barrier& barrier = group.barrier();
    const std::uint64_t word = static_cast<std::uint64_t>(group.number() + 1) << 32 | ticket;
    at(device).waiting.store(word, std::memory_order_seq_cst);
    bool others_run = false;
    for (const int member : group.members()) others_run = others_run || waiting(member) == running;
    // Of devices that wait for each other, the last one to write its word sees all the others'.
    if (!others_run) end_if_stuck();
    const std::uint64_t start = steady_nanoseconds();
    while (barrier.generation().load(std::memory_order_acquire) == ticket && !fault_.is_set()) {
      barrier.sleep(ticket, slow_milliseconds_);
      if (slow_milliseconds_ > 0 && steady_nanoseconds() - start >= slow_limit()) end_if_slow(barrier, ticket);
    }
    at(device).waiting.store(running, std::memory_order_seq_cst);
  }
  [[nodiscard]] std::uint64_t slow_limit() const { return static_cast<std::uint64_t>(slow_milliseconds_) * 1000000; }

  void end_if_slow(Barrier& barrier, std::uint32_t ticket) {
    if (barrier.generation().load(std::memory_order_acquire) != ticket || !fault_.claim()) return;
    const std::lock_guard guard(lock_);
    publish(-1, collective_timeout(slow_milliseconds_, describe_devices().text()));
  }

  // Ends the run if some devices wait in a circle or for a device that has returned. A word seen twice, before and
  // after all others were read, stood there all the time: so there was a moment at which all those devices slept.
  void end_if_stuck() {
    const std::lock_guard guard(lock_);
    for (int device = 0; device < devices_; ++device) at(device).word = waiting(device);
    for (int device = 0; device < devices_; ++device) {
      const std::uint64_t word = waiting(device);
      if (word != at(device).word) at(device).word = running;
      at(device).stuck = word == at(device).word && word != running && word != returned &&
                         group_at(word).barrier().generation().load(std::memory_order_acquire) == to_ticket(word);
    }
    bool by_return = false;
    for (bool changed = true; changed;) {
      changed = by_return = false;
      for (int device = 0; device < devices_; ++device) {
        if (!at(device).stuck) continue;
        for (const int member : group_at(at(device).word).members()) {
          if (at(member).word == at(device).word) continue;  // it has arrived
          by_return = by_return || at(member).word == returned;
          if (at(member).word == returned || at(member).stuck) continue;
          at(device).stuck = false;
          changed = true;
        }
      }
    }
    bool any = false;
    for (const State& state : states_) any = any || state.stuck;
    if (!any || !fault_.claim()) return;
    const Sentence devices = describe_devices();
    publish(-1, by_return ? device_left(devices.text()) : collective_mismatch(devices.text()));
  }
  [[nodiscard]] Communicator& group_at(std::uint64_t word) { return groups_[number_at(word)]; }
  [[nodiscard]] static std::size_t number_at(std::uint64_t word) noexcept {
    return static_cast<std::size_t>(word >> 32) - 1;
  }
  [[nodiscard]] static std::uint32_t to_ticket(std::uint64_t word) noexcept { return static_cast<std::uint32_t>(word); }

  // Needs the lock, once devices run.
  Communicator& new_group(const int* members, int size) {
    return groups_.emplace_back(members, size, static_cast<int>(groups_.size()));
  }

  // Needs the lock. Publishes and wakes everybody.
  void publish(int device, const Error& error, std::exception_ptr cause = nullptr) noexcept {
    fault_.publish(device, error, std::move(cause));
    for (Communicator& group : groups_) group.barrier().release();
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
      at(device).activity = {from.raw(0), from.written() > at(device).calls_before, waiting(device) == returned};
    }
    Sentence text;
    describe_each(
        text, everybody_->members(),
        [&](Index a, Index b) { return at(static_cast<int>(a)).activity == at(static_cast<int>(b)).activity; },
        [&](Index device) {
          const Activity& activity = at(static_cast<int>(device)).activity;
          describe(text, activity);
          const int group = activity.record.group;
          if (group != 0) text << ", group " << groups_[to_size(group)].members();
        });
    return text;
  }

  int devices_;
  Index slow_milliseconds_;
  WaitPolicy policy_;
  Fault fault_;
  std::vector<State> states_;
  Communicator* everybody_ = nullptr;
  std::mutex lock_;  // of everything below, and of publishing
  std::deque<Communicator> groups_;
};

}  // namespace weft

#endif
