// Modules that devices of their own run, with collectives between them: to JAX's numbers where jax.shard_map lowers
// them, and each device on arguments of its own where they say nothing of the whole.
#include <support/expect_error.hpp>
#include <support/golden.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/checkpoint/save_weights.hpp>
#include <weft/dynamic/stablehlo.hpp>

namespace weft::parallel_module_test {

using testing::expect_error;

struct Tensor {
  Shape shape;
  std::vector<float> values;
};
Tensor tensor_of(const testing::Json& stored) {
  Tensor made;
  Dims extents;
  for (const testing::Json& extent : stored.at("shape").as_array()) extents.push_back(extent.as_integer());
  made.shape = Shape(extents);
  for (const testing::Json& value : stored.at("values").as_array())
    made.values.push_back(static_cast<float>(value.as_double()));
  return made;
}
// The program's results for these arguments, which are f32.
std::span<const dynamic::Result> results_of(dynamic::Program& program, const std::vector<Tensor>& arguments) {
  std::vector<dynamic::Result> given;
  for (const Tensor& tensor : arguments)
    given.push_back({DType::f32, tensor.shape, reinterpret_cast<const char*>(tensor.values.data())});
  return program(std::span<const dynamic::Result>(given));
}

std::string bytes_of(const std::string& hex) {
  std::string made;
  for (std::size_t i = 0; i < hex.size(); i += 2) made += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return made;
}
std::vector<Tensor> tensors_of(const testing::Json& stored) {
  std::vector<Tensor> made;
  for (const testing::Json& one : stored.as_array()) made.push_back(tensor_of(one));
  return made;
}
void expect_values(std::span<const float> got, const Tensor& wanted, float tolerance) {
  ASSERT_EQ(got.size(), wanted.values.size());
  for (std::size_t e = 0; e < got.size(); ++e)
    EXPECT_NEAR(got[e], wanted.values[e], tolerance * (1 + std::fabs(wanted.values[e]))) << e;
}
void expect_outputs(dynamic::Program program, const testing::Json& run) {
  const auto results = results_of(program, tensors_of(run.at("inputs")));
  const std::vector<Tensor> expected = tensors_of(run.at("outputs"));
  ASSERT_EQ(results.size(), expected.size());
  for (std::size_t i = 0; i < results.size(); ++i) {
    EXPECT_TRUE(results[i].shape == expected[i].shape);
    expect_values(results[i].as<float>(), expected[i], 1e-5f);
  }
}
void expect_numbers_of_jax(const char* golden) {
  Runtime runtime(8);
  const testing::Json file = testing::golden_file(golden);
  EXPECT_GE(file.at("runs").as_array().size(), 14u);
  int artifacts = 0;
  for (const testing::Json& run : file.at("runs").as_array()) {
    SCOPED_TRACE(run.at("name").as_string());
    expect_outputs(stablehlo::load(runtime, run.at("module").as_string()), run);
    if (run.find("artifact") == nullptr) continue;
    expect_outputs(stablehlo::load(runtime, bytes_of(run.at("artifact").as_string())), run);
    ++artifacts;
  }
  EXPECT_GE(artifacts, 4);
}

TEST(ParallelModule, HasTheNumbersOfJax) { expect_numbers_of_jax("parallel.json"); }
TEST(ParallelModule, HasTheNumbersOfJaxByGspmd) { expect_numbers_of_jax("parallel_gspmd.json"); }

// A complex number is two, in a last dimension that nothing cuts.
TEST(ParallelModule, TakesComplexArguments) {
  Runtime runtime(4);
  dynamic::Program program = stablehlo::load(runtime, R"(
    sdy.mesh @mesh = <["x"=4]>
    func.func public @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
      %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>]
          manual_axes={"x"} (%arg1: tensor<1xcomplex<f32>>) {
        %1 = "stablehlo.all_reduce"(%arg1) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>,
            channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
          ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
            %s = stablehlo.add %a, %b : tensor<complex<f32>>
            stablehlo.return %s : tensor<complex<f32>>
          }) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
        %2 = stablehlo.multiply %1, %arg1 : tensor<1xcomplex<f32>>
        sdy.return %2 : tensor<1xcomplex<f32>>
      } : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
      return %0 : tensor<4xcomplex<f32>>
    })");
  const auto results = results_of(program, {{Shape{4, 2}, {1, 2, 3, 4, 0, 1, 2, 0}}});
  EXPECT_TRUE((results[0].shape == Shape{4, 2}));
  // (4 + 6i)(1 + 2i), (4 + 6i)(3 + 4i), (2 + i) i, (2 + i) 2
  expect_values(results[0].as<float>(), {Shape{4, 2}, {-8, 14, -12, 34, -1, 2, 4, 2}}, 1e-6f);
}

// Partitioned as a model with shard_map is: the same numbers, however what is around lies.
TEST(ParallelModule, RunsUnderStrategies) {
  Runtime runtime(8);
  for (const char* golden : {"parallel.json", "parallel_gspmd.json"}) {
    const testing::Json file = testing::golden_file(golden);
    for (const testing::Json& run : file.at("runs").as_array()) {
      SCOPED_TRACE(run.at("name").as_string());
      const stablehlo::LoadedModule module(run.at("module").as_string());
      expect_outputs(dynamic::Program(runtime, module.function(), module.inputs(), module.devices(), module.specs()),
                     run);
      expect_outputs(dynamic::Program(runtime, module.function(), module.inputs(), module.devices(), SpmdSpecs{}), run);
    }
  }
}

// To JAX's gradients: those of collectives, of what enters and of what leaves.
TEST(ParallelModule, HasTheGradientsOfJax) {
  Runtime runtime(8);
  for (const char* golden : {"parallel.json", "parallel_gspmd.json"}) {
    int losses = 0;
    const testing::Json file = testing::golden_file(golden);
    for (const testing::Json& run : file.at("runs").as_array()) {
      if (run.find("gradients") == nullptr) continue;
      SCOPED_TRACE(run.at("name").as_string());
      const stablehlo::LoadedModule module(run.at("module").as_string());
      const std::vector<Tensor> gradients = tensors_of(run.at("gradients"));
      std::vector<Index> all;
      for (std::size_t i = 0; i < gradients.size(); ++i) all.push_back(static_cast<Index>(i));
      dynamic::Program program(runtime, module.value_and_grad(all), module.inputs(), module.devices(), module.specs());
      const auto results = results_of(program, tensors_of(run.at("inputs")));
      expect_values(results[0].as<float>(), tensors_of(run.at("outputs"))[0], 1e-5f);
      for (std::size_t i = 0; i < gradients.size(); ++i) {
        SCOPED_TRACE(i);
        expect_values(results[i + 1].as<float>(), gradients[i], 2e-5f);
      }
      ++losses;
    }
    EXPECT_GE(losses, 5);
  }
}

// One step of SGD takes the gradients of JAX from weights that files name, text or artifact, however they lie.
TEST(ParallelModule, WeightsHaveNamesAndAreTrained) {
  Runtime runtime(8);
  const testing::Json run = testing::run_called("cross_entropy", testing::golden_file("parallel.json"));
  const std::vector<Tensor> inputs = tensors_of(run.at("inputs")), gradients = tensors_of(run.at("gradients"));
  const float loss = tensors_of(run.at("outputs"))[0].values[0];
  const testing::TemporaryDirectory folder;
  const std::string file = folder.path() + "/weights.safetensors";
  for (const std::string& text : {run.at("module").as_string(), bytes_of(run.at("artifact").as_string())}) {
    const stablehlo::LoadedModule module(text, {.weights = {{1, "up"}, {2, "down"}}});
    for (const bool are_cut : {true, false}) {
      dynamic::TrainStep step(runtime, module.loss(), module.inputs(), module.devices(),
                              are_cut ? module.specs() : SpmdSpecs{}, Sgd{}, Seed{1});
      step.settings<Sgd>().learning_rate = 1;
      step.tensors().write("up", inputs[1].values);
      step.tensors().write("down", inputs[2].values);
      save_weights(file, step.tensors());
      EXPECT_NEAR(step(inputs[0].values), loss, 1e-5f);
      for (std::size_t i : {1u, 2u}) {
        const AlignedArray<float> made = step.tensors().read(i == 1 ? "up" : "down");
        Tensor wanted = inputs[i];
        for (std::size_t e = 0; e < wanted.values.size(); ++e) wanted.values[e] -= gradients[i].values[e];
        expect_values({made.data(), to_size(made.size())}, wanted, 2e-5f);
      }
    }
    dynamic::Program program = stablehlo::load(runtime, module);
    load_weights(file, program.tensors());
    EXPECT_NEAR(program(inputs[0].values)[0].as<float>()[0], loss, 1e-5f);
  }
}

// Nothing is gathered but what the module gathers, and hops along a ring send what they move.
void expect_own_collectives(const char* golden) {
  Runtime runtime(8);
  const testing::Json file = testing::golden_file(golden);
  const auto program = [&](const char* name) {
    return stablehlo::load(runtime, testing::run_called(name, file).at("module").as_string());
  };
  dynamic::Program ring = program("ring_matmul"), scatter = program("reduce_scatter"), exchange = program("all_to_all");
  EXPECT_EQ(ring.count(Collective::collective_permute), 7);  // nobody reads the eighth
  EXPECT_EQ(ring.bytes_sent(), 7 * 2 * 4 * 4);
  EXPECT_EQ(scatter.count(Collective::reduce_scatter), 1);
  EXPECT_EQ(scatter.bytes_sent(), 3 * 2 * 2 * 4);
  EXPECT_EQ(exchange.count(Collective::all_to_all), 1);
  for (dynamic::Program* one : {&ring, &scatter, &exchange}) EXPECT_EQ(one->count(Collective::all_gather), 0);
}
TEST(ParallelModule, SendsWhatItsCollectivesSay) {
  expect_own_collectives("parallel.json");
  expect_own_collectives("parallel_gspmd.json");
}

// Groups and pairs over parts of axes, of 2 x 4 devices with two numbers each, are collectives over these parts.
TEST(ParallelModule, SendsOverPartsOfAxesWhatItsGroupsSay) {
  Runtime runtime(8);
  std::vector<float> x(16);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i * i);
  const std::string of_devices = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, ";
  const std::string add = "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n"
                          "stablehlo.return %s : tensor<f32>\n}) : (tensor<2xf32>) -> tensor<2xf32>";
  const auto summed = [&](const std::string& groups) {
    return "\"stablehlo.all_reduce\"(%p) <{" + of_devices + "replica_groups = dense<" + groups +
           "> : tensor<4x2xi64>, use_global_device_ids}> " + add;
  };
  const auto moved = [&](int bit) {
    std::string pairs;
    for (int i = 0; i < 8; ++i)
      pairs += (i > 0 ? ", [" : "[") + std::to_string(i) + ", " + std::to_string(i ^ bit) + "]";
    return "\"stablehlo.collective_permute\"(%p) <{" + of_devices + "source_target_pairs = dense<[" + pairs +
           "]> : tensor<8x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>";
  };
  const struct {
    std::string operation;
    std::size_t bit;  // device i has its sum with device i ^ bit, or that one's numbers
    bool is_sum;
    Collective kind;
  } cases[] = {{summed("[[0, 1], [2, 3], [4, 5], [6, 7]]"), 1, true, Collective::all_reduce},
               {summed("[[0, 2], [1, 3], [4, 6], [5, 7]]"), 2, true, Collective::all_reduce},
               {summed("[[0, 4], [1, 5], [2, 6], [3, 7]]"), 4, true, Collective::all_reduce},
               {moved(1), 1, false, Collective::collective_permute},
               {moved(2), 2, false, Collective::collective_permute},
               {moved(3), 3, false, Collective::collective_permute}};
  for (const auto& [operation, bit, is_sum, kind] : cases) {
    SCOPED_TRACE(operation);
    dynamic::Program program = stablehlo::load(runtime, R"(
module @m attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @main(%x: tensor<16xf32>) -> tensor<16xf32> {
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x", "y"}]>] out_shardings=[<@mesh, [{"x", "y"}]>] manual_axes={"x", "y"} (%p: tensor<2xf32>) {
      %1 = )" + operation + R"(
      sdy.return %1 : tensor<2xf32>
    } : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
})");
    const auto made = program(x)[0].as<float>();
    for (std::size_t i = 0; i < x.size(); ++i)
      EXPECT_EQ(made[i], (is_sum ? x[i] : 0) + x[2 * (i / 2 ^ bit) + i % 2]) << i;
    EXPECT_EQ(program.count(kind), 1);
    EXPECT_EQ(program.count(Collective::all_gather), 0);
    EXPECT_EQ(program.bytes_sent(), 2 * 4);
  }
}

// What one side of a condition sends is sent where it is taken; a plan counts both.
TEST(ParallelModule, SendsForTheSideThatIsTaken) {
  Runtime runtime(4);
  dynamic::Program program = stablehlo::load(runtime, R"(
module @m attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%taken: tensor<i32>, %x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = sdy.manual_computation(%taken, %x) in_shardings=[<@mesh, []>, <@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%which: tensor<i32>, %p: tensor<2xf32>) {
      %1 = "stablehlo.case"(%which) ({
        %2 = "stablehlo.all_reduce"(%p) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %s : tensor<f32>
        }) : (tensor<2xf32>) -> tensor<2xf32>
        stablehlo.return %2 : tensor<2xf32>
      }, {
        %3 = stablehlo.negate %p : tensor<2xf32>
        stablehlo.return %3 : tensor<2xf32>
      }) : (tensor<i32>) -> tensor<2xf32>
      sdy.return %1 : tensor<2xf32>
    } : (tensor<i32>, tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
})");
  const std::vector<float> x{1, 2, 3, 4, 5, 6, 7, 8};
  const auto sent = [&] { return runtime.recorder(0).total().bytes_sent; };
  EXPECT_EQ(program.count(Collective::all_reduce), 1);
  EXPECT_GT(program.bytes_sent(), 0);
  for (const std::vector<int>& which : {std::vector{0}, {1}, {0}}) {
    const Index before = sent();
    const auto made = program(which, x)[0].as<float>();
    for (std::size_t i = 0; i < x.size(); ++i) EXPECT_EQ(made[i], which[0] == 0 ? (i % 2 == 0 ? 16 : 20) : -x[i]) << i;
    EXPECT_EQ(sent() - before, which[0] == 0 ? program.bytes_sent() : 0);
  }
}

// Two replicas of two partitions: each of the four has arguments of its own. Replicas add, then partitions hand on.
constexpr const char* own_module = R"(
module @own attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<2xf32>, %y: tensor<f32>) -> (tensor<2xf32>, tensor<ui32>) {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.add %1, %2 : tensor<2xf32>
    %4 = stablehlo.partition_id : tensor<ui32>
    %5 = stablehlo.replica_id : tensor<ui32>
    %ten = stablehlo.constant dense<10> : tensor<ui32>
    %6 = stablehlo.multiply %5, %ten : tensor<ui32>
    %7 = stablehlo.add %4, %6 : tensor<ui32>
    return %3, %7 : tensor<2xf32>, tensor<ui32>
  }
}
)";
void expect_own_values(const std::string& text) {
  Runtime runtime(4);
  dynamic::Program program = stablehlo::load(runtime, text);
  const auto results = results_of(program, {{{4, 2}, {1, 2, 3, 4, 10, 20, 30, 40}}, {{4}, {100, 200, 300, 400}}});
  // Sums over replicas: partition 0 has [11, 22], partition 1 [33, 44]; partition 1 gets the former, 0 nothing.
  const auto sums = results[0].as<float>();
  EXPECT_EQ(std::vector<float>(sums.begin(), sums.end()), (std::vector<float>{100, 100, 211, 222, 300, 300, 411, 422}));
  const auto numbers = results[1].as<std::uint32_t>();
  EXPECT_EQ(std::vector<std::uint32_t>(numbers.begin(), numbers.end()), (std::vector<std::uint32_t>{0, 1, 10, 11}));
}
TEST(ParallelModule, DevicesHaveArgumentsAndResultsOfTheirOwn) { expect_own_values(own_module); }
// As PyTorch/XLA writes a module for several processes, whose number only the groups tell.
TEST(ParallelModule, DevicesAreThoseThatGroupsNameWhereNothingElseDoes) {
  std::string text = own_module;
  const std::size_t attributes = text.find("attributes {");
  text.erase(attributes, text.find("} {") + 2 - attributes);
  expect_own_values(text);
  EXPECT_EQ(stablehlo::LoadedModule(text).devices().axes[0].size, 2);
}

// As PyTorch/XLA writes manual sharding: devices by their numbers, those of columns first, and an argument that says
// itself how it lies. Each device multiplies its block by one more than its number.
constexpr const char* gspmd_module = R"(
module @gspmd attributes {mhlo.num_partitions = 4 : i32} {
  func.func @main(%x: tensor<2x4xf32> {mhlo.sharding = "{devices=[2,2]0,2,1,3}"}) -> tensor<2x4xf32> {
    %0 = stablehlo.custom_call @SPMDFullToShardShape(%x) {mhlo.sharding = "{manual}"} : (tensor<2x4xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %3 = stablehlo.add %2, %one : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<1x2xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {mhlo.sharding = "{devices=[2,2]0,2,1,3}"} : (tensor<1x2xf32>) -> tensor<2x4xf32>
    return %6 : tensor<2x4xf32>
  }
}
)";
TEST(ParallelModule, TilesLieOnTheDevicesThatTheyName) {
  Runtime runtime(4);
  dynamic::Program program = stablehlo::load(runtime, gspmd_module);
  const auto made = results_of(program, {{{2, 4}, {1, 1, 1, 1, 1, 1, 1, 1}}})[0].as<float>();
  EXPECT_EQ(std::vector<float>(made.begin(), made.end()), (std::vector<float>{1, 1, 3, 3, 2, 2, 4, 4}));
  EXPECT_EQ(program.bytes_sent(), 0);
}

TEST(ParallelModule, MistakesHaveNames) {
  Runtime runtime(2);
  const auto load = [&](std::string text, const char* from, const char* to,
                        const stablehlo::ModuleOptions& options = {}) {
    if (const std::size_t at = text.find(from); at != std::string::npos)
      text.replace(at, std::string_view(from).size(), to);
    static_cast<void>(stablehlo::load(runtime, text, options));
  };
  expect_error([&] { load(own_module, "", ""); }, "device_counts_differ", {"4", "2"});
  expect_error([&] { load(own_module, "", "", {.weights = {{0, "w"}}}); }, "stablehlo_is_unsupported", {"weight"});
  expect_error([&] { load(own_module, "partitions = 2", "partitions = 0"); }, "stablehlo_is_malformed",
               {"num_partitions", "line 2"});
  const testing::Json file = testing::golden_file("parallel.json");
  const std::string manual = testing::run_called("all_to_all", file).at("module").as_string();
  expect_error([&] { load(manual, "[\"x\"=8]", "[\"x\"=8], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]"); },
               "stablehlo_is_unsupported", {"order of devices", "mesh"});
  expect_error([&] { load(manual, "[\"x\"=8]", "[\"x\"=4]"); }, "stablehlo_is_unsupported", {"number of partitions"});
  expect_error([&] { load(manual, "{\"x\"}", "{\"x\":(1)2}"); }, "stablehlo_is_unsupported", {"part of an axis"});
  expect_error([&] { load(gspmd_module, "[2,2]0,2,1,3", "[2,1,2]0,1,2,3"); }, "stablehlo_count_differs",
               {"3", "2", "line 3"});
  expect_error([&] { load(gspmd_module, "[2,2]0,2,1,3", "[1,4]0,2,1,3"); }, "stablehlo_type_differs", {"1x2", "2x1"});
  expect_error([&] { load(gspmd_module, " {mhlo.sharding = \"{devices=[2,2]0,2,1,3}\"}", ""); },
               "stablehlo_attribute_is_missing", {"mhlo.sharding"});
  expect_error([&] { load(gspmd_module, "{devices=[2,2]0,2,1,3}", "{devices=[2,2]0,3,1,2}"); },
               "stablehlo_is_unsupported", {"order of devices", "0,3,1,2"});
}

}  // namespace weft::parallel_module_test
