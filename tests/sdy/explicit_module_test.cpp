// Whole modules: after propagation and reshards every operation's operands and results fit each other, the text is read
// again, and means what it meant.
#include <weft/base/random.hpp>
#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/explicit_module.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/rule_table.hpp>
#include <weft/sharding/common_axes.hpp>
#include <weft/stablehlo/parser.hpp>

#include <sdy/tensor_parallel_mlp.hpp>
#include <support/checked_modules.hpp>
#include <support/sanitized.hpp>

#include <gtest/gtest.h>

#include <filesystem>

namespace weft::sdy::explicit_module_test {

using testing::tensor_parallel_mlp;

// Megatron's: nothing is sent but one reduce_scatter.
TEST(ExplicitModule, SaysHowValuesGetThere) {
  const std::string text = explicit_module(tensor_parallel_mlp);
  EXPECT_NE(text.find(R"(stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"data"}, {"model"}]>]>})"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"(%down: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"model"}, {}]>})"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"(sdy.reduce_scatter [{}, {"model"}] %2 out_sharding=<@m, [{"data"}, {"model"}]>)"),
            std::string::npos)
      << text;
  for (const char* other :
       {"sdy.reshard", "sdy.all_gather", "sdy.all_to_all", "sdy.all_reduce", "sdy.collective_permute"})
    EXPECT_EQ(text.find(other), std::string::npos) << text;
}
TEST(ExplicitModule, OrWhatIsToBeDone) {
  const std::string text = explicit_module(tensor_parallel_mlp, {.as_collectives = false});
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
)",
                                           {.as_collectives = false});
  EXPECT_EQ(text.find("sdy.sharding_constraint"), std::string::npos) << text;
  EXPECT_EQ(text.find("sdy.sharding_group"), std::string::npos) << text;
  EXPECT_NE(text.find(R"(sdy.reshard %a <@m, [{"x"}, {}]>)"), std::string::npos) << text;
  EXPECT_NE(text.find(R"(<@m, [{}, {"x"}]>)"), std::string::npos) << text;
}

// Where a collective begins and ends fits the axes that it takes: of each dimension what is cut or joined stands last.
class CheckedCollective {
 public:
  CheckedCollective(const EditedFunction& function, const Meshes& meshes, const Operation& operation)
      : operation_{operation},
        from_{known(function, operation.operands[0], function.sharding(operation.results[0]).mesh)},
        to_{function.sharding(operation.results[0])} {
    if (const stablehlo::Attribute* const axes = stablehlo::find(operation.attributes, "axes")) read(*axes, meshes);
  }
  bool is_right() const {
    const std::string_view name = operation_.name;
    if (name == "sdy.all_reduce") return dims_are(0, 0);
    if (name == "sdy.collective_permute") {
      for (int d = 0; d < from_.dims.size(); ++d)
        if (parts_of(from_.dims[d].axes) != parts_of(to_.dims[d].axes)) return false;
      return true;
    }
    if (name == "sdy.all_gather") return dims_are(0, 1);
    if (name == "sdy.all_slice" || name == "sdy.reduce_scatter") return dims_are(1, 0);
    return name == "sdy.all_to_all" && moves();
  }

 private:
  const Operation& operation_;
  TensorSharding from_, to_;
  Buffer<SubAxes> axes_;  // by dimension; of an all_to_all, those that move
  int source_ = -1, target_ = -1;

  static TensorSharding known(const EditedFunction& function, Index value, int mesh) {
    const TensorSharding& lies = function.sharding(value);
    return lies.is_known() ? lies : EditedFunction::closed(mesh, function.shape(value).rank());
  }
  void read(const stablehlo::Attribute& axes, const Meshes& meshes) {
    for (std::size_t at = axes.text.find('{'); at != std::string_view::npos; at = axes.text.find('{', at + 1)) {
      const std::size_t end = axes.text.find('}', at);
      axes_.push_back(read_axes(axes.text.substr(at, end + 1 - at), meshes, to_.mesh));
    }
    if (const std::size_t arrow = axes.text.find("->"); arrow != std::string_view::npos) {
      source_ = axes.text[arrow - 1] - '0';
      target_ = axes.text[arrow + 2] - '0';
    }
  }
  static SubAxes behind(const SubAxes& before, const SubAxes& more) {
    SubAxes made = before;
    for (const SubAxis& axis : more) append_merged(made, axis);
    return merged(made);
  }
  // With the axes so many times behind those of either end, both are one.
  bool dims_are(int to_from, int to_to) const {
    for (int d = 0; d < from_.dims.size(); ++d) {
      const SubAxes axes = axes_.size() == from_.dims.size() ? axes_[d] : SubAxes();
      if (!(behind(from_.dims[d].axes, to_from == 1 ? axes : SubAxes()) ==
            behind(to_.dims[d].axes, to_to == 1 ? axes : SubAxes())))
        return false;
    }
    return true;
  }
  bool moves() const {
    for (int d = 0; d < from_.dims.size(); ++d)
      if (!(behind(from_.dims[d].axes, d == target_ ? axes_[0] : SubAxes()) ==
            behind(to_.dims[d].axes, d == source_ ? axes_[0] : SubAxes())))
        return false;
    return true;
  }
};

// Of each operation that has a rule.
void expect_that_all_fit(const std::string& text, const std::string& name) {
  stablehlo::Module module = stablehlo::read_module(text);
  const Meshes meshes(module);
  for (Function& function : module.functions) {
    EditedFunction edited(module, function, meshes);
    edited.walk([&](const Operation& operation) {
      EXPECT_NE(operation.name, "sdy.reshard") << name;
      const bool is_collective = own_sharding_attribute(operation.name) == "out_sharding";
      EXPECT_TRUE(!is_collective || CheckedCollective(edited, meshes, operation).is_right())
          << name << ": " << operation.text;
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

// Products, sums, transposes, reductions and concatenations of matrices whose values all lie at random.
class RandomModule {
 public:
  explicit RandomModule(std::uint32_t seed) : seed_{seed} {}
  std::string text() {
    std::string body;
    for (int i = 0; i < 6; ++i) body += operation(i);
    return "sdy.mesh @m = <[\"x\"=4, \"y\"=2, \"z\"=3]>\nfunc.func @main(%v0: tensor<24x24xf32>" + lies(2) +
           ", %v1: tensor<24x24xf32>" + lies(2) + ") -> (tensor<24x24xf32>" + lies(2) + ") {\n" +
           "%c = stablehlo.constant dense<0.0> : tensor<f32>\n" + body + "return %v7 : tensor<24x24xf32>\n}\n";
  }

 private:
  std::uint32_t seed_, count_ = 0;

  int below(int limit) {
    return static_cast<int>(random_bits(seed_, count_++, 17) % static_cast<std::uint32_t>(limit));
  }
  // Each part of an axis cuts one dimension or none.
  std::string dims(int rank) {
    std::vector<std::string> cut(to_size(rank));
    for (const std::string part : {"\"x\":(1)2", "\"y\"", "\"z\"", "\"x\":(2)2"}) {
      const int d = below(rank + 1);
      if (d < rank) cut[to_size(d)] += (cut[to_size(d)].empty() ? "" : ", ") + part;
    }
    std::string made;
    for (const std::string& axes : cut) made += (made.empty() ? "{" : ", {") + axes + "}";
    return "<@m, [" + made + "]>";
  }
  std::string lies(int rank) { return " {sdy.sharding = #sdy.sharding" + dims(rank) + "}"; }
  std::string made(int rank) { return " {sdy.sharding = #sdy.sharding_per_value<[" + dims(rank) + "]>}"; }
  std::string operation(int i) {
    const std::string a = "%v" + std::to_string(below(i + 2)), b = "%v" + std::to_string(below(i + 2));
    const std::string result = "%v" + std::to_string(i + 2), type = "tensor<24x24xf32>";
    switch (below(5)) {
      case 0: return result + " = stablehlo.add " + a + ", " + b + made(2) + " : " + type + "\n";
      case 1:
        return result + " = stablehlo.dot " + a + ", " + b + made(2) + " : (" + type + ", " + type + ") -> " + type +
               "\n";
      case 2:
        return result + " = stablehlo.transpose " + a + ", dims = [1, 0]" + made(2) + " : (" + type + ") -> " + type +
               "\n";
      case 3:
        return "%s" + std::to_string(i) + " = stablehlo.reduce(" + a +
               " init: %c) applies stablehlo.add across dimensions = " + "[0]" + made(1) + " : (" + type +
               ", tensor<f32>) -> tensor<24xf32>\n" + result + " = stablehlo.broadcast_in_dim %s" + std::to_string(i) +
               ", dims = [1]" + made(2) + " : (tensor<24xf32>) -> " + type + "\n";
      default:
        return "%r" + std::to_string(i) + " = stablehlo.reshape " + a + made(3) + " : (" + type +
               ") -> tensor<4x6x24xf32>\n" + result + " = stablehlo.reshape %r" + std::to_string(i) + made(2) +
               " : (tensor<4x6x24xf32>) -> " + type + "\n";
    }
  }
};
TEST(ExplicitModule, OperationsOfRandomModulesFit) {
  for (std::uint32_t seed = 0; seed < testing::random_cases(300); ++seed) {
    const std::string text = RandomModule(seed).text();
    expect_that_all_fit(explicit_module(text, {.propagates = false}), "seed " + std::to_string(seed));
    if (::testing::Test::HasFailure()) {
      ADD_FAILURE() << text;
      break;
    }
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
  dynamic::Program before = stablehlo::load(runtime, tensor_parallel_mlp);
  dynamic::Program after = stablehlo::load(runtime, explicit_module(tensor_parallel_mlp));
  const auto [x, up, down] = testing::MlpArguments();
  const std::span<const float> wanted = before(x, up, down)[0].as<float>(), got = after(x, up, down)[0].as<float>();
  ASSERT_EQ(wanted.size(), got.size());
  EXPECT_TRUE(std::equal(wanted.begin(), wanted.end(), got.begin()));
}

}  // namespace weft::sdy::explicit_module_test
