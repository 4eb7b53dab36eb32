// Definitions of runtime/interconnect.hpp.
#ifndef WEFT_RUNTIME_INTERCONNECT_IPP
#define WEFT_RUNTIME_INTERCONNECT_IPP

#include <weft/runtime/interconnect.hpp>

namespace weft {

Interconnect::Interconnect(int local_devices, Index recorder_capacity, Index slow_barrier_milliseconds,
                           void (*on_failure)(const Error& error, int device), Transport* transport,
                           Index devices_per_granule)
    : transport_(transport),
      local_(local_devices),
      first_(local_devices * process_index()),
      devices_(local_devices * process_count()),
      granule_(devices_per_granule > 0 ? devices_per_granule : local_devices),
      slow_milliseconds_(slow_barrier_milliseconds),
      on_failure_(on_failure),
      policy_(wait_policy_for(devices_)),
      states_(local_devices),
      waits_(local_devices),
      missing_(local_devices) {
  for (Buffer<Index>& devices : missing_) devices.reserve(local_devices);
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

Communicator& Interconnect::communicator(const char* operation, int device, const GroupView& members) {
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

void Interconnect::begin_call(int device, const Where& where) noexcept {
  at(device).label.store(where.label, std::memory_order_relaxed);
  at(device).file.store(where.file, std::memory_order_relaxed);
}

bool Interconnect::pass(Communicator& group, int device) {
  std::uint32_t ticket = 0;
  Barrier& barrier = group.barrier();
  if (!barrier.arrive(ticket) && !changed_soon(barrier.generation(), ticket, policy_))
    sleep(
        group, device, static_cast<std::uint64_t>(group.number() + 1) << 32 | ticket,
        [&] { return barrier.generation().load(std::memory_order_acquire) != ticket; },
        [&](Index milliseconds) { barrier.sleep(ticket, milliseconds); });
  return !fault_.is_set();
}

bool Interconnect::pass(Communicator& group, StartedCall& call, int device) {
  std::uint32_t seen = 0;
  const auto is_over = [&] {
    seen = call.arrivals().load(std::memory_order_acquire);
    return call.has_everybody();
  };
  while (!is_over() && changed_soon(call.arrivals(), seen, policy_)) {
  }
  if (!is_over())
    sleep(group, device, started | static_cast<std::uint64_t>(group.number() + 1) << 32 | call.number(), is_over,
          [&](Index milliseconds) { sleep_on(call.arrivals(), seen, milliseconds); });
  return !fault_.is_set();
}

void Interconnect::quiesce(Communicator& group, int device) noexcept {
  end_work(device);
  group.barrier().synchronize();
  for (const Index member : group.neighbors()) {
    WaitWord& working = states_[member].working;
    for (int turn = 0; working.load(std::memory_order_acquire) != 0; ++turn)
      turn < 1000 ? std::this_thread::yield() : sleep_on(working, 1, 1);
  }
}

void Interconnect::fail(int device, const char* reason, std::exception_ptr cause) {
  if (!fault_.claim()) return;
  const std::lock_guard guard(lock_);
  publish(device, device_failed(device, reason, describe_devices(device).text()), std::move(cause));
}

void Interconnect::leave(int device) {
  at(device).waiting.store(returned, std::memory_order_seq_cst);
  if (fault_.is_set()) return;
  for (int other = 0; other < local_; ++other) {
    const std::uint64_t word = waiting(other);
    if (word != running && word != returned) return end_if_stuck();
  }
}

void Interconnect::begin_run() noexcept {
  ++run_;
  for (State& state : states_) state.calls_before = state.recorder.written();
}

void Interconnect::end_run() noexcept {
  agreed_ = {};
  for (State& state : states_) state.waiting.store(running, std::memory_order_relaxed);
  if (!fault_.is_set() || transport_ != nullptr) return;
  for (Communicator& group : groups_) group.reset();
  fault_.reset();
  listener_failure_ = Sentence();
}

void Interconnect::read_board() {
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
    wait.members = &group.neighbors();
    if (is_started(word)) {
      // What devices that sleep all the time have started does not change either.
      Buffer<Index>& missing = missing_[device];
      missing.clear();
      for (Index place = 0; place < group.neighbors().size(); ++place)
        if (!has_come(word, place, group.neighbors()[place])) missing.push_back(group.neighbors()[place]);
      wait.members = &missing;
      if (missing.empty()) continue;
    } else if (group.barrier().generation().load(std::memory_order_acquire) != static_cast<std::uint32_t>(word)) {
      continue;
    }
    wait.kind = DeviceWait::Kind::waiting;
  }
}

void Interconnect::end_if_stuck() {
  const std::lock_guard guard(lock_);
  read_board();
  const Deadlock deadlock = find_deadlock(waits_);
  if (!deadlock.found || !fault_.claim()) return;
  const int culprit = deadlock.culprit < 0 ? -1 : first_ + deadlock.culprit;
  const Sentence devices = describe_devices(culprit);
  publish(culprit, deadlock.by_return ? device_left(devices.text()) : collective_mismatch(devices.text()));
}

void Interconnect::end_if_slow(std::uint64_t word) {
  // With other processes, who is late may wait itself, for a device that runs, or does not, in another one.
  if (const int waits = late_at(word).waits; watch_ != nullptr && waits >= 0) return end_for_slowness(waits);
  const int late = late_at(word).only;
  if (!fault_.claim()) return;
  const std::lock_guard guard(lock_);
  read_board();
  for (DeviceWait& wait : waits_) wait.stuck = wait.barrier == word;
  publish(late, collective_timeout(slow_milliseconds_, describe_devices(late).text()));
}

void Interconnect::publish(int device, const Error& error, std::exception_ptr cause) noexcept {
  if (watch_ == nullptr) return publish_here(device, error, std::move(cause));
  const Error signed_error(error.code(), Sentence() << error.what() << " [said by process " << process_index() << " of "
                                                    << process_count() << ", whose devices are " << first_ << " to "
                                                    << first_ + local_ - 1 << "]");
  publish_here(device, signed_error, std::move(cause));
  watch_->tell_failure(signed_error, device);
}

void Interconnect::publish_here(int device, const Error& error, std::exception_ptr cause) noexcept {
  fault_.publish(device, error, std::move(cause));
  for (Communicator& group : groups_) group.release();
  if (on_failure_ == nullptr) return;
#if WEFT_HAS_EXCEPTIONS
  const auto note = [this](const char* reason) {
    listener_failure_ = Sentence() << "; then on_failure threw: " << (reason != nullptr ? reason : "a null text");
  };
  try {
    on_failure_(error, device);
  } catch (const std::exception& thrown) {
    note(thrown.what());
  } catch (...) {
    note("something that is no std::exception");
  }
#else
  on_failure_(error, device);
#endif
}

Error Interconnect::error_of_run() {
  const std::lock_guard guard(lock_);
  const Error& first = fault_.error();
  return Error(first.code(), Sentence() << first.what() << listener_failure_.text());
}

Sentence Interconnect::describe_devices(int culprit) {
  for (int device = 0; device < local_; ++device) {
    State& state = states_[device];
    state.activity = activity_of(state);
    state.activity.gone = waiting(device) == returned;
  }
  // Groups are told apart where somebody is stuck; of the others it is enough that they were in the same call.
  for (State& state : states_) {
    state.stuck = false;
    for (int other = 0; other < local_; ++other)
      state.stuck = state.stuck || (waits_[other].stuck && state.activity == states_[other].activity);
  }
  const auto neighbor = [&](Index number) -> const State& { return states_[number]; };
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

Activity Interconnect::activity_of(const State& state) noexcept {
  return {state.recorder.raw(0), state.label.load(std::memory_order_relaxed),
          state.file.load(std::memory_order_relaxed), state.recorder.written() > state.calls_before, false};
}

}  // namespace weft

#endif
