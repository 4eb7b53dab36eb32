// Plans for reports: steps of chosen payloads, which nobody runs.
#ifndef WEFT_TESTS_SUPPORT_PLAN_OF_STEPS_HPP
#define WEFT_TESTS_SUPPORT_PLAN_OF_STEPS_HPP

#include <weft/planner/plan.hpp>

#include <initializer_list>

namespace weft::testing {

// A plan under construction, with steps of chosen payloads.
struct Steps : Plan {
  template <class Payload>
  void add(StepKind kind, std::initializer_list<Op> ops, Buffer<Payload>& list, const Payload& payload,
           Index flops = 0) {
    PlanStep step;
    step.kind = kind;
    step.payload = static_cast<std::int32_t>(list.size());
    step.first_member = static_cast<std::int32_t>(members.size());
    step.member_count = static_cast<std::int32_t>(ops.size());
    step.first_operand = static_cast<std::int32_t>(operands.size());
    step.operand_count = 1;
    step.flops = flops;
    members.append(ops.begin(), ops.end());
    operands.push_back({});
    list.push_back(payload);
    steps.push_back(step);
  }
  void add_input(const char* name, InputKind kind, DType dtype, const Shape& shape, Index offset) {
    inputs.push_back({static_cast<NameId>(names.size()), kind, dtype, shape, offset, {}});
    names.push_back(name);
  }
  void add_collective(Collective kind, Op op, Index count, Index bytes) {
    add(StepKind::collective, {op}, collectives, CollectiveStep{kind, ReductionKind::sum, {}, {}, count, bytes});
    operands.push_back({});
    steps.back().operand_count = 2;
  }
  // One array more in the collective that was added last.
  void combine(Index count, Index bytes) {
    CollectiveStep array = collectives.back();
    array.count = count;
    array.bytes_sent = bytes;
    array.combined = true;
    collectives.push_back(array);
    operands.resize(operands.size() + 2);
    steps.back().operand_count += 2;
  }
};

}  // namespace weft::testing

#endif
