// FrozenPlan: a plan that was made inside a constant evaluation, as a constant.
#ifndef WEFT_PLANNER_FROZEN_PLAN_HPP
#define WEFT_PLANNER_FROZEN_PLAN_HPP

#include <weft/planner/plan.hpp>

namespace weft {

// The sizes of a plan's lists, in the order of for_each_list: what a frozen plan is a template over.
struct PlanSizes {
  static constexpr int count = 23;
  Index items[count] = {};
};
[[nodiscard]] constexpr PlanSizes sizes_of(const Plan& plan) {
  PlanSizes sizes;
  PlanView view;
  int next = 0;
  for_each_list(plan, view, [&](const auto& list, auto&) { sizes.items[next++] = list.size(); });
  return sizes;
}

namespace detail {

// A list of a frozen plan; one unused element if it is empty.
template <class T, Index Size>
struct FrozenList {
  T items[static_cast<std::size_t>(Size > 0 ? Size : 1)] = {};

  [[nodiscard]] constexpr Index size() const noexcept { return Size; }
  [[nodiscard]] constexpr const T* data() const noexcept { return items; }
};

}  // namespace detail

// A plan as a constant: arrays of exactly the needed sizes, no memory of its own.
template <PlanSizes Sizes>
struct FrozenPlan {
  template <class T, int Which>
  using List = detail::FrozenList<T, Sizes.items[Which]>;

  List<PlanStep, 0> steps;
  List<StepOperand, 1> operands;
  List<Op, 2> members;
  List<LoopStep, 3> loops;
  List<DotStep, 4> dots;
  List<StridedStep, 5> strided;
  List<RowsStep, 6> rows;
  List<DynamicSliceStep, 7> dynamic_slices;
  List<ConvolutionGeometry, 8> convolutions;
  List<WindowGeometry, 9> windows;
  List<CustomStep, 10> customs;
  List<TensorType, 11> custom_types;
  List<CollectiveStep, 12> collectives;
  List<RepeatStep, 13> repeats;
  List<LoopStride, 14> loop_strides;
  List<KernelCode, 15> kernels;
  List<EncodedInstruction, 16> code;
  List<InputSlot, 17> inputs;
  List<OutputSlot, 18> outputs;
  List<ConstantSlot, 19> constants;
  List<Lifetime, 20> lifetimes;
  List<Name, 21> names;
  List<std::uint8_t, 22> literal_bytes;
  MeshSizes mesh, dcn;
  Index peak_bytes = 0, persistent_bytes = 0;
  std::int32_t loop_count = 0;

  // From a plan of these sizes.
  constexpr explicit FrozenPlan(const Plan& plan) {
    for_each_list(plan, *this, [](const auto& from, auto& to) {
      for (Index i = 0; i < from.size(); ++i) to.items[i] = from.items[i];
    });
  }

  [[nodiscard]] constexpr PlanView view() const { return view_of(*this); }
};

}  // namespace weft

#endif
