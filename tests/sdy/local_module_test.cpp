// The program of each device: run on device threads it makes the numbers of the whole function, and sends what it says.
#include <weft/sdy/local_module.hpp>

#include <sdy/module_numbers.hpp>
#include <sdy/random_module.hpp>
#include <sdy/tensor_parallel_mlp.hpp>
#include <support/expect_error.hpp>
#include <support/sanitized.hpp>

namespace weft::sdy::local_module_test {

using testing::expect_error;
using testing::RandomModule;
using testing::tensor_parallel_mlp;

TEST(LocalModule, IsOfPieces) {
  const std::string text = local_module(tensor_parallel_mlp);
  for (const char* part :
       {R"(in_shardings=[<@m, [{"data"}, {}]>, <@m, [{}, {"model"}]>, <@m, [{"model"}, {}]>])",
        R"(out_shardings=[<@m, [{"data"}, {"model"}]>] manual_axes={"data", "model"})",
        "(%x: tensor<4x16xf32>, %up: tensor<16x8xf32>, %down: tensor<8x16xf32>)", "stablehlo.tanh %0 : tensor<4x8xf32>",
        "dense<[[0, 1, 2, 3], [4, 5, 6, 7]]>", ": (tensor<4x16xf32>) -> tensor<4x4xf32>"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\nin\n" << text;
}
TEST(LocalModule, MegatronsMlpSendsOneReduceScatter) {
  Runtime one(1), runtime(8);
  dynamic::Program whole = stablehlo::load(one, tensor_parallel_mlp);
  dynamic::Program pieces = stablehlo::load(runtime, local_module(tensor_parallel_mlp));
  const auto [x, up, down] = testing::MlpArguments();
  const std::span<const float> wanted = whole(x, up, down)[0].as<float>(), got = pieces(x, up, down)[0].as<float>();
  ASSERT_EQ(wanted.size(), got.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) EXPECT_NEAR(wanted[i], got[i], 1e-5f);
  EXPECT_EQ(pieces.count(Collective::reduce_scatter), 1);
}
TEST(LocalModule, RandomModulesMeanWhatTheyMeant) {
  Runtime runtime(8);
  for (std::uint32_t seed = 0; seed < testing::random_cases(40); ++seed) {
    const std::string text = RandomModule(seed, {{"x", 4}, {"y", 2}}).text();
    std::string made;
    ASSERT_NO_THROW(made = local_module(text, false)) << text;
    ASSERT_EQ(RandomModule::differences(text, runtime, made), "") << "seed " << seed << "\n" << text << made;
  }
}

// A reshard takes a maximum over devices for a sum: there is no program that means that.
TEST(LocalModule, KindsOfSumsThatDifferAreRefused) {
  const std::string text =
      "sdy.mesh @m = <[\"x\"=2, \"y\"=2]>\nfunc.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}], "
      "unreduced=max{\"x\", \"y\"}>}) -> tensor<8xf32> {\n%0 = sdy.reshard %a <@m, [{}], unreduced={\"x\"}> : "
      "tensor<8xf32>\nreturn %0 : tensor<8xf32>\n}";
  expect_error([&] { static_cast<void>(local_module(text, false)); }, "stablehlo_unreduced_kind_differs",
               {"by sum stands where one by max is needed"});
}
// Edges of data flow, as propagation leaves them, are no operations of the program.
TEST(LocalModule, EdgesOfDataFlowAreSunk) {
  const std::string text = local_module(
      "sdy.mesh @m = <[\"x\"=2]>\nfunc.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
      "%0 = stablehlo.optimization_barrier %a : tensor<8xf32>\n%1 = sdy.data_flow_edge %0 sharding=<@m, [{\"x\"}]> : "
      "tensor<8xf32>\n%2 = stablehlo.tanh %1 : tensor<8xf32>\nreturn %2 : tensor<8xf32>\n}");
  EXPECT_EQ(text.find("edge"), std::string::npos) << text;
  EXPECT_NE(text.find("tensor<4xf32>"), std::string::npos) << text;
}
TEST(LocalModule, WithoutAMeshIsOfOneDevice) {
  const std::string text =
      "func.func @main(%a: tensor<8x4xf32>, %b: tensor<4x2xf32>) -> tensor<8x2xf32> {\n%0 = stablehlo.dot %a, %b : "
      "(tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>\nreturn %0 : tensor<8x2xf32>\n}";
  EXPECT_EQ(testing::differences_on_devices(text), "");
  EXPECT_EQ(testing::ModuleNumbers::devices_of(local_module(text)), 1);
}

}  // namespace weft::sdy::local_module_test
