// Packing into flat vectors and back, without copies.
#include <support/planned.hpp>
#include <weft/strategies/flat.hpp>

namespace weft::flat_test {

using testing::Program;
using testing::random_value;

TEST(Flat, TensorsLieOneAfterAnotherWithZerosAtTheEnd) {
  Program program;
  const Var a = program.input("a", {2, 3}), b = program.input("b", {4});
  const Var packed = pack({a, b}, 2);
  EXPECT_TRUE(packed.shape() == Shape{12});
  const std::vector<Value> inputs{random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {4}, 2)};
  const Value value = program.value(packed, inputs);
  for (Index i = 0; i < 12; ++i) EXPECT_EQ(value[i], i < 6 ? inputs[0][i] : i < 10 ? inputs[1][i - 6] : 0);
  testing::expect_equal(program.value(unpack(packed, 0, {2, 3}), inputs), inputs[0]);
  testing::expect_equal(program.value(unpack(packed, 6, {4}), inputs), inputs[1]);
}

TEST(Flat, OneTensorWithoutPaddingIsItsOwnVector) {
  Program program;
  const Var a = program.input("a", {4});
  EXPECT_EQ(pack({a}, 0).id, a.id);
  EXPECT_EQ(unpack(a, 0, {4}).id, a.id);
}

TEST(Flat, PackingWhatIsComputedCostsNoStep) {
  Program program;
  const Var a = program.input("a", {2, 3}), b = program.input("b", {4});
  const Var packed = pack({exp(a), tanh(b)}, 0);
  program.output(packed);
  program.output(unpack(packed, 6, {4}) * 2.0);
  const Plan plan = testing::expect_plan_computes(
      program.graph, std::vector<Value>{random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {4}, 2)});
  EXPECT_EQ(plan.steps.size(), 3);
  for (const PlanStep& step : plan.steps) EXPECT_EQ(step.kind, StepKind::loop);
}

}  // namespace weft::flat_test
