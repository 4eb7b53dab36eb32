// Plans on operands that lie anywhere: where places are found, what may be shared, what is run.
#include <weft/graph/var.hpp>
#include <weft/program/compile.hpp>
#include <weft/program/external_binding.hpp>
#include <weft/planner/lower.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft {
namespace {

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
constexpr ExternalSlices<fused_sizes> fused_places{fused_plan.view()};
constexpr PlanSizes two_sizes = sizes_of(two_steps());
constexpr FrozenPlan<two_sizes> two_plan{two_steps()};
constexpr ExternalSlices<two_sizes> two_places{two_plan.view()};

static_assert(scratch_bytes(fused_plan.view()) == 0, "an elementwise statement needs no memory of its own");
static_assert(scratch_bytes(two_plan.view()) >= 64, "the transpose goes somewhere");
static_assert(may_share_storage(fused_plan.view(), fused_places.places, 0, 2));
static_assert(!may_share_storage(two_plan.view(), two_places.places, 1, 2));
static_assert(step_kinds_of(fused_plan.view()) == StepKinds{1} << static_cast<int>(StepKind::loop));

TEST(ExternalBinding, PlacesAreInputsConstantsOrScratch) {
  const PlanView plan = two_plan.view();
  for (Index i = 0; i < plan.input_count; ++i) {
    EXPECT_EQ(locate(plan, plan.inputs[i].offset).base, i);
    EXPECT_EQ(locate(plan, plan.inputs[i].offset + 60).base, i);
    EXPECT_EQ(locate(plan, plan.inputs[i].offset + 60).offset, 60);
  }
  EXPECT_EQ(locate(plan, scratch_start(plan)).base, 4);
  EXPECT_EQ(locate(plan, scratch_start(plan) + 64).offset, 64);
  const PlanView loop = fused_plan.view();
  ASSERT_EQ(loop.constant_count, 1);
  EXPECT_EQ(locate(loop, loop.constants[0].offset).base, 3);
  EXPECT_EQ(fused_places.constants[0], __builtin_bit_cast(std::uint32_t, 0.5f));
}

TEST(ExternalBinding, ConstantsHaveTheBytesOfTheirTypes) {
  EXPECT_EQ(constant_bits(DType::f32, -2), 0xC0000000u);
  EXPECT_EQ(constant_bits(DType::bf16, 1), 0x3F80u);
  EXPECT_EQ(constant_bits(DType::i32, -1), 0xFFFFFFFFu);
  EXPECT_EQ(constant_bits(DType::u32, 4294967295.0), 0xFFFFFFFFu);
  EXPECT_EQ(constant_bits(DType::pred, 3), 1u);
}

TEST(ExternalBinding, WhatIsReadAfterAWriteIsNotShared) {
  const Plan plan = product();
  std::vector<ExternalSlice> places;
  for (const ArenaSlice& address : plan.places) places.push_back(locate(plan.view(), address.offset));
  EXPECT_FALSE(may_share_storage(plan.view(), places.data(), 0, 2));
  EXPECT_FALSE(may_share_storage(plan.view(), places.data(), 1, 2));
  EXPECT_TRUE(may_share_storage(fused_plan.view(), fused_places.places, 1, 2));
}

TEST(ExternalBinding, RunsWhereTheOperandsLie) {
  std::vector<float> a(16), b(16), y(16, -1);
  for (std::size_t i = 0; i < 16; ++i) {
    a[i] = static_cast<float>(i) - 7;
    b[i] = static_cast<float>(3 * i % 5);
  }
  const auto bytes = [](auto& memory) { return reinterpret_cast<char*>(memory.data()); };
  auto constants = reinterpret_cast<char*>(const_cast<std::uint32_t*>(fused_places.constants));
  char* const bases[] = {bytes(a), bytes(b), bytes(y), constants, nullptr};
  run_external(fused_plan.view(), kernels_of<fused_plan>(), fused_places.places, bases);
  for (std::size_t i = 0; i < 16; ++i) EXPECT_EQ(y[i], a[i] * b[i] + 0.5f);

  const Index scratch_size = scratch_bytes(two_plan.view());
  alignas(64) static char scratch[1 << 16];
  ASSERT_LE(scratch_size, Index{sizeof scratch});
  char* const more[] = {bytes(a), bytes(b), bytes(y), nullptr, scratch};
  run_external<step_kinds_of(two_plan.view())>(two_plan.view(), kernels_of<two_plan>(), two_places.places, more);
  for (std::size_t i = 0; i < 16; ++i) {
    float sum = 0;
    for (std::size_t k = 0; k < 4; ++k) sum += a[k * 4 + i / 4] * b[k * 4 + i % 4];
    EXPECT_EQ(y[i], sum * a[i]);
  }
}

}  // namespace
}  // namespace weft
