// Modules that JAX and XLA cut by Shardy (tests/conformance/xla_plans): propagation finds the results' shardings that
// XLA reports. These are whole axes: XLA drops parts from what the user gets.
#include <weft/sdy/module_flow.hpp>
#include <weft/sharding/propagate_shardings.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/checked_modules.hpp>
#include <support/json.hpp>

#include <gtest/gtest.h>

#include <filesystem>

namespace weft::sdy::xla_outputs_test {

std::string text_at(const std::filesystem::path& path) {
  const AlignedArray<std::uint8_t> bytes = read_file(path.string());
  return {reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())};
}

// As Python prints a PartitionSpec, without spaces and whole dimensions at the end: "P('x',None,('x','y'))".
std::string spec_text(const TensorSharding& sharding, const FlowMesh& mesh) {
  std::string made, dims;
  for (const DimensionSharding& dim : sharding.dims) {
    std::string axes;
    int count = 0;
    for (const SubAxis& part : dim.axes) {
      if (part.size != mesh.sizes[part.axis]) break;
      axes += std::string(count++ > 0 ? "," : "") + "'" + mesh.axes[part.axis].text + "'";
    }
    dims += (dims.empty() ? "" : ",") + (count == 0 ? "None" : count == 1 ? axes : "(" + axes + ")");
    if (count > 0) made = dims;
  }
  return "P(" + made + ")";
}
std::string without_the_end(std::string spec) {
  std::erase(spec, ' ');
  spec.pop_back();
  while (spec.ends_with(",None") || spec.ends_with("(None") || spec.ends_with(","))
    spec.erase(spec.size() - (spec.ends_with(",") ? 1 : spec.ends_with("(None") ? 4 : 5));
  return spec + ")";
}

TEST(XlaOutputs, AreWhatPropagationFinds) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(WEFT_TESTS_DIR "/conformance/xla_plans")) {
    if (entry.path().extension() != ".mlir") continue;
    ++files;
    const std::string text = text_at(entry.path());
    const stablehlo::Module module = stablehlo::read_module(text);
    ModuleFlow made = module_flow(module);
    propagate_shardings(made.flow);
    const testing::Json plan =
        testing::parse_json(text_at(std::filesystem::path(entry.path()).replace_extension(".json")));
    const Buffer<Index>& results = made.functions[0].declared;
    for (Index i = 0; i < results.size(); ++i)
      EXPECT_EQ(spec_text(made.flow.tensors[results[i]].sharding, made.flow.meshes[0]),
                without_the_end(plan.at("out_specs").as_array().at(to_size(i)).as_string()))
          << entry.path().filename();
  }
  EXPECT_GT(files, 100);
}

}  // namespace weft::sdy::xla_outputs_test
