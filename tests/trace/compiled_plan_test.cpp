// Plans as constants: they are what planning at run time makes, whatever their size.
#include <weft/trace/compiled_plan.hpp>

#include <support/small_training.hpp>

#include <cstring>

namespace weft::compiled_plan_test {

// Sources of device graphs: one that fits in the usual sizes, and one that does not.
struct Small {
  static constexpr DeviceGraph device_graph() {
    return Fsdp{.stage = 3}.rewrite<SgdMomentum>(trace_training<testing::SmallLoss, testing::SmallInputs>(),
                                                 testing::data_mesh<2>);
  }
};
constexpr int layers = 130;
struct Large {
  static constexpr Name weight_name(int i) {
    const char number[] = {static_cast<char>('0' + i / 100), static_cast<char>('0' + i / 10 % 10),
                           static_cast<char>('0' + i % 10), '\0'};
    return Name("weight").append(number);
  }
  static constexpr DeviceGraph device_graph() {
    DeviceGraph device;
    device.data.resize(1);
    device.data[0].name = "x";
    device.data[0].shape = {3, 4};
    device.data[0].layout = replicated(2);
    device.data[0].input = 0;
    Var x{&device.graph, device.graph.add_input("x", InputKind::data, DType::f32, {3, 4})};
    for (int i = 0; i < layers; ++i) {
      StoredTensor stored;
      stored.name = weight_name(i);
      stored.shape = {4, 4};
      stored.initializer = {Initializer::Kind::uniform, 1};
      stored.layout = replicated(2);
      stored.input = i + 1;
      device.stored.push_back(stored);
      const Var weight{&device.graph,
                       device.graph.add_input(stored.name, InputKind::weight, DType::f32, {4, 4}, stored.initializer)};
      x = matmul(x, weight);
    }
    device.graph.add_output("y", x.id);
    return device;
  }
};

// The words of a list: equal if its elements are.
template <class List>
std::vector<std::uint64_t> words_of(const List& list) {
  ArchiveWriter writer;
  for (auto element : list) writer(element);
  return {writer.words.begin(), writer.words.end()};
}
void expect_same_plans(const PlanView& plan, const PlanView& expected) {
  PlanView other = expected;
  std::vector<std::vector<std::uint64_t>> lists[2];
  const PlanView* const plans[] = {&plan, &expected};
  for (std::size_t i = 0; i < 2; ++i)
    for_each_list(*plans[i], other, [&lists, i](const auto& elements, auto&) { lists[i].push_back(words_of(elements)); });
  ASSERT_EQ(lists[0].size(), to_size(PlanSizes::count));
  for (std::size_t i = 0; i < lists[0].size(); ++i) EXPECT_EQ(lists[0][i], lists[1][i]) << "list " << i;
  EXPECT_EQ(plan.peak_bytes, expected.peak_bytes);
  EXPECT_EQ(plan.persistent_bytes, expected.persistent_bytes);
  EXPECT_TRUE(plan.mesh == expected.mesh);
}
template <class List>
void expect_same_tensors(const List& tensors, const Buffer<StoredTensor>& expected) {
  ASSERT_EQ(tensors.size(), expected.size());
  for (Index i = 0; i < tensors.size(); ++i) {
    SCOPED_TRACE(expected[i].name.c_str());
    EXPECT_STREQ(tensors[i].name.c_str(), expected[i].name.c_str());
    EXPECT_TRUE(tensors[i].shape == expected[i].shape);
    EXPECT_TRUE(tensors[i].initializer == expected[i].initializer);
    EXPECT_EQ(tensors[i].input, expected[i].input);
    EXPECT_TRUE(tensors[i].layout == expected[i].layout);
    EXPECT_EQ(tensors[i].flat, expected[i].flat);
    EXPECT_EQ(tensors[i].offset, expected[i].offset);
    EXPECT_EQ(tensors[i].flat_elements, expected[i].flat_elements);
    EXPECT_TRUE(tensors[i].flat_axes == expected[i].flat_axes);
  }
}
template <class Source>
void expect_what_run_time_makes() {
  using Compiled = CompiledPlan<Source>;
  const MeshPlan expected = plan_device(Source::device_graph());
  expect_same_plans(Compiled::plan.view(), expected.plan.view());
  expect_same_tensors(Compiled::stored, expected.head.stored);
  expect_same_tensors(Compiled::data, expected.head.data);
}

TEST(CompiledPlan, IsWhatPlanningAtRunTimeMakes) { expect_what_run_time_makes<Small>(); }

TEST(CompiledPlan, IsOfAnySize) {
  using Compiled = CompiledPlan<Large>;
  static_assert(decltype(Compiled::stored)::size() == layers && decltype(Compiled::data)::size() == 1);
  expect_what_run_time_makes<Large>();
}

// x W, layer after layer.
std::vector<double> run_plainly(std::vector<double> x, const MeshTensors& weights) {
  for (Index layer = 0; layer < weights.size(); ++layer) {
    const std::vector<float> weight = testing::stored_values(weights, weights[layer].name.c_str());
    std::vector<double> y(4, 0.0);
    for (std::size_t i = 0; i < 4; ++i)
      for (std::size_t j = 0; j < 4; ++j) y[j] += x[i] * static_cast<double>(weight[i * 4 + j]);
    x = y;
  }
  return x;
}

TEST(CompiledPlan, RunsWhateverItsSize) {
  using Compiled = CompiledPlan<Large>;
  Runtime runtime(1);
  Executable executable(runtime, Compiled::plan.view(), kernels_of<Compiled::plan>());
  const MeshTensors weights(executable, Compiled::stored.begin(), Compiled::stored.size());
  const MeshTensors data(executable, Compiled::data.begin(), Compiled::data.size());
  // Almost rotations: numbers neither grow nor die out.
  for (Index i = 0; i < weights.size(); ++i) {
    const float s = i % 2 == 0 ? 0.6F : -0.6F;
    weights.write(weights[i].name.c_str(), std::vector<float>{0.8F, s, 0, 0.01F, -s, 0.8F, 0.01F, 0, 0, 0.01F, 0.8F,
                                                              0.6F, 0.01F, 0, -0.6F, 0.8F});
  }
  std::vector<float> x;
  for (int i = 0; i < 12; ++i) x.push_back(0.1F * static_cast<float>(i - 5));
  data.copy_in(0, data[0], x.data());
  runtime.run([&](Device& device) { executable.run(device); });
  float y[12];
  std::memcpy(y, executable.output(0, 0), sizeof y);
  for (std::size_t row = 0; row < 3; ++row) {
    const auto first = x.begin() + static_cast<std::ptrdiff_t>(row * 4);
    const auto expected = run_plainly({first, first + 4}, weights);
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_GT(std::fabs(expected[i]), 1e-3);
      EXPECT_NEAR(static_cast<double>(y[row * 4 + i]), expected[i], 1e-5) << "row " << row << ", element " << i;
    }
  }
}

}  // namespace weft::compiled_plan_test
