// The simulated array against naive products, and its beats, reads and writes against the formulas of the model.
#include <weft/base/dtype.hpp>
#include <weft/kernels/systolic_simulation.hpp>

#include <support/expect_error.hpp>

#include <map>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace weft::systolic_simulation_test {

using enum Dataflow;

constexpr std::pair<Dataflow, Buffering> variants[] = {
    {output_stationary, Buffering::serial},          {output_stationary, Buffering::serial_drain},
    {output_stationary, Buffering::double_buffered}, {weight_stationary, Buffering::serial},
    {weight_stationary, Buffering::global_swap},     {weight_stationary, Buffering::lockstep_load},
    {weight_stationary, Buffering::double_buffered}, {input_stationary, Buffering::serial},
    {input_stationary, Buffering::global_swap},      {input_stationary, Buffering::lockstep_load},
    {input_stationary, Buffering::double_buffered}};

std::string described(const SystolicConfig& config, const MatmulShape& shape) {
  std::ostringstream text;
  text << name_of(config.dataflow) << " " << name_of(config.buffering) << " on " << config.rows << " x " << config.cols
       << ": " << shape.m << " x " << shape.n << " x " << shape.k;
  return text.str();
}

// No element is 0: a product lacks something that is lost.
template <class T>
std::vector<T> filled(Index size, std::mt19937& random, int most) {
  std::vector<T> values(to_size(size));
  for (T& value : values) {
    const int magnitude = 1 + static_cast<int>(random() % static_cast<unsigned>(most));
    value = static_cast<T>(static_cast<float>(random() % 2 == 0 ? magnitude : -magnitude));
  }
  return values;
}

template <class Acc, class In>
std::vector<Acc> naive_product(const MatmulShape& shape, const std::vector<In>& a, const std::vector<In>& b) {
  std::vector<Acc> product(to_size(shape.m * shape.n), Acc{});
  for (Index i = 0; i < shape.m; ++i)
    for (Index j = 0; j < shape.n; ++j)
      for (Index p = 0; p < shape.k; ++p)
        product[to_size(i * shape.n + j)] +=
            static_cast<Acc>(a[to_size(i * shape.k + p)]) * static_cast<Acc>(b[to_size(p * shape.n + j)]);
  return product;
}

template <class In, class Acc>
void expect_the_model(const SystolicConfig& config, const MatmulShape& shape, std::mt19937& random, int most = 100) {
  const std::string what = described(config, shape);
  const auto a = filled<In>(shape.m * shape.k, random, most), b = filled<In>(shape.k * shape.n, random, most);
  SystolicSimulation<In, Acc> array(config, shape, a.data(), b.data());
  array.run();
  const SystolicCost cost = systolic_cost(config, shape);
  EXPECT_EQ(array.cycles(), cost.cycles) << what;
  EXPECT_EQ(array.traffic(), cost.traffic) << what;
  EXPECT_EQ(array.multiplications(), shape.m * shape.n * shape.k) << what;
  EXPECT_EQ(std::vector<Acc>(array.result().begin(), array.result().end()), naive_product<Acc>(shape, a, b)) << what;
}

TEST(SystolicSimulation, AgreesWithTheModelOn1000RandomShapesArraysAndDataflows) {
  std::mt19937 random(28);
  const auto up_to = [&](Index most) { return 1 + static_cast<Index>(random() % static_cast<std::uint32_t>(most)); };
  std::map<std::pair<Dataflow, Buffering>, int> seen;
  int several_folds = 0;
  for (int i = 0; i < 1000; ++i) {
    const auto& [dataflow, buffering] = variants[random() % std::size(variants)];
    const SystolicConfig config{up_to(12), up_to(12), dataflow, buffering};
    const MatmulShape shape{up_to(30), up_to(30), up_to(30)};
    expect_the_model<std::int32_t, std::int64_t>(config, shape, random);
    ++seen[{dataflow, buffering}];
    several_folds += systolic_cost(config, shape).folds() > 1 ? 1 : 0;
    if (HasFailure()) return;
  }
  EXPECT_EQ(seen.size(), std::size(variants));
  for (const auto& [variant, count] : seen) EXPECT_GT(count, 50) << name_of(variant.first);
  EXPECT_GT(several_folds, 800);
}

TEST(SystolicSimulation, TakesArraysAndShapesAtTheirEdges) {
  std::mt19937 random(1);
  const Index sides[] = {1, 2, 7};
  for (const auto& [dataflow, buffering] : variants)
    for (const Index rows : sides)
      for (const Index cols : sides)
        for (const MatmulShape& shape : {MatmulShape{1, 1, 1}, MatmulShape{17, 1, 1}, MatmulShape{1, 17, 1},
                                         MatmulShape{1, 1, 17}, MatmulShape{7, 7, 7}, MatmulShape{8, 8, 8},
                                         MatmulShape{0, 3, 3}, MatmulShape{3, 0, 3}, MatmulShape{3, 3, 0}})
          expect_the_model<std::int32_t, std::int64_t>({rows, cols, dataflow, buffering}, shape, random);
}

TEST(SystolicSimulation, MultipliesNarrowTypesIntoWideOnes) {
  std::mt19937 random(2);
  for (const auto& [dataflow, buffering] : variants) {
    const SystolicConfig config{4, 5, dataflow, buffering};
    const MatmulShape shape{9, 11, 13};
    expect_the_model<std::int8_t, std::int32_t>(config, shape, random, 127);
    expect_the_model<bfloat16, float>(config, shape, random, 64);  // integers: exact in any order
    expect_the_model<double, double>(config, shape, random);
  }
}

// Shapes whose stream is shorter than, as long as and longer than what the registers take.
constexpr MatmulShape around[] = {{3, 9, 9}, {4, 9, 9}, {5, 9, 9}, {8, 9, 9}, {9, 9, 9}, {10, 9, 9}, {20, 9, 9}};

TEST(SystolicSimulation, OneBeatSoonerProductsAreWrong) {
  for (const auto& [dataflow, buffering] : variants) {
    if (buffering != Buffering::double_buffered && buffering != Buffering::lockstep_load) continue;
    for (MatmulShape shape : around) {  // m is streamed
      if (dataflow == output_stationary) shape = {shape.k, shape.n, shape.m};
      if (dataflow == input_stationary) shape = {shape.n, shape.m, shape.k};
      const SystolicConfig config{4, 5, dataflow, buffering};
      std::mt19937 random(3);
      const auto a = filled<int>(shape.m * shape.k, random, 100), b = filled<int>(shape.k * shape.n, random, 100);
      SystolicSimulation<int, int> in_time(config, shape, a.data(), b.data()),
          early(config, shape, a.data(), b.data(), 1);
      in_time.run();
      while (!early.is_done() && early.cycles() <= in_time.cycles()) early.beat();
      const std::vector<int> expected = naive_product<int>(shape, a, b);
      EXPECT_TRUE(early.is_done());
      EXPECT_LT(early.cycles(), in_time.cycles());
      EXPECT_EQ(std::vector<int>(in_time.result().begin(), in_time.result().end()), expected);
      EXPECT_NE(std::vector<int>(early.result().begin(), early.result().end()), expected) << described(config, shape);
    }
  }
}

// A product of 2 x 3 x 2 on 2 x 3 cells: what the registers hold, beat by beat.
constexpr int input[] = {1, 2, 3, 4}, weights[] = {5, 6, 7, 8, 9, 10};

TEST(SystolicSimulation, WeightsAreLoadedRowByRowAndSumsGoDown) {
  SystolicSimulation<int, int> array({2, 3, weight_stationary, Buffering::serial}, {2, 3, 2}, input, weights);
  array.beat();
  EXPECT_EQ(array.cell(0, 0).stationary.value, 8) << "the last row is pushed first";
  EXPECT_FALSE(array.cell(1, 0).stationary.is_full());
  array.beat();
  for (Index c = 0; c < 3; ++c) {
    EXPECT_EQ(array.cell(0, c).stationary.value, weights[c]);
    EXPECT_EQ(array.cell(1, c).stationary.value, weights[3 + c]);
  }
  array.beat();  // I[0, 0] enters, I[0, 1] waits
  EXPECT_EQ(array.cell(0, 0).left.value, 1);
  EXPECT_EQ(array.cell(0, 0).sum.value, 1 * 5);
  EXPECT_EQ(array.waits_left(1, 1).value, 2);
  EXPECT_FALSE(array.waits_left(1, 2).is_full());
  EXPECT_FALSE(array.cell(0, 1).left.is_full());
  array.beat();
  EXPECT_EQ(array.cell(0, 0).left.value, 3);
  EXPECT_EQ(array.cell(0, 1).left.value, 1);
  EXPECT_EQ(array.cell(0, 1).sum.value, 1 * 6);
  EXPECT_EQ(array.cell(1, 0).sum.value, 1 * 5 + 2 * 8);
  EXPECT_EQ(array.left_in_beat(), 1) << "O[0, 0] is the first to leave";
  EXPECT_EQ(array.result()[0], 21);
  array.run();
  EXPECT_EQ(array.cycles(), 2 + (2 + 2 + 3 - 2));
  EXPECT_EQ(array.left_in_beat(), 1);
}

TEST(SystolicSimulation, SumsStayAndOperandsMeetInTheirCells) {
  SystolicSimulation<int, int> array({2, 3, output_stationary, Buffering::serial_drain}, {2, 3, 2}, input, weights);
  array.beat();
  EXPECT_EQ(array.cell(0, 0).sum.value, 1 * 5);
  EXPECT_EQ(array.waits_left(1, 1).value, 3);
  EXPECT_EQ(array.waits_above(1, 1).value, 6);
  EXPECT_EQ(array.waits_above(2, 2).value, 7);
  array.beat();
  EXPECT_EQ(array.cell(0, 0).sum.value, 1 * 5 + 2 * 8);
  EXPECT_EQ(array.cell(0, 0).drain.value, 21) << "finished";
  EXPECT_EQ(array.cell(0, 1).sum.value, 1 * 6);
  EXPECT_EQ(array.cell(1, 0).sum.value, 3 * 5);
  array.beat();
  EXPECT_EQ(array.left_in_beat(), 0);
  array.beat();  // column 0 drains: its last row leaves
  EXPECT_EQ(array.left_in_beat(), 1);
  EXPECT_EQ(array.result()[3], 3 * 5 + 4 * 8);
  EXPECT_EQ(array.cell(1, 0).drain.value, 21);
  EXPECT_FALSE(array.cell(0, 0).drain.is_full());
  array.run();
  EXPECT_EQ(array.cycles(), 2 * 2 + 3 + 2 - 2);
}

// The same inside the compiler.
constexpr bool agrees_as_a_constant(Dataflow dataflow, Buffering buffering) {
  const SystolicConfig config{2, 2, dataflow, buffering};
  const MatmulShape shape{2, 3, 2};
  SystolicSimulation<int, int> array(config, shape, input, weights);
  array.run();
  const int expected[] = {21, 24, 27, 47, 54, 61};
  for (Index i = 0; i < 6; ++i)
    if (array.result()[i] != expected[i]) return false;
  return array.cycles() == systolic_cost(config, shape).cycles;
}
static_assert(agrees_as_a_constant(output_stationary, Buffering::serial));
static_assert(agrees_as_a_constant(weight_stationary, Buffering::double_buffered));

TEST(SystolicSimulation, RefusesWhatHasNoModel) {
  const auto simulate = [](const SystolicConfig& config, const MatmulShape& shape) {
    return [=] { (void)SystolicSimulation<int, int>(config, shape, input, weights); };
  };
  testing::expect_error(simulate({0, 3}, {2, 3, 2}), "systolic_array_is_empty", {"0 rows"});
  testing::expect_error(simulate({2, 3}, {2, -3, 2}), "matmul_size_is_negative", {"-3"});
  testing::expect_error(simulate({2, 3, output_stationary, Buffering::lockstep_load}, {2, 3, 2}),
                        "dataflow_has_no_model", {"output_stationary", "lockstep_load"});
  testing::expect_error(simulate({2, 3, weight_stationary, Buffering::serial, 1}, {2, 3, 2}),
                        "load_bandwidth_has_no_model", {"a simulation"});
}

}  // namespace weft::systolic_simulation_test
