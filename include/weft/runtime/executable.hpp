// Executable: a plan bound to the devices of a runtime: one arena a device, groups looked up, ready to run again and
// again without allocating.
#ifndef WEFT_RUNTIME_EXECUTABLE_HPP
#define WEFT_RUNTIME_EXECUTABLE_HPP

#include <weft/program/binding.hpp>
#include <weft/runtime/arena.hpp>
#include <weft/runtime/runtime.hpp>

#include <memory>
#include <vector>

namespace weft {

class Executable {
 public:
  // `plan` and `kernels` must outlive this. Allocates and zeroes the arenas, each on its own device's thread.
  // Error: device_counts_differ.
  Executable(Runtime& runtime, const PlanView& plan, const StepKernel* kernels)
      : runtime_(runtime), plan_(plan), devices_(to_size(runtime.device_count())) {
    if (plan.devices() != runtime.device_count()) device_counts_differ(plan.devices(), runtime.device_count());
    runtime_.run([this, kernels](Device& device) {
      devices_[to_size(device.ordinal())] = std::make_unique<PerDevice>(plan_, kernels, device.ordinal());
    });
  }

  [[nodiscard]] Runtime& runtime() const noexcept { return runtime_; }
  [[nodiscard]] const PlanView& plan() const noexcept { return plan_; }
  // Bytes that device `ordinal` allocated: plan().peak_bytes.
  [[nodiscard]] Index allocated_bytes(Index ordinal) const { return at(ordinal).arena.bytes(); }
  // The bytes of an input or output of one device.
  [[nodiscard]] char* input(Index ordinal, Index number) const {
    return at(ordinal).arena.data() + plan_.inputs[number].offset;
  }
  [[nodiscard]] const char* output(Index ordinal, Index number) const {
    return at(ordinal).binding.at(plan_.outputs[number].place);
  }

  // Runs all steps on the calling device: call it from inside `runtime().run`, on every device.
  void run(Device& device) {
    PerDevice& own = at(device.ordinal());
    for (Index i = 0; i < plan_.step_count; ++i) {
      const BoundStep& bound = own.binding.steps()[i];
      if (bound.step->kind == StepKind::collective)
        run_collective(device, bound, own.groups[i]);
      else
        run_step(bound, plan_);
    }
  }

 private:
  // The group of one device for one collective.
  struct Group {
    Buffer<Index> members;
    Buffer<SourceTarget> pairs;  // of a collective_permute
  };
  struct PerDevice {
    Arena arena;
    Binding binding;
    Buffer<Group> groups;  // one a step

    PerDevice(const PlanView& plan, const StepKernel* kernels, Index ordinal)
        : arena(plan.peak_bytes), binding(plan, kernels, zeroed(arena), ordinal), groups(plan.step_count) {
      for (Index i = 0; i < plan.step_count; ++i) groups[i] = group_of(plan, plan.steps[i], ordinal);
    }
    static char* zeroed(const Arena& arena) {
      __builtin_memset(arena.data(), 0, to_size(arena.bytes()));
      return arena.data();
    }
  };

  Runtime& runtime_;
  PlanView plan_;
  std::vector<std::unique_ptr<PerDevice>> devices_;

  // Errors: fixed_vector_index_out_of_range.
  [[nodiscard]] PerDevice& at(Index ordinal) {
    if (ordinal < 0 || ordinal >= plan_.devices()) fixed_vector_index_out_of_range(ordinal, plan_.devices());
    return *devices_[to_size(ordinal)];
  }
  [[nodiscard]] const PerDevice& at(Index ordinal) const { return const_cast<Executable*>(this)->at(ordinal); }

  // Devices that agree with `ordinal` on every axis that the step does not name, by position over those that it names.
  static Group group_of(const PlanView& plan, const PlanStep& step, Index ordinal) {
    Group group;
    if (step.kind != StepKind::collective) return group;
    group.members = weft::group_of(plan.mesh, step.mesh_axes, ordinal);
    if (step.collective != Collective::collective_permute) return group;
    const auto size = static_cast<int>(group.members.size());
    group.pairs.resize(size);
    for (int source = 0; source < size; ++source) {
      const Index target = position_over(plan.mesh, step.source_axes, group.members[source]);
      group.pairs[target] = {source, static_cast<int>(target)};
    }
    return group;
  }

  static void run_collective(Device& device, const BoundStep& bound, const Group& group) {
    const PlanStep& step = *bound.step;
    const Where where(step.label.c_str());
    switch (step.collective) {
      case Collective::all_reduce:
        return device.all_reduce(step.reduction, step.dtype, bound.source, bound.target, step.count, group.members,
                                 where);
      case Collective::all_gather:
        return device.all_gather(step.dtype, bound.source, step.count, bound.target, group.members, where);
      case Collective::reduce_scatter:
        return device.reduce_scatter(step.reduction, step.dtype, bound.source, step.count, bound.target, group.members,
                                     where);
      case Collective::all_to_all:
        return device.all_to_all(step.dtype, bound.source, step.count, bound.target, group.members, where);
      default:
        return device.collective_permute(step.dtype, bound.source, bound.target, step.count,
                                         {group.pairs.data(), to_size(group.pairs.size())}, group.members, where);
    }
  }
};

}  // namespace weft

#endif
