// The norms of single weights: whole ones, several in one vector, and both cut over devices.
#include <support/mesh_values.hpp>
#include <support/planned.hpp>
#include <weft/sharding/reshard.hpp>
#include <weft/strategies/weight_norms.hpp>

#include <cmath>

namespace weft::weight_norms_test {

using testing::Program;
using testing::random_value;

double norm_of(const std::vector<double>& elements, std::size_t first, std::size_t end) {
  double squares = 0;
  for (std::size_t i = first; i < end; ++i) squares += elements[i] * elements[i];
  return static_cast<double>(static_cast<float>(std::sqrt(squares)));
}

TEST(WeightNorms, OfAWholeWeight) {
  Program program;
  const Var x = program.input("x", {2, 3}), y = program.input("y", {2, 3});
  for (const Var& norm : weight_norms(program.graph, {x, y}, {{}, {6}, {}})) program.output(norm);
  EXPECT_EQ(make_plan(program.graph).view().bytes_sent(), 0);
  const std::vector<Value> inputs{random_value(DType::f32, {2, 3}, 1), random_value(DType::f32, {2, 3}, 2)};
  const std::vector<Value> norms = interpret(program.graph, inputs);
  ASSERT_EQ(norms.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(norms[i][0], norm_of(inputs[i].elements, 0, 6));
}

TEST(WeightNorms, OfWeightsThatShareAWholeVector) {
  Program program;
  const Var x = program.input("x", {8});
  for (const Var& norm : weight_norms(program.graph, {x}, {{}, {5, 8}, {}})) program.output(norm);
  Value packed = random_value(DType::f32, {8}, 1);
  packed[7] = 0;  // what pads the second
  const std::vector<Value> norms = interpret(program.graph, {packed});
  ASSERT_EQ(norms.size(), 2U);
  EXPECT_EQ(norms[0][0], norm_of(packed.elements, 0, 5));
  EXPECT_EQ(norms[1][0], norm_of(packed.elements, 5, 8));
}

// A vector of 12 elements on 4 devices: weights of 4, 1, 5 elements, of which two lie on several devices, and padding.
TEST(WeightNorms, OfWeightsThatShareAVectorWhichIsCut) {
  Program program;
  program.graph.mesh = {2, 2};
  const Var x = program.input("x", {3}), y = program.input("y", {3}), places = program.input("places", {3}, DType::i32);
  const GroupRuns layout{{}, {4, 5, 12}, {0, 1}, places};
  for (const Var& norm : weight_norms(program.graph, {x, y}, layout)) program.output(norm);
  const Plan plan = make_plan(program.graph);
  EXPECT_EQ(plan.view().count(Collective::all_reduce), 1);
  EXPECT_EQ(plan.view().bytes_sent(), bytes_sent_by(Collective::all_reduce, 4, 6 * exact_sum::words, 4));

  std::vector<double> whole[2];
  testing::DeviceInputs inputs(4);
  for (std::uint32_t device = 0; device < 4; ++device) {
    for (std::uint32_t i = 0; i < 2; ++i) {
      Value part = random_value(DType::f32, {3}, 10 * i + device);
      if (device == 3) part[1] = part[2] = 0;
      whole[i].insert(whole[i].end(), part.elements.begin(), part.elements.end());
      inputs[device].push_back(part);
    }
    const double first = 3.0 * device;
    inputs[device].push_back(make_value(DType::i32, {3}, {first, first + 1, first + 2}));
  }
  const std::size_t ends[] = {0, 4, 5, 10};
  for (const auto& norms : interpret(program.graph, inputs)) {
    ASSERT_EQ(norms.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
      const std::size_t weight = i % 3;
      EXPECT_EQ(norms[i][0], norm_of(whole[i / 3], ends[weight], ends[weight + 1])) << i;
    }
  }
  testing::expect_plan_computes(program.graph, inputs);
}

}  // namespace weft::weight_norms_test
