// Definitions of runtime/executable.hpp.
#ifndef WEFT_RUNTIME_EXECUTABLE_IPP
#define WEFT_RUNTIME_EXECUTABLE_IPP

#include <weft/program/row_blocks.hpp>
#include <weft/program/step_runs.hpp>
#include <weft/runtime/executable.hpp>

namespace weft {

struct Executable::PerDevice {
  Arena arena;
  Binding binding;
  StepRuns runs;
  Buffer<RowBlocks> blocks;          // of the plan
  Buffer<bool> is_in_blocks;         // by step
  Buffer<CollectiveArray> arrays;    // of the collective that runs
  Buffer<SplitCall> splits;          // by payload: of those in two halves
  std::unique_ptr<StepTimer> timer;  // null until it is asked for

  PerDevice(const PlanView& plan, const StepKernel* kernels, const ArenaLayout& layout, const Buffer<char*>& elsewhere,
            Index position, const Buffer<RowBlocks>& found)
      : arena(layout.bytes()),
        binding(plan, kernels, layout, zeroed(arena), elsewhere, position),
        runs(plan, kernels, binding),
        blocks(found),
        is_in_blocks(plan.step_count(), false) {
    for (const RowBlocks& one : blocks)
      is_in_blocks[one.first] = is_in_blocks[one.loop] = is_in_blocks[one.second] = true;
  }
  // Step `i`, which is in row blocks: they run when the last of their steps does.
  void run_blocks(Index i, const PlanView& plan, const PlanCode& code) const {
    for (const RowBlocks& one : blocks)
      if (one.second == i) run_row_blocks(one, plan, binding, code.run_step);
  }
  static char* zeroed(const Arena& arena) {
    __builtin_memset(arena.data(), 0, to_size(arena.bytes()));
    return arena.data();
  }
};

Executable::Executable(Runtime& runtime, const PlanView& plan, const PlanCode& code, const DeviceAssignment& devices,
                       ListView<LentInput> lent)
    : turn_(runtime.turn()),
      first_device_(runtime.first_device()),
      local_devices_(runtime.local_device_count()),
      plan_(plan),
      code_(code),
      batch_is_free_from_(weft::batch_is_free_from(plan)),
      assignment_(devices),
      devices_(runtime.device_count()) {
  if (plan.devices() != runtime.device_count()) device_counts_differ(plan.devices(), runtime.device_count());
  if (devices.size() != plan.devices()) device_count_mismatch(devices.size(), plan.devices());
  for (const PlanStep& step : plan.steps) calls_.push_back(call_of(step));
  const Buffer<RowBlocks> blocks = find_row_blocks(plan);
  for (const RowBlocks& one : blocks)  // the first of their steps reads when the last one runs
    if (one.first < batch_is_free_from_ && batch_is_free_from_ <= one.second) batch_is_free_from_ = one.second + 1;
  Buffer<bool> elsewhere;
  for (const LentInput& input : lent) elsewhere.push_back(input.lender != nullptr);
  const ArenaLayout layout(plan, elsewhere);
  runtime.run([&](Device& device) {
    Buffer<char*> addresses;
    for (const LentInput& input : lent) addresses.push_back(address_for(device, input));
    devices_[device.ordinal()] =
        std::make_unique<PerDevice>(plan_, code_.kernels, layout, addresses, position_of(device.ordinal()), blocks);
    reserve_starts(device);
  });
}

Executable::~Executable() = default;

Index Executable::allocated_bytes(Index ordinal) const { return at(ordinal).arena.bytes(); }
char* Executable::input(Index ordinal, Index number) const { return at(ordinal).binding.input(number); }
bool Executable::has(const void* byte) const {
  for (int i = 0; i < local_devices_; ++i) {
    const Arena& arena = at(first_device_ + i).arena;
    if (arena.data() <= byte && byte < arena.data() + arena.bytes()) return true;
  }
  return false;
}
void Executable::place_input(Index ordinal, Index number, const char* bytes) {
  PerDevice& device = at(ordinal);
  device.binding.place_input(number, bytes);
  device.runs.place_input(plan_, number, bytes);
}
const char* Executable::output(Index ordinal, Index number) const {
  return at(ordinal).binding.at(plan_.output(number).slice);
}
const StepTimer* Executable::timer(Index ordinal) const { return at(ordinal).timer.get(); }

void Executable::enter(const Device& device) {
  if (timing_) at(device.ordinal()).timer->enter(call_);
}

void Executable::run(Device& device) {
  PerDevice& own = at(device.ordinal());
  StepTimer* const timer = timing_ ? own.timer.get() : nullptr;
  if (timer != nullptr) timer->start(call_);
  if (watcher_ != nullptr) watcher_->begin(device, own.binding);
  const bool are_steps_whole = timer != nullptr || watcher_ != nullptr;  // both ask for them
  const auto is_in_run = [&](Index i) { return own.runs.has(i) && !are_steps_whole; };
  const auto run_one = [&](Index i, const BoundStep& bound) {
    if (i == batch_is_free_from_) free_batch();
    if (calls_[i].groups >= 0)
      run_collective(device, *bound.step, calls_[i]);
    else if (own.is_in_blocks[i] && !are_steps_whole)
      own.run_blocks(i, plan_, code_);
    else if (is_in_run(i))
      own.runs.run(i, own.binding);
    else
      code_.run_step(bound, plan_);
    if (timer != nullptr) timer->finish(i, meets(bound.step->kind) ? device.recorder().last_match() : 0);
    if (watcher_ != nullptr) watcher_->after_step(device, own.binding, i);
  };
  own.binding.for_each(run_one, [&is_in_run](Index i) { return !is_in_run(i); });
  if (watcher_ != nullptr) watcher_->end(device, own.binding);
  if (batch_is_free_from_ == plan_.step_count()) free_batch();
}

void Executable::begin_call() noexcept {
  ++call_;
  freed_.store(0, std::memory_order_relaxed);
  begun_.store(call_, std::memory_order_release);
  call_began_ = ticks_now();
}

bool Executable::is_batch_free(Index call) const noexcept {
  return begun_.load(std::memory_order_acquire) == call && freed_.load(std::memory_order_acquire) == local_devices_;
}

void Executable::note_batch(const TimeSpan& read, const TimeSpan& moved) noexcept {
  if (!timing_) return;
  if (read.end != 0) batch_times_->reads.add(read);
  batch_times_->moves.add(moved);
}

void Executable::start_timing(Index calls) {
  constexpr Index most_calls = Index{1} << 20;
  if (calls < 1 || calls > most_calls) runtime_setting_is_out_of_range("timed calls", calls, 1, most_calls);
  const RuntimeHold held = hold("start_timing");
  Index spans = 1;  // the transfer
  Buffer<Index> iterations(plan_.loop_count, 0);
  for_each_step(plan_, iterations.data(), [&spans](Index) { ++spans; });
  runtime().run([&](Device& device) {
    at(device.ordinal()).timer = std::make_unique<StepTimer>(plan_.step_count(), calls * spans);
  });
  batch_times_ = std::make_unique<BatchTimes>();
  timing_ = true;
}

void Executable::clear_times() noexcept {
  call_times_.clear();
  if (batch_times_ != nullptr) batch_times_->clear();
  for (const std::unique_ptr<PerDevice>& device : devices_)
    if (device != nullptr && device->timer != nullptr) device->timer->clear();
}

char* Executable::address_for(const Device& device, const LentInput& input) {
  if (input.lender == nullptr) return nullptr;
  const Runtime& there = input.lender->runtime();
  const bool is_equal = there.device_count() == device.device_count() && there.is_local(device.ordinal());
  const Index ordinal =
      is_equal ? device.ordinal() : there.first_device() + device.local_ordinal() % there.local_device_count();
  return input.lender->input(ordinal, input.number);
}

void Executable::free_batch() noexcept {
  if (freed_.fetch_add(1, std::memory_order_acq_rel) + 1 < local_devices_ || listener_ == nullptr) return;
  listener_->fetch_add(1, std::memory_order_release);
  wake_all(*listener_);
}

Executable::PerDevice& Executable::at(Index ordinal) const {
  if (ordinal < first_device_ || ordinal >= first_device_ + local_devices_)
    fixed_vector_index_out_of_range(ordinal, plan_.devices());
  return *devices_[ordinal];
}

Executable::Call Executable::call_of(const PlanStep& step) {
  Call call;
  if (!meets(step.kind) && step.kind != StepKind::collective_start) return call;
  const CollectiveStep& collective = plan_.collective(step);
  for (Index i = 0; i < grouped_axes_.size(); ++i)
    if (grouped_axes_[i] == collective.axes) call.groups = i;
  if (call.groups < 0) {
    call.groups = groups_.size();
    grouped_axes_.push_back(collective.axes);
    groups_.push_back(DeviceGroups(plan_.mesh, collective.axes, assignment_));
  }
  if (collective.collective == Collective::collective_permute) {
    const Buffer<Index> group = group_of(plan_.mesh, collective.axes, 0);
    for (int target = 0; target < group.size(); ++target)
      for (int source = 0; source < group.size(); ++source)
        if (position_over(plan_.mesh, collective.source_axes, group[source]) ==
            collective.hop.source_of(target, group.size()))
          call.pairs.push_back({source, target});
  }
  return call;
}

// As many open calls as the plan has at once, and those that others have not left yet.
void Executable::reserve_starts(Device& device) {
  Buffer<Index> starts(groups_.size(), 0);
  for (Index i = 0; i < plan_.step_count(); ++i)
    if (plan_.step(i).kind == StepKind::collective_start) ++starts[calls_[i].groups];
  for (Index i = 0; i < groups_.size(); ++i)
    if (starts[i] > 0) device.reserve_starts(2 * starts[i], groups_[i].of(device.ordinal()));
  PerDevice& own = at(device.ordinal());
  own.splits.resize(static_cast<Index>(plan_.collectives.size()), {});
  for (const PlanStep& step : plan_.steps)
    if (step.kind == StepKind::collective_start)
      own.splits[step.payload].arrays.reserve(static_cast<Index>(plan_.arrays_of(step).size()));
}

void Executable::run_collective(Device& device, const PlanStep& step, const Call& call) {
  PerDevice& own = at(device.ordinal());
  own.arrays.clear();
  Index operand = step.first_operand;
  for (const CollectiveStep& array : plan_.arrays_of(step)) {
    own.arrays.push_back({own.binding.operand(operand), own.binding.operand(operand + 1), array.count});
    operand += 2;
  }
  code_.run_collective(device, {plan_.collective(step),
                                plan_.operands_of(step)[0].dtype,
                                {own.arrays.data(), to_size(own.arrays.size())},
                                groups_[call.groups].of(device.ordinal()),
                                {call.pairs.data(), to_size(call.pairs.size())},
                                Where(name_of(step.op)),
                                step.kind == StepKind::collective ? nullptr : &own.splits[step.payload],
                                step.kind == StepKind::collective_start});
}

const PlanView& fitting_memory(const Runtime& runtime, const PlanView& plan, Index memory) {
  if (const Index devices = runtime.local_device_count(); plan.peak_bytes > memory / devices)
    memory_is_too_small(plan.peak_bytes, devices, memory);
  return plan;
}

}  // namespace weft

#endif
