// Dropout: the mask is the documented function of seed, name, step and position, and is also the mask of the gradient.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/dropout.hpp>

namespace weft::dropout_test {

using testing::Program;

Value u32_scalar(std::uint32_t number) { return filled_value(DType::u32, {}, number); }

// Dropout of ones under a seed and a step.
Value dropped(const nn::Dropout& dropout, const Shape& shape, std::uint32_t seed, std::uint32_t step) {
  Program program;
  const Var y = dropout(program.input("x", shape));
  return program.value(y, {filled_value(DType::f32, shape, 1), u32_scalar(seed), u32_scalar(step)});
}

constexpr bool rate_zero_is_the_identity() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4})};
  return nn::Dropout{"drop", 0}(x).id == x.id && nn::Dropout{"drop", 0.5}(x, false).id == x.id && graph.size() == 1;
}
static_assert(rate_zero_is_the_identity());

TEST(Dropout, TheMaskIsAFunctionOfSeedNameStepAndPosition) {
  EXPECT_TRUE(rate_zero_is_the_identity());
  for (const Shape& shape : {Shape{}, Shape{7}, Shape{3, 5}, Shape{2, 1, 3, 4}}) {
    const Value result = dropped({"block.drop", 0.25}, shape, 42, 7);
    for (Index i = 0; i < shape.elements(); ++i) {
      const bool kept = random_bits_at(42, "block.drop", 7, static_cast<std::uint32_t>(i)) >= 0x40000000u;
      EXPECT_EQ(result[i], kept ? static_cast<double>(static_cast<float>(1 / 0.75)) : 0) << i;
    }
  }
}

TEST(Dropout, SeedStepAndNameChangeTheMask) {
  const Shape shape{64};
  const Value mask = dropped({"a", 0.5}, shape, 1, 1);
  EXPECT_TRUE(mask == dropped({"a", 0.5}, shape, 1, 1));
  EXPECT_FALSE(mask == dropped({"a", 0.5}, shape, 2, 1));
  EXPECT_FALSE(mask == dropped({"a", 0.5}, shape, 1, 2));
  EXPECT_FALSE(mask == dropped({"b", 0.5}, shape, 1, 1));
}

TEST(Dropout, EveryCallDrawsItsOwnMask) {
  const Shape shape{64};
  const nn::Dropout layer{"drop", 0.5};
  Program program;
  const Var x = program.input("x", shape);
  const Var first = layer(x), second = layer(x), third = nn::Dropout{"drop", 0.5}(x);
  const std::vector<Value> in{filled_value(DType::f32, shape, 1), u32_scalar(1), u32_scalar(1)};
  EXPECT_TRUE(program.value(first, in) == dropped(layer, shape, 1, 1));
  EXPECT_FALSE(program.value(first, in) == program.value(second, in));
  EXPECT_FALSE(program.value(first, in) == program.value(third, in));
  EXPECT_FALSE(program.value(second, in) == program.value(third, in));
}

TEST(Dropout, TheRateIsMetAndTheMeanKept) {
  for (double rate : {0.1, 0.5, 0.9}) {
    const Value result = dropped({"drop", rate}, {200, 100}, 3, 4);
    double zeros = 0, total = 0;
    for (double x : result.elements) {
      zeros += x == 0 ? 1 : 0;
      total += x;
    }
    // Five standard deviations of a binomial share, and of the mean.
    const double deviation = std::sqrt(rate * (1 - rate) / 20000);
    EXPECT_NEAR(zeros / 20000, rate, 5 * deviation);
    EXPECT_NEAR(total / 20000, 1, 5 * deviation / (1 - rate));
  }
}

TEST(Dropout, TheGradientHasTheSameMask) {
  testing::expect_gradients({testing::random_value(DType::f32, {4, 5}, 1)}, [](const testing::Vars& x) {
    return nn::Dropout{"drop", 0.4}(x[0]) * 2.0;
  });
}

TEST(Dropout, TwoLayersShareTheScalarsAndNotTheMask) {
  Program program;
  const Var x = program.input("x", {8});
  const Var first = nn::Dropout{"first", 0.5}(x), second = nn::Dropout{"second", 0.5}(x);
  EXPECT_NE(first.id, second.id);
  ASSERT_EQ(program.graph.inputs.size(), 3);
  EXPECT_TRUE(program.graph.input_name(1) == Name("seed"));
  EXPECT_TRUE(program.graph.input_name(2) == Name("step"));
  EXPECT_EQ(program.graph.inputs[1].kind, InputKind::scalar);
}

TEST(Dropout, ARateOfOneLeavesZeros) {
  Program program;
  const Var x = program.input("x", {3}), y = nn::Dropout{"drop", 1}(x, true);
  EXPECT_EQ(program.value(y, {testing::f32_value({3}, {1, -2, 3})}).elements, (std::vector<double>{0, 0, 0}));
}

TEST(Dropout, RatesAndSizesAreChecked) {
  Program program;
  const Var x = program.input("x", {4}), huge = program.input("huge", {Index{1} << 20, 1 << 13});
  for (double rate : {-0.1, 1.5, std::nan("")})
    testing::expect_error(
        [&] {
          (void)nn::Dropout{"drop", rate}(x);
        },
        "dropout_rate_out_of_range", {"'drop'", "[0, 1]"});
  testing::expect_error(
      [&] {
        (void)nn::Dropout{"drop", 0.5}(huge);
      },
      "too_many_elements_for_random", {"'drop'", "8589934592"});
}

}  // namespace weft::dropout_test
