// The norm of gradients of which devices have all, or a part.
#include <support/mesh_values.hpp>
#include <support/planned.hpp>
#include <weft/strategies/gradient_norm.hpp>

#include <cmath>

namespace weft::gradient_norm_test {

using testing::Program;
using testing::random_value;

TEST(GradientNorm, SumsEveryElementOnceHoweverItIsCut) {
  Program program;
  program.graph.mesh = {2, 3};
  GradientNorm norm;
  norm.add(program.input("whole", {5}), {});
  norm.add(program.input("cut over both", {4}), {1, 0});
  norm.add(program.input("cut over the first", {2, 2}), {0});
  norm.add(program.input("cut over both again", {3}), {0, 1});
  program.output(norm.norm(program.graph));
  const Plan plan = make_plan(program.graph);
  EXPECT_EQ(plan.view().count(Collective::all_reduce), 2);
  EXPECT_EQ(plan.view().bytes_sent(), bytes_sent_by(Collective::all_reduce, 6, exact_sum::words, 4) +
                                          bytes_sent_by(Collective::all_reduce, 2, exact_sum::words, 4));

  testing::DeviceInputs inputs(6);
  double squares = 0;
  const auto add = [&](const Value& value) {
    for (const double element : value.elements) squares += element * element;
  };
  const Value whole = random_value(DType::f32, {5}, 1);
  add(whole);
  for (std::uint32_t device = 0; device < 6; ++device) {
    const Value both = random_value(DType::f32, {4}, 10 + device), again = random_value(DType::f32, {3}, 20 + device),
                first = random_value(DType::f32, {2, 2}, 30 + device / 3);
    add(both);
    add(again);
    if (device % 3 == 0) add(first);
    inputs[device] = {whole, both, first, again};
  }
  const auto results = interpret(program.graph, inputs);
  for (const auto& result : results)
    EXPECT_EQ(result[0][0], static_cast<double>(static_cast<float>(std::sqrt(squares))));
  testing::expect_plan_computes(program.graph, inputs);
}

TEST(GradientNorm, NothingIsSentWhereEveryDeviceHasAll) {
  Program program;
  program.graph.mesh = {4, 1};
  GradientNorm norm;
  norm.add(program.input("a", {2}), {});
  norm.add(program.input("b", {2}), {1});  // an axis of one device
  program.output(norm.norm(program.graph));
  EXPECT_EQ(make_plan(program.graph).view().bytes_sent(), 0);
}

TEST(GradientNorm, TheAxesThatCutAnyDimension) {
  Layout layout;
  layout.dims = {{1}, {}, {0, 2}};
  EXPECT_TRUE(cutting_axes(layout) == (AxisList{1, 0, 2}));
  EXPECT_TRUE(cutting_axes(replicated(3)).empty());
}

}  // namespace weft::gradient_norm_test
