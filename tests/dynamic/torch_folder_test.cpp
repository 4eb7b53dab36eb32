// Folders that PyTorch/XLA saved: weights by name, constants and inputs in the order of the Python model.
#include <weft/dynamic/torch_folder.hpp>

#include <support/expect_error.hpp>
#include <support/temporary_directory.hpp>
#include <weft/io/npy.hpp>

#include <gtest/gtest.h>

#include <filesystem>

namespace weft::torch_folder_test {

const std::string golden = WEFT_TESTS_DIR "/golden/torch_folder";

std::vector<float> numbers(const std::string& name) {
  const StoredArray<float> array = read_npy<float>(golden + '/' + name + ".npy");
  return {array.elements.begin(), array.elements.end()};
}
void expect_near(std::span<const float> made, const std::vector<float>& expected) {
  ASSERT_EQ(made.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(made[i], expected[i], 1e-6F) << i;
}

TEST(TorchFolder, ComputesWhatPyTorchDoes) {
  const stablehlo::TorchFolder saved(golden);
  Runtime runtime(1);
  dynamic::Program model = stablehlo::load(runtime, saved.module(), saved.options());
  saved.load_weights(model.tensors());
  expect_near(model(numbers("x"), numbers("shift"))[0].as<float>(), numbers("expected"));
  EXPECT_EQ(model.tensors().read("layer.weight").size(), 12);
  EXPECT_EQ(model.tensors().size(), 6);  // what the trace lifted is a constant
  EXPECT_EQ(stablehlo::input_arguments(saved.module(), saved.options()), (std::vector<Index>{8, 0}));
}

// A loss of it is trained from its weights, by their names.
TEST(TorchFolder, StartsATrainingStep) {
  const stablehlo::TorchFolder saved(golden);
  const stablehlo::LoadedModule module(saved.module(), saved.options());
  const auto loss = [model = module.function()](Graph& graph, const Buffer<Var>& inputs) {
    const Var made = model(graph, inputs)[0];
    return Measured{mean(made * made), {}};
  };
  Runtime runtime(1);
  dynamic::TrainStep step(runtime, dynamic::MeasuredFunction(loss), module.inputs(), Mesh{{"data", 1}}, Ddp{},
                          AnyOptimizer(Sgd{}, {.learning_rate = 0.01F}), Seed{1});
  saved.load_weights(step.tensors());
  float expected = 0;
  for (const float value : numbers("expected")) expected += value * value / 8;
  const std::vector<float> x = numbers("x"), shift = numbers("shift");
  EXPECT_NEAR(step(x, shift), expected, 1e-5F);
  EXPECT_LT(step(x, shift), expected);
}

TEST(TorchFolder, OptionsAreOfTheModule) {
  stablehlo::ModuleOptions options = stablehlo::TorchFolder(golden).options();
  const auto load = [&] {
    static_cast<void>(stablehlo::LoadedModule(stablehlo::TorchFolder(golden).module(), options));
  };
  options.order.push_back(99);
  testing::expect_error(load, "stablehlo_weight_is_unknown", {"'an input'", "argument 99"});
  options.order.clear();
  ASSERT_EQ(options.values.size(), 1u);
  options.values[0].type.dtype = DType::i32;
  testing::expect_error(load, "stablehlo_shape_does_not_fit", {"f32[4]", "i32[4]"});
}

TEST(TorchFolder, DamageIsNamed) {
  const testing::TemporaryDirectory folder;
  const auto refused = [&](const char* meta, const char* expected) {
    std::filesystem::create_directories(folder.path() + "/functions");
    folder.put("functions/forward.meta", meta);
    testing::expect_error([&] { static_cast<void>(stablehlo::TorchFolder(folder.path())); },
                          "torch_folder_is_malformed", {"forward.meta", expected});
  };
  refused("{}", "an object with input_locations");
  refused("{\"input_locations\": [{\"type_\": \"surprise\"}]}", "a parameter, a constant or an input_arg");
  refused("{\"input_locations\": [{\"type_\": \"input_arg\", \"position\": -1}]}", "a whole number");
  EXPECT_FALSE(stablehlo::TorchFolder::is_at(folder.path() + "/functions"));
}

}  // namespace weft::torch_folder_test
