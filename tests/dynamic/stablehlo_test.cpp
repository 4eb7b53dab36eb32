// Modules that JAX printed give JAX's numbers; what weft writes it reads again; a loss that came as a module is trained
// under every strategy.
#include <weft/dynamic/stablehlo.hpp>

#include <support/checked_modules.hpp>
#include <support/expect_error.hpp>
#include <support/random_graph.hpp>
#include <support/temporary_directory.hpp>
#include <weft/stablehlo/import.hpp>
#include <weft/stablehlo/print.hpp>
#include <weft/train/program.hpp>

#include <gtest/gtest.h>

namespace weft::dynamic_stablehlo_test {

using testing::expect_error;
using testing::TemporaryDirectory;

class StablehloGolden : public ::testing::TestWithParam<const char*> {};
TEST_P(StablehloGolden, HasTheNumbersOfJax) {
  Runtime runtime(1);
  const auto modules = testing::modules_in(WEFT_TESTS_DIR "/golden/stablehlo/" + std::string(GetParam()) + ".mlir");
  EXPECT_GT(modules.size(), 6u);
  for (const auto& [name, text] : modules) {
    const auto outcome = testing::CheckedModule::run(runtime, text);
    EXPECT_EQ(outcome.verdict, testing::CheckedModule::Verdict::passed) << name << ": " << outcome.reason;
  }
}
TEST_P(StablehloGolden, IsReadAgainFromWhatIsWritten) {
  Runtime runtime(1);
  for (const auto& [name, text] :
       testing::modules_in(WEFT_TESTS_DIR "/golden/stablehlo/" + std::string(GetParam()) + ".mlir")) {
    const auto outcome = testing::CheckedModule::run_rewritten(runtime, text);
    EXPECT_EQ(outcome.verdict, testing::CheckedModule::Verdict::passed) << name << ": " << outcome.reason;
  }
}
INSTANTIATE_TEST_SUITE_P(Topics, StablehloGolden,
                         ::testing::Values("contractions", "control", "elementwise", "factorizations", "gpu_calls",
                                           "linear_algebra", "models", "movement", "older_factorizations",
                                           "open_dimensions", "random_bits", "rare_operations", "rare_products",
                                           "reductions", "scatters", "torch_exports", "torch_models", "types",
                                           "wide_types"));

// predict(params, x) of make_stablehlo_bytecode.py as text with the names of arguments, tanh(x W + b) s. Of the tree JAX
// has left out "unused" and "scales"[0], so that numbers of arguments are not those of its leaves.
constexpr const char* named_module = R"(
#loc1 = loc("params['dense']['kernel']")
func.func public @main(%arg0: tensor<2xf32> loc("params['dense']['bias']"), %arg1: tensor<3x2xf32> loc(#loc1),
    %arg2: tensor<2xf32> {jax.buffer_donor = true} loc("params['scales'][1]"), %arg3: tensor<4x3xf32> loc("x")) -> tensor<4x2xf32> {
  %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x2xf32>
  %3 = stablehlo.tanh %2 : tensor<4x2xf32>
  %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
  %5 = stablehlo.multiply %3, %4 : tensor<4x2xf32>
  return %5 : tensor<4x2xf32> loc("model.py":4:11)
})";
TEST(DynamicStablehlo, WeightsAreCalledAsInTheTreeOfParameters) {
  Runtime runtime(1);
  for (const std::string& module :
       {std::string(named_module), std::string(WEFT_TESTS_DIR "/golden/stablehlo_bytecode/tree.mlirbc")}) {
    dynamic::Program program = stablehlo::load(runtime, module, {.weights_of = {"params"}});
    program.tensors().write("dense.bias", std::vector<float>{0.5F, -1});
    program.tensors().write("dense.kernel", std::vector<float>{1, 2, 0, 1, -1, 3});
    program.tensors().write("scales.1", std::vector<float>{2, -4});
    const std::vector<float> x{1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1};
    const std::span<const float> y = program(x)[0].as<float>();
    const float expected[] = {1.5F, 1, 0.5F, 0, -0.5F, 2, 0.5F, 5};  // of tanh
    for (std::size_t i = 0; i < 8; ++i) EXPECT_NEAR(y[i], std::tanh(expected[i]) * (i % 2 == 0 ? 2 : -4), 1e-6F) << i;
    // A name that is given counts; a parameter that is one array has its own.
    const stablehlo::LoadedModule named(module, {.weights = {{2, "gain"}}, .weights_of = {"params", "x"}});
    dynamic::Program answer(runtime, named.function(), named.inputs(), Mesh{{"data", 1}}, Ddp{});
    EXPECT_EQ(named.inputs().size(), 0);
    for (const char* const name : {"gain", "x"}) EXPECT_NO_THROW(static_cast<void>(answer.tensors().find(name))) << name;
    expect_error([&] { stablehlo::LoadedModule(module, {.weights_of = {"parameters"}}); },
                 "stablehlo_parameter_is_unknown", {"'parameters'", "params, x"});
    EXPECT_EQ(stablehlo::input_arguments(module, {.weights_of = {"params"}}), std::vector<Index>{3});
    EXPECT_EQ(stablehlo::input_arguments(module, {.weights = {{1, "w"}}, .sizes = {{2, 1}}}), (std::vector<Index>{0, 3}));
  }
  constexpr const char* nameless = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n  return %x : tensor<3xf32>\n}";
  expect_error([&] { stablehlo::LoadedModule(nameless, {.weights_of = {"params"}}); },
               "stablehlo_parameter_is_unknown", {"debug_info=True"});
}

// An operation that is no function of the module, and its gradient.
TEST(DynamicStablehlo, CallsWhatAUserAdds) {
  const auto cube = [](const stablehlo::Reading& at, void*) { return Buffer<Var>{at.in[0] * at.in[0] * at.in[0]}; };
  const stablehlo::LoadedModule module(
      "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  %0 = stablehlo.custom_call "
      "@cube(%x) : (tensor<f32>) -> tensor<f32>\n  return %0 : tensor<f32>\n}",
      {.custom_calls = {{"cube", cube}}});
  Runtime runtime(1);
  dynamic::Program program(runtime, module.value_and_grad({0}), module.inputs(), Mesh{{"data", 1}}, Ddp{});
  const auto made = program(std::vector<float>{2});
  EXPECT_EQ(made[0].as<float>()[0], 8);
  EXPECT_EQ(made[1].as<float>()[0], 12);
}

// A product that jax.export stored, of a file, of its bytes and of its text, with a weight and without, on one device
// and on two.
TEST(DynamicStablehlo, BytecodeIsLoadedAsItsTextIs) {
  const std::string stem = WEFT_TESTS_DIR "/golden/stablehlo_bytecode/sharded";
  const AlignedArray<std::uint8_t> file = read_file(stem + ".mlirbc");
  const std::string bytes(reinterpret_cast<const char*>(file.data()), to_size(file.size()));
  std::vector<float> x(4 * 16), weight(16 * 8), expected(4 * 8);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 7) - 3;
  for (std::size_t i = 0; i < weight.size(); ++i) weight[i] = static_cast<float>(i % 5) - 2;
  for (std::size_t row = 0; row < 4; ++row)
    for (std::size_t inner = 0; inner < 16; ++inner)
      for (std::size_t column = 0; column < 8; ++column)
        expected[row * 8 + column] += x[row * 16 + inner] * weight[inner * 8 + column];
  for (const int devices : {1, 2}) {
    Runtime runtime(devices);
    for (const std::string& given : {stem + ".mlirbc", bytes, stem + ".mlir"}) {
      dynamic::Program program = stablehlo::load(runtime, given, {}, Mesh{{"data", devices}});
      const std::span<const float> made = program(x, weight)[0].as<float>();
      EXPECT_EQ(std::vector<float>(made.begin(), made.end()), expected);
    }
  }
  const stablehlo::LoadedModule module(bytes, {.weights = {{1, "weight"}}});
  ASSERT_EQ(module.inputs().size(), 1);
  EXPECT_EQ(module.inputs()[0].extents, (Buffer<Index>{4, 16}));
}

// A value of the oracle as the bytes of a tensor.
std::vector<char> bytes_of(const Value& value) {
  std::vector<char> bytes;
  for (double number : value.elements) {
    const ElementBits bits = element_bits(value.dtype, number);
    bytes.insert(bytes.end(), reinterpret_cast<const char*>(&bits),
                 reinterpret_cast<const char*>(&bits) + size_bytes(value.dtype));
  }
  return bytes;
}
TEST(DynamicStablehlo, WhatIsWrittenIsReadAgain) {
  Runtime runtime(1);
  for (std::uint32_t seed = 0; seed < 150; ++seed) {
    const testing::RandomGraph random(seed, seed % 4 == 0 ? 80 : 30);
    Graph graph = random.program.graph;
    for (Output& output : graph.outputs) output.updates = -1;
    const std::string text = to_stablehlo(graph);
    dynamic::Program program = stablehlo::load(runtime, text);
    std::vector<std::vector<char>> bytes;
    std::vector<dynamic::Result> inputs;
    for (const Value& input : random.inputs) {
      bytes.push_back(bytes_of(input));
      inputs.push_back({input.dtype, input.shape, bytes.back().data()});
    }
    const auto results = program(std::span<const dynamic::Result>(inputs));
    const std::vector<Value> expected = interpret(graph, random.inputs);
    ASSERT_EQ(results.size(), expected.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
      Value got = expected[i];
      for (Index n = 0; n < got.shape.elements(); ++n) {
        const auto* const at = reinterpret_cast<const std::uint8_t*>(results[i].bytes) + n * size_bytes(got.dtype);
        got.elements[to_size(n)] = element_value(got.dtype, element_at(got.dtype, at));
      }
      ASSERT_EQ(results[i].shape, expected[i].shape) << seed;
      testing::expect_near(got, expected[i], 1e-4, 1e-4);
      if (::testing::Test::HasFailure()) FAIL() << "graph " << seed << ", result " << i << '\n' << text;
    }
  }
}

// mean((x w + b - y)^2), as jax.jit(loss).lower(...).as_text() prints it.
constexpr const char* loss = R"(
module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<8x3xf32>, %arg3: tensor<8x2xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<3x2xf32>) -> tensor<8x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<8x2xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x2xf32>
    %4 = stablehlo.subtract %3, %arg3 : tensor<8x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<8x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<f32>
    return %7 : tensor<f32>
  }
}
)";
std::vector<float> losses_under(int devices, const AnyStrategy& strategy) {
  Runtime runtime(devices);
  const stablehlo::LoadedModule module(loss, {.weights = {{0, "layer.weight"}, {1, "layer.bias"}}});
  dynamic::TrainStep step(runtime, module.loss(), module.inputs(), Mesh{{"data", devices}}, strategy, Sgd{}, Seed{1});
  step.settings<Sgd>().learning_rate = 0.1F;
  std::vector<float> x(24), y(16), losses;
  for (std::size_t i = 0; i < 24; ++i) x[i] = static_cast<float>(i % 7) - 3;
  for (std::size_t i = 0; i < 16; ++i) y[i] = static_cast<float>(i % 5) - 2;
  for (int i = 0; i < 20; ++i) losses.push_back(step(x, y));
  return losses;
}
TEST(DynamicStablehlo, ALossIsTrainedUnderEveryStrategy) {
  const std::vector<float> alone = losses_under(1, Ddp{}), together = losses_under(4, Ddp{});
  EXPECT_LT(alone.back(), alone.front() / 2);
  for (std::size_t i = 0; i < alone.size(); ++i) EXPECT_NEAR(alone[i], together[i], 1e-5);
  EXPECT_EQ(losses_under(4, Fsdp{.stage = 1}), together);
  EXPECT_EQ(losses_under(4, Fsdp{.stage = 3}), together);
  EXPECT_EQ(losses_under(4, AnyStrategy::spmd_over("data")), together);
}

// By the weight: 2 x^T (x w + b - y) / 16, of x = 1, w = 0, b = 1 and y = 3.
TEST(DynamicStablehlo, AModuleHasGradients) {
  Runtime runtime(1);
  const stablehlo::LoadedModule module(loss);
  dynamic::Program program(runtime, module.value_and_grad({0, 1}), module.inputs(), Mesh{{"data", 1}}, Ddp{});
  const auto results =
      program(std::vector<float>(6), std::vector<float>{1, 1}, std::vector<float>(24, 1), std::vector<float>(16, 3));
  ASSERT_EQ(results.size(), 3u);
  EXPECT_EQ(results[0].as<float>()[0], 4);
  EXPECT_EQ(results[1].shape, (Shape{3, 2}));
  for (float slope : results[1].as<float>()) EXPECT_EQ(slope, -2);
  for (float slope : results[2].as<float>()) EXPECT_EQ(slope, -2);
  expect_error(
      [&] {
        dynamic::Program(runtime, module.value_and_grad({4}), module.inputs(), Mesh{{"data", 1}}, Ddp{});
      },
      "stablehlo_weight_is_unknown", {"argument 4"});
}

// jax.jit(lambda: jnp.arange(10).sum())
constexpr const char* sum_of_places = R"(
func.func public @main() -> (tensor<i32> {jax.result_info = "result"}) {
  %0 = stablehlo.iota dim = 0 : tensor<10xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<10xi32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}
)";

TEST(DynamicStablehlo, RunsWhatTakesNoInputs) {
  Runtime runtime(1), two(2);
  EXPECT_EQ(stablehlo::load(runtime, sum_of_places)()[0].as<std::int32_t>()[0], 45);
  dynamic::Program shared = stablehlo::load(two, sum_of_places, {}, Mesh{{"data", 2}}, Fsdp{});
  for (int call = 0; call < 2; ++call) EXPECT_EQ(shared()[0].as<std::int32_t>()[0], 45);
  expect_error([&] { shared(std::vector<float>(1)); }, "batch_count_differs", {});
  EXPECT_EQ(shared(std::span<const dynamic::Result>())[0].as<std::int32_t>()[0], 45);
}

// jax.jit(lambda x, w: (x @ w, jnp.exp(x), jnp.concatenate([w, x]), x.sum(0))) of no rows: as numpy and XLA have it.
TEST(DynamicStablehlo, ArgumentsMayHaveNoElements) {
  const stablehlo::LoadedModule module(R"(
func.func @main(%x: tensor<0x2xf32>, %w: tensor<2x2xf32>) -> (tensor<0x2xf32>, tensor<0x2xf32>, tensor<2x2xf32>, tensor<2xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<0x2xf32>, tensor<2x2xf32>) -> tensor<0x2xf32>
  %1 = stablehlo.exponential %x : tensor<0x2xf32>
  %2 = stablehlo.concatenate %w, %x, dim = 0 : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<2x2xf32>
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %3 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0, %1, %2, %3 : tensor<0x2xf32>, tensor<0x2xf32>, tensor<2x2xf32>, tensor<2xf32>
})");
  Runtime runtime(1);
  dynamic::Program program = stablehlo::load(runtime, module);
  const auto results = program(std::vector<float>(), std::vector<float>{1, 2, 3, 4});
  EXPECT_EQ(results[0].shape, (Shape{0, 2}));
  EXPECT_TRUE(results[1].as<float>().empty());
  EXPECT_EQ(std::vector<float>(results[2].as<float>().begin(), results[2].as<float>().end()),
            (std::vector<float>{1, 2, 3, 4}));
  EXPECT_EQ(results[3].as<float>()[1], 3);
}

TEST(DynamicStablehlo, TrainsALossOfWeightsAlone) {
  const stablehlo::LoadedModule module(R"(
func.func @main(%w: tensor<4xf32>) -> tensor<f32> {
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.subtract %w, %one : tensor<4xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<4xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
})",
                                       {.weights = {{0, "w"}}});
  Runtime runtime(2);
  dynamic::TrainStep step(runtime, module.loss(), module.inputs(), Mesh{{"data", 2}}, Ddp{}, Sgd{}, Seed{1});
  step.settings<Sgd>().learning_rate = 0.25F;
  step.tensors().write("w", std::vector<float>{3, 1, 0, -1});
  EXPECT_EQ(step(), 9);  // (w - 1)^2, halved by each step
  EXPECT_EQ(step(), 2.25F);
}

struct SumOfPlaces {
  constexpr Var operator()(Graph& graph) const {
    const stablehlo::Module module = stablehlo::read_module(sum_of_places);
    return stablehlo::import_function(graph, module, stablehlo::main_of(module), {})[0];
  }
};
constexpr Mesh alone{{"data", 1}};

TEST(DynamicStablehlo, ReadsWhatTakesNoInputsInsideTheCompiler) {
  Runtime runtime(1);
  Program<SumOfPlaces, Inputs<>, alone, Ddp{}> program(runtime);
  EXPECT_EQ(program()(), 45);
}

TEST(DynamicStablehlo, WhatReturnsNothingIsRefused) {
  Runtime runtime(1);
  const auto load = [&] {
    static_cast<void>(stablehlo::load(runtime, R"(func.func @main(%x: tensor<f32>) {
    return
  })"));
  };
  expect_error(load, "stablehlo_is_unsupported", {"line 1", "program that returns nothing", "'main'"});
}

TEST(DynamicStablehlo, LoadsAPathAndTakesAsManyInputsAsThereAre) {
  const TemporaryDirectory folder;
  folder.put("loss.mlir", loss);
  Runtime runtime(1);
  dynamic::Program program = stablehlo::load(runtime, folder.path() + "/loss.mlir", {.weights = {{1, "bias"}}});
  program.tensors().write("bias", std::vector<float>{1, 1});
  const std::vector<float> w(6), x(24), y(16, 3);
  EXPECT_EQ(program(w, x, y)[0].as<float>()[0], 4);
  const auto view = [](const std::vector<float>& data, const Shape& shape) {
    return dynamic::Result{DType::f32, shape, reinterpret_cast<const char*>(data.data())};
  };
  const dynamic::Result good[] = {view(w, {3, 2}), view(x, {8, 3}), view(y, {8, 2})};
  EXPECT_EQ(program(std::span<const dynamic::Result>(good))[0].as<float>()[0], 4);
  const dynamic::Result bad[] = {view(w, {2, 3}), view(x, {8, 3}), view(y, {8, 2})};
  expect_error([&] { program(std::span<const dynamic::Result>(bad)); }, "batch_shape_differs",
               {"input 0", "[2, 3]", "[3, 2]"});
  expect_error(
      [&] {
        stablehlo::LoadedModule(loss, {.weights = {{7, "bias"}}});
      },
      "stablehlo_weight_is_unknown", {"'bias'", "argument 7", "that has 4"});
  expect_error([&] { stablehlo::LoadedModule("no/such/file.mlir"); }, "file_is_missing", {"no/such/file.mlir"});
  expect_error([&] { stablehlo::LoadedModule(loss, {.function = "f"}); }, "stablehlo_has_no_function", {"'f'"});
}

}  // namespace weft::dynamic_stablehlo_test
