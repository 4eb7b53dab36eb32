// The program of each device: run on device threads it makes the numbers of the whole function, and sends what it says.
#include <weft/sdy/local_module.hpp>

#include <sdy/random_module.hpp>
#include <sdy/tensor_parallel_mlp.hpp>
#include <support/expect_error.hpp>

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
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    const std::string text = RandomModule(seed, {{"x", 4}, {"y", 2}}).text();
    std::string made;
    ASSERT_NO_THROW(made = local_module(text, false)) << text;
    ASSERT_EQ(RandomModule::differences(text, runtime, made), "") << "seed " << seed << "\n" << text << made;
  }
}

}  // namespace weft::sdy::local_module_test
