// Whole modules: after propagation and reshards every operation's operands and results fit each other, the text is read
// again, and means what it meant.
#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/explicit_module.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/rule_table.hpp>
#include <weft/sharding/common_axes.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/checked_modules.hpp>

#include <gtest/gtest.h>

#include <filesystem>

namespace weft::sdy::explicit_module_test {

const std::string mlp = R"(sdy.mesh @m = <["data"=2, "model"=4]>
func.func @main(%x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"data"}, {}]>}, %up: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"model"}]>}, %down: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"model", ?}, {?}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"data"}, {"model"}]>}) {
  %0 = stablehlo.dot_general %x, %up, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %1 = stablehlo.tanh %0 : tensor<8x32xf32>
  %2 = stablehlo.dot_general %1, %down, contracting_dims = [1] x [0] : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}
)";

// Megatron's: nothing is sent but one reduce_scatter.
TEST(ExplicitModule, SaysHowValuesGetThere) {
  const std::string text = explicit_module(mlp);
  EXPECT_NE(text.find(R"(stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"data"}, {"model"}]>]>})"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"(%down: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"model"}, {}]>})"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"(sdy.reduce_scatter [{}, {"model"}] %2 out_sharding=<@m, [{"data"}, {"model"}]>)"),
            std::string::npos)
      << text;
  for (const char* other : {"sdy.reshard", "sdy.all_gather", "sdy.all_to_all", "sdy.all_reduce", "sdy.collective_permute"})
    EXPECT_EQ(text.find(other), std::string::npos) << text;
}
TEST(ExplicitModule, OrWhatIsToBeDone) {
  const std::string text = explicit_module(mlp, {.as_collectives = false});
  EXPECT_NE(text.find(R"(sdy.all_reduce {"model"} %2)"), std::string::npos) << text;
  EXPECT_NE(text.find("sdy.reshard"), std::string::npos) << text;
}
TEST(ExplicitModule, ConstraintsAndGroups) {
  const std::string text = explicit_module(R"(sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = sdy.sharding_constraint %a <@m, [{"x", ?}p1, {}]> : tensor<4x4xf32>
  sdy.sharding_group %a group_id=0 : tensor<4x4xf32>
  %1 = sdy.sharding_constraint %0 <@m, [{}, {"x"}]> : tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
)", {.as_collectives = false});
  EXPECT_EQ(text.find("sdy.sharding_constraint"), std::string::npos) << text;
  EXPECT_EQ(text.find("sdy.sharding_group"), std::string::npos) << text;
  EXPECT_NE(text.find(R"(sdy.reshard %a <@m, [{"x"}, {}]>)"), std::string::npos) << text;
  EXPECT_NE(text.find(R"(<@m, [{}, {"x"}]>)"), std::string::npos) << text;
}

// Of each operation that has a rule.
void expect_that_all_fit(const std::string& text, const std::string& name) {
  stablehlo::Module module = stablehlo::read_module(text);
  const Meshes meshes(module);
  for (Function& function : module.functions) {
    EditedFunction edited(module, function, meshes);
    edited.walk([&](const Operation& operation) {
      const ShardingRule rule = sharding_rule(edited.site(operation));
      if (rule.is_none() || rule.is_custom || !data_flow_edges(operation).empty()) return;
      Buffer<TensorFactors> tensors;
      for (const Buffer<Index>* values : {&operation.operands, &operation.results})
        for (const Index value : *values) {
          const TensorSharding& lies = edited.sharding(value);
          tensors.push_back(project(rule, weft::detail::tensor_of(rule, tensors.size()),
                                    lies.is_known() ? lies : EditedFunction::closed(0, edited.shape(value).rank())));
        }
      EXPECT_TRUE(compatible_axes(rule, tensors)) << name << ": " << operation.text;
    });
  }
}
TEST(ExplicitModule, OperationsOfJaxProgramsFit) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(WEFT_TESTS_DIR "/conformance/xla_plans")) {
    if (entry.path().extension() != ".mlir") continue;
    ++files;
    const AlignedArray<std::uint8_t> bytes = read_file(entry.path().string());
    const std::string text = explicit_module({reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())});
    expect_that_all_fit(text, entry.path().filename().string());
    EXPECT_EQ(to_text(stablehlo::read_module(text)), text) << entry.path().filename();
  }
  EXPECT_GT(files, 100);
}

// Reshards and collectives change no number of a value as a whole.
TEST(ExplicitModule, MeansWhatItMeant) {
  Runtime runtime(1);
  dynamic::Program before = stablehlo::load(runtime, mlp);
  dynamic::Program after = stablehlo::load(runtime, explicit_module(mlp));
  std::vector<float> x(128), up(512), down(512);
  for (std::size_t i = 0; i < 512; ++i) {
    if (i < 128) x[i] = 0.01f * static_cast<float>(i % 7);
    up[i] = 0.1f * static_cast<float>(i % 5) - 0.2f;
    down[i] = 0.1f * static_cast<float>(i % 3) - 0.1f;
  }
  const std::span<const float> wanted = before(x, up, down)[0].as<float>(), got = after(x, up, down)[0].as<float>();
  ASSERT_EQ(wanted.size(), got.size());
  EXPECT_TRUE(std::equal(wanted.begin(), wanted.end(), got.begin()));
}

}  // namespace weft::sdy::explicit_module_test
