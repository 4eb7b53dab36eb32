// Weights that a loss does not depend on are named, also in mixed precision and in parts of a batch.
#include <weft/strategies/training_graph.hpp>

#include <support/small_training.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/report/summary.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::weights_without_gradient_test {

// "unused" is called and not used; "stopped" is read through stop_gradient; "bias" is added, so that its gradient is a
// constant, but not 0.
struct Loss {
  constexpr Var operator()(Var image, Var label) const {
    const Var unused = nn::Linear{"unused", testing::small_features, 3}(image);
    const Var stopped = stop_gradient(nn::Linear{"stopped", testing::small_features, testing::small_classes}(image));
    const Var bias = nn::Linear{"bias", testing::small_features, 1}(image * 0.0);
    static_cast<void>(unused);
    return mean(cross_entropy(testing::SmallClassifier{}(image) + stopped, label)) + mean(bias);
  }
};

std::string joined(const Buffer<Name>& names) {
  std::string text;
  for (const Name& name : names) text += std::string(name.c_str()) + " ";
  return text;
}

const Mesh mesh{{"data", 2}};
const Buffer<dynamic::InputType> inputs{input<float>({testing::small_rows, testing::small_features}),
                                        input<std::int32_t>({testing::small_rows})};
std::string names_in(const AnyOptimizer& optimizer, dynamic::Options options) {
  options.kernels = dynamic::interpret_kernels;
  Runtime runtime(2);
  const dynamic::TrainStep step(runtime, Loss{}, inputs, mesh, Ddp{}, optimizer, Seed{1}, options);
  return joined(step.weights_without_gradient());
}

constexpr const char* expected = "unused.weight unused.bias stopped.weight stopped.bias ";

TEST(WeightsWithoutGradient, AreNamedInTheirOrder) {
  EXPECT_EQ(names_in(Sgd{}, {}), expected);
  EXPECT_EQ(names_in(Sgd{}, {.micro_batches = 2}), expected);
  EXPECT_EQ(names_in(Sgd{}, {.precision = {.compute = DType::bf16}}), expected);
  EXPECT_EQ(names_in(Sgd{}, {.precision = {.compute = DType::f16}}), expected);
}

inline constexpr auto frozen = [] {
  OptimizerOptions options;
  options.groups = {{"unused.*", {.frozen = true}}};
  return options;
}();
TEST(WeightsWithoutGradient, FrozenOnesAreMeantToStay) {
  EXPECT_EQ(names_in(Optimizer<Sgd, frozen>{}, {}), "stopped.weight stopped.bias ");
}

TEST(WeightsWithoutGradient, OfACompiledStepAreInItsSummary) {
  using Step = TrainStep<Loss, testing::SmallInputs, testing::data_mesh<2>, Ddp{}, Sgd>;
  EXPECT_EQ(joined(Step::weights_without_gradient()), expected);
  EXPECT_NE(summary<Step>().find("no gradient reaches unused.weight, unused.bias, stopped.weight, stopped.bias\n"),
            std::string::npos);
}

}  // namespace weft::weights_without_gradient_test
