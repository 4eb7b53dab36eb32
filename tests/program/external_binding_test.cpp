// Plans on operands that lie anywhere: where places are found, what may be shared, what is run.
#include <weft/graph/var.hpp>
#include <weft/program/compile.hpp>
#include <weft/program/external_binding.hpp>
#include <weft/planner/frozen_plan.hpp>
#include <weft/planner/lower.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::external_binding_test {

// y = f(a, b), all [4, 4], as an update of input 2.
template <class Function>
constexpr Plan plan_of_function(Function function) {
  Graph graph;
  const auto input = [&graph](const char* name) {
    return Var{&graph, graph.add_input(name, InputKind::data, DType::f32, {4, 4})};
  };
  const Var a = input("a"), b = input("b");
  input("y");
  graph.add_output("y", function(a, b).id, 2);
  return make_plan(graph);
}
constexpr Plan fused() {
  return plan_of_function([](Var a, Var b) { return a * b + 0.5; });
}
constexpr Plan product() {
  return plan_of_function([](Var a, Var b) { return exp(matmul(a, b)) - a; });
}
constexpr Plan two_steps() {
  return plan_of_function([](Var a, Var b) { return matmul(transpose(a), b) * a; });
}

constexpr PlanSizes fused_sizes = sizes_of(fused());
constexpr FrozenPlan<fused_sizes> fused_plan{fused()};
constexpr ExternalSlices<fused_plan.operands.size(), constant_words(fused_plan.view())> fused_slices{fused_plan.view()};
constexpr PlanSizes two_sizes = sizes_of(two_steps());
constexpr FrozenPlan<two_sizes> two_plan{two_steps()};
constexpr ExternalSlices<two_plan.operands.size(), constant_words(two_plan.view())> two_slices{two_plan.view()};

static_assert(scratch_bytes(fused_plan.view()) == 0, "an elementwise statement needs no memory of its own");
static_assert(scratch_bytes(two_plan.view()) >= 64, "the transpose goes somewhere");
static_assert(may_share_storage(fused_plan.view(), fused_slices.slices, 0, 2));
static_assert(!may_share_storage(two_plan.view(), two_slices.slices, 1, 2));
static_assert(step_kinds_of(fused_plan.view()) == StepKinds{1} << static_cast<int>(StepKind::loop));

TEST(ExternalBinding, PlacesAreInputsConstantsOrScratch) {
  const PlanView plan = two_plan.view();
  for (Index i = 0; i < plan.input_count(); ++i) {
    EXPECT_EQ(locate(plan, plan.input(i).offset).base, i);
    EXPECT_EQ(locate(plan, plan.input(i).offset + 60).base, i);
    EXPECT_EQ(locate(plan, plan.input(i).offset + 60).offset, 60);
  }
  EXPECT_EQ(locate(plan, scratch_start(plan)).base, 4);
  EXPECT_EQ(locate(plan, scratch_start(plan) + 64).offset, 64);
  const PlanView loop = fused_plan.view();
  ASSERT_EQ(loop.constants.size(), 1u);
  EXPECT_EQ(locate(loop, loop.constants[0].offset).base, 3);
  EXPECT_EQ(fused_slices.constants[0], __builtin_bit_cast(std::uint32_t, 0.5f));
}

TEST(ExternalBinding, ConstantsHaveTheBytesOfTheirTypes) {
  Graph graph;
  const auto repeated = [&graph](double value, DType dtype) {
    graph.add_output("y", broadcast_to(constant(graph, value, dtype), {2}).id);
  };
  repeated(-2, DType::f32);
  repeated(1, DType::bf16);
  repeated(-1, DType::i32);
  repeated(-1, DType::i64);
  repeated(1, DType::pred);
  const Plan plan = make_plan(graph);
  ASSERT_EQ(constant_words(plan.view()), 6);
  const ExternalSlices<0, 6> slices(plan.view());
  const std::uint32_t expected[] = {0xC0000000u, 0x3F80u, 0xFFFFFFFFu, 0xFFFFFFFFu, 0xFFFFFFFFu, 1u};
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(slices.constants[i], expected[i]) << i;
}

TEST(ExternalBinding, WhatIsReadAfterAWriteIsNotShared) {
  const Plan plan = product();
  std::vector<ExternalSlice> places;
  for (const StepOperand& operand : plan.operands) places.push_back(locate(plan.view(), operand.slice.offset));
  EXPECT_FALSE(may_share_storage(plan.view(), places.data(), 0, 2));
  EXPECT_FALSE(may_share_storage(plan.view(), places.data(), 1, 2));
  EXPECT_TRUE(may_share_storage(fused_plan.view(), fused_slices.slices, 1, 2));
}

TEST(ExternalBinding, RunsWhereTheOperandsLie) {
  std::vector<float> a(16), b(16), y(16, -1);
  for (std::size_t i = 0; i < 16; ++i) {
    a[i] = static_cast<float>(i) - 7;
    b[i] = static_cast<float>(3 * i % 5);
  }
  const auto bytes = [](auto& memory) { return reinterpret_cast<char*>(memory.data()); };
  auto constants = reinterpret_cast<char*>(const_cast<std::uint32_t*>(fused_slices.constants));
  char* const bases[] = {bytes(a), bytes(b), bytes(y), constants, nullptr};
  run_external(fused_plan.view(), kernels_of<fused_plan>(), fused_slices.slices, bases);
  for (std::size_t i = 0; i < 16; ++i) EXPECT_EQ(y[i], a[i] * b[i] + 0.5f);

  const Index scratch_size = scratch_bytes(two_plan.view());
  alignas(64) static char scratch[1 << 16];
  ASSERT_LE(scratch_size, Index{sizeof scratch});
  char* const more[] = {bytes(a), bytes(b), bytes(y), nullptr, scratch};
  run_external<step_kinds_of(two_plan.view())>(two_plan.view(), kernels_of<two_plan>(), two_slices.slices, more);
  for (std::size_t i = 0; i < 16; ++i) {
    float sum = 0;
    for (std::size_t k = 0; k < 4; ++k) sum += a[k * 4 + i / 4] * b[k * 4 + i % 4];
    EXPECT_EQ(y[i], sum * a[i]);
  }
}

}  // namespace weft::external_binding_test
