// Losses that came as modules without their gradients: weft's gradients are JAX's, of factorizations of matrices, of
// functions where forms of them meet, of branches that are not taken.
#include <weft/dynamic/stablehlo.hpp>

#include <support/checked_modules.hpp>

#include <gtest/gtest.h>

#include <numeric>

namespace weft::module_gradients_test {

TEST(ModuleGradients, AreThoseOfJax) {
  Runtime runtime(1);
  const auto modules = testing::modules_in(WEFT_TESTS_DIR "/golden/stablehlo_gradients/losses.mlir");
  EXPECT_GT(modules.size(), 25u);
  for (const auto& [name, text] : modules) {
    dynamic::Program inputs = stablehlo::load(runtime, text, {.function = "inputs"});
    dynamic::Program expected = stablehlo::load(runtime, text, {.function = "expected"});
    const stablehlo::LoadedModule loss(text, {.function = "loss"});
    std::vector<Index> arguments(to_size(loss.inputs().size()));
    std::iota(arguments.begin(), arguments.end(), Index{0});
    dynamic::Program program(runtime, loss.value_and_grad(arguments), loss.inputs(), Mesh{{"data", 1}}, Ddp{});
    const auto made = program(inputs()), known = expected();
    ASSERT_EQ(made.size(), known.size()) << name;
    for (std::size_t i = 0; i < made.size(); ++i) {
      ASSERT_EQ(made[i].shape, known[i].shape) << name;
      const std::span<const float> own = made[i].as<float>(), theirs = known[i].as<float>();
      float largest = 1;
      for (const float value : theirs) largest = std::max(largest, std::abs(value));
      for (std::size_t at = 0; at < own.size(); ++at)
        EXPECT_NEAR(own[at], theirs[at], 2e-4F * largest) << name << ", result " << i << ", element " << at;
    }
  }
}

}  // namespace weft::module_gradients_test
