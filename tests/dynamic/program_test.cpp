// A program that is made when the program starts answers as the compiled one, to the bit, with weights of its own and
// with those of a step.
#include <weft/dynamic/program.hpp>

#include <support/expect_error.hpp>
#include <support/small_training.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/nn/softmax.hpp>
#include <weft/train/program.hpp>

#include <algorithm>

namespace weft::dynamic_program_test {

using testing::data_mesh;

constexpr Index rows = 8, classes = testing::small_classes;
const Buffer<dynamic::InputType> inputs{input<float>({rows, testing::small_features})};

struct Classify {
  constexpr std::pair<Var, Var> operator()(Var image) const {
    const Var odds = softmax(testing::SmallClassifier{}(image));
    return {argmax(odds), odds};
  }
};
using Compiled = Program<Classify, Inputs<f32[rows][testing::small_features]>, data_mesh<2>, Ddp{}>;

dynamic::TrainStep trained(Runtime& runtime) {
  return {runtime,
          testing::SmallLoss{},
          {input<float>({testing::small_rows, testing::small_features}), input<std::int32_t>({testing::small_rows})},
          data_mesh<2>,
          Ddp{},
          SgdMomentum{},
          Seed{42}};
}

TEST(DynamicProgram, AnswersAsTheCompiledOne) {
  Runtime runtime(2);
  dynamic::TrainStep step = trained(runtime);
  Compiled compiled(runtime);
  dynamic::Program copying(runtime, Classify{}, inputs, data_mesh<2>, Ddp{});
  dynamic::Program sharing(runtime, Classify{}, inputs, data_mesh<2>, Ddp{}, AnyWeights(weights_of(step)));
  Compiled compiled_sharing(weights_of(step));
  for (Index i = 0; i < 3; ++i) {
    testing::take_steps(step, i, i + 1);
    compiled.load_weights(step);
    copying.load_weights(step);
    const std::vector<float> image = testing::RandomBatch(7, i, rows, testing::small_features, classes).image;
    const auto [digit, odds] = compiled(image);
    EXPECT_TRUE(std::ranges::equal(std::get<1>(compiled_sharing(image)), odds));
    for (dynamic::Program* const program : {&copying, &sharing}) {
      const std::span<const dynamic::Result> results = (*program)(image);
      ASSERT_EQ(results.size(), 2u);
      EXPECT_EQ(results[1].shape, (Shape{rows, classes}));
      EXPECT_TRUE(std::ranges::equal(results[0].as<std::int32_t>(), digit));
      EXPECT_TRUE(std::ranges::equal(results[1].as<float>(), odds));
      testing::expect_error([&] { (void)results[0].as<float>(); }, "result_type_differs", {"i32", "f32"});
    }
  }
  EXPECT_EQ(copying.peak_bytes(), Compiled::peak_bytes_per_device);
  EXPECT_EQ(copying.allocated_bytes(0), copying.peak_bytes());
}

// As the inputs and results of modules of others are: images in bytes, tokens in i64, numbers in f64.
template <class T>
void expect_takes_and_returns(T step) {
  struct Doubled {
    constexpr Var operator()(Var x) const { return x + x; }
  };
  for (const int devices : {1, 2}) {
    Runtime runtime(devices);
    dynamic::Program program(runtime, Doubled{}, {input<T>({4, 3})}, Mesh{{"data", devices}}, Ddp{});
    std::vector<T> x(12);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<T>(static_cast<T>(i) * step);
    const std::span<const T> y = program(x)[0].template as<T>();
    ASSERT_EQ(y.size(), x.size());
    for (std::size_t i = 0; i < x.size(); ++i)
      EXPECT_EQ(y[i], static_cast<T>(x[i] + x[i])) << name_of(dtype_of<T>);
    testing::expect_error([&] { program(std::vector<float>(12)); }, "batch_type_differs",
                          {name_of(dtype_of<T>), "f32"});
    testing::expect_error([&] { (void)program(x)[0].template as<float>(); }, "result_type_differs",
                          {name_of(dtype_of<T>), "f32"});
  }
}
TEST(DynamicProgram, TakesAndReturnsNumbersOfEveryType) {
  expect_takes_and_returns<std::int8_t>(-5);
  expect_takes_and_returns<std::uint8_t>(11);
  expect_takes_and_returns<std::int16_t>(-1500);
  expect_takes_and_returns<std::uint16_t>(2900);
  expect_takes_and_returns<std::int64_t>(-(std::int64_t{1} << 40));
  expect_takes_and_returns<std::uint64_t>(std::uint64_t{1} << 59);
  expect_takes_and_returns<double>(0.1);
}
// C++ 20 has no number of 16 bits: 1.5 is 0x3E00, and 3 is 0x4200 (IEEE 754 binary16).
TEST(DynamicProgram, TakesAndReturnsHalvesAsTheirBits) {
  struct Doubled {
    constexpr Var operator()(Var x) const { return x + x; }
  };
  Runtime runtime(1);
  dynamic::Program program(runtime, Doubled{}, {dynamic::InputType{DType::f16, {2}}}, Mesh{{"data", 1}}, Ddp{});
  const std::span<const std::uint16_t> y = program(std::vector<std::uint16_t>{0x3E00, 0})[0].as<std::uint16_t>();
  EXPECT_EQ(y[0], 0x4200);
  EXPECT_EQ(y[1], 0);
}

// A float has 24 bits of a number.
TEST(DynamicProgram, WeightsOfEveryTypeAreCopiedToTheLastBit) {
  struct Scaled {
    constexpr std::pair<Var, Var> operator()(Var x) const {
      Graph& graph = *x.graph;
      const Var scale{&graph, graph.add_input(Name("scale"), InputKind::weight, DType::f64, Shape{2})};
      const Var shift{&graph, graph.add_input(Name("shift"), InputKind::weight, DType::i32, Shape{2})};
      return {x * scale, shift + 0.0};
    }
  };
  Runtime runtime(2);
  const auto make = [&] {
    return dynamic::Program(runtime, Scaled{}, {input<double>({2, 2})}, Mesh{{"data", 2}}, Ddp{});
  };
  dynamic::Program from = make(), to = make();
  const double scale[] = {0.1, 3e300};
  const std::int32_t shift[] = {(1 << 24) + 1, -2147483647};
  from.tensors().write_bytes(from.tensors().find("scale"), std::as_bytes(std::span(scale)));
  from.tensors().write_bytes(from.tensors().find("shift"), std::as_bytes(std::span(shift)));
  to.load_weights(from);
  const std::span<const dynamic::Result> y = to(std::vector<double>(4, 1));
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(y[0].as<double>()[i], scale[i % 2]);
  EXPECT_TRUE(std::ranges::equal(y[1].as<std::int32_t>(), shift));
}

// Elements that begin at a cache line stay where the caller has them; others, and those that a result shows, are
// copied.
TEST(DynamicProgram, ReadsWhatIsAlignedWhereItIs) {
  struct Shown {
    constexpr std::pair<Var, Var> operator()(Var x, Var y) const { return {x * 2.0 + y, y}; }
  };
  const Shape shape{4, 16};
  for (const int devices : {1, 2}) {
    Runtime runtime(devices);
    const Mesh mesh{{"data", devices}};
    dynamic::Program program(runtime, Shown{}, {input<float>({4, 16}), input<float>({4, 16})}, mesh, Ddp{});
    alignas(64) float numbers[3][64 + 16];
    for (int i = 0; i < 3; ++i)
      for (int k = 0; k < 80; ++k) numbers[i][k] = static_cast<float>(1000 * i + k);
    const auto expect_answers = [&](const float* x, const float* y, bool is_in_place) {
      const dynamic::Result given[] = {{DType::f32, shape, reinterpret_cast<const char*>(x)},
                                       {DType::f32, shape, reinterpret_cast<const char*>(y)}};
      const auto results = program(std::span<const dynamic::Result>(given));
      for (std::size_t k = 0; k < 64; ++k) {
        EXPECT_EQ(results[0].as<float>()[k], x[k] * 2 + y[k]);
        EXPECT_EQ(results[1].as<float>()[k], y[k]);
      }
      for (int device = 0; device < devices; ++device) {
        const auto part = reinterpret_cast<const char*>(x + device * 64 / devices);
        EXPECT_EQ(program.executable().input(device, 0) == part, is_in_place) << device;
        EXPECT_NE(static_cast<const void*>(program.executable().input(device, 1)), y);
      }
    };
    expect_answers(numbers[0], numbers[1], true);
    expect_answers(numbers[2], numbers[1], true);
    expect_answers(numbers[1] + 1, numbers[1], false);
    expect_answers(numbers[1] + 16, numbers[0] + 1, true);
    EXPECT_EQ(program.allocated_bytes(0), program.peak_bytes());
    EXPECT_EQ(numbers[1][16], 1016);  // nobody has written there
  }
}

// Results of a call are the inputs of the next, as caches of a decoder are: where they lie, later steps write.
TEST(DynamicProgram, TakesItsOwnResults) {
  struct Next {
    constexpr std::tuple<Var, Var, Var> operator()(Var x, Var y, Var sum) const {
      const Var wave = y * 0.75 + x * 0.5;
      return {y, wave, sum * 0.5 + mean(matmul(transpose(wave, {1, 0}), x))};
    }
  };
  constexpr std::size_t elements = 8 * 32;
  std::vector<float> x(elements), y(elements), zero(1);
  for (std::size_t k = 0; k < elements; ++k) {
    x[k] = 0.01F * static_cast<float>(k);
    y[k] = 1 - x[k];
  }
  const Buffer<dynamic::InputType> of_next{input<float>({8, 32}), input<float>({8, 32}), input<float>({})};
  for (const AnyStrategy& strategy : {AnyStrategy(Ddp{}), AnyStrategy(Spmd(testing::batch_specs))}) {
    Runtime runtime(2);
    dynamic::Program fed(runtime, Next{}, of_next, data_mesh<2>, strategy);
    dynamic::Program copied(runtime, Next{}, of_next, data_mesh<2>, strategy);
    std::vector<std::vector<float>> kept{x, y, zero};
    std::span<const dynamic::Result> results = fed(x, y, zero);
    for (int call = 0; call < 5; ++call) {
      const auto expected = copied(kept[0], kept[1], kept[2]);
      for (std::size_t i = 0; i < 3; ++i) {
        kept[i].assign(expected[i].as<float>().begin(), expected[i].as<float>().end());
        EXPECT_TRUE(std::ranges::equal(results[i].as<float>(), kept[i])) << call << " " << i;
      }
      const std::vector<dynamic::Result> last(results.begin(), results.end());
      results = fed(std::span<const dynamic::Result>(last));
    }
  }
}

// What a compiled program and a step that is made here hold differently is found when the program is constructed.
TEST(DynamicProgram, RefusesToLendWhatLiesDifferently) {
  struct OtherSizes {
    constexpr Var operator()(Var image) const { return nn::Linear{"hidden1", testing::small_features, 8}(image); }
  };
  Runtime runtime(2);
  const dynamic::TrainStep step = trained(runtime);
  using Other = Program<OtherSizes, Inputs<f32[rows][testing::small_features]>, data_mesh<2>, Ddp{}>;
  testing::expect_error([&] { Other{weights_of(step)}; }, "shared_weight_lies_differently",
                        {"hidden1.weight", "f32[12, 8]", "f32[12, 16]"});
}

TEST(DynamicProgram, AsksForItsWeightsAndItsBatch) {
  Runtime runtime(2);
  dynamic::Program program(runtime, Classify{}, inputs, data_mesh<2>, Ddp{});
  const std::vector<float> image(to_size(rows * testing::small_features));
  testing::expect_error([&] { (void)program(image); }, "weight_was_never_given", {"hidden1.weight"});
  testing::expect_error([&] { (void)program(image, image); }, "batch_count_differs", {});
  testing::expect_error([&] { (void)program(std::vector<int>(3)); }, "batch_type_differs", {"i32", "f32"});
}

// from, from + 1, ...
struct Places {
  double from = 0;
  Var operator()(Graph& graph) const { return convert(iota(graph, {4}, 0), DType::f32) + from; }
};
TEST(DynamicProgram, AFunctionOfNoInputsTakesTheGraph) {
  Runtime runtime(2);
  dynamic::Program program(runtime, Places{3}, {}, data_mesh<2>, Ddp{});
  for (int call = 0; call < 2; ++call) {
    const auto results = program();
    ASSERT_EQ(results[0].shape, Shape{4});
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(results[0].as<float>()[i], 3 + static_cast<float>(i));
  }
  testing::expect_error([&] { dynamic::Program(runtime, Places{}, inputs, data_mesh<2>, Ddp{}); },
                        "function_takes_other_inputs", {"takes 0", "of 1"});
  testing::expect_error([&] { dynamic::Program(runtime, Classify{}, {}, data_mesh<2>, Ddp{}); },
                        "function_takes_other_inputs", {"takes 1", "of 0"});
}

}  // namespace weft::dynamic_program_test
