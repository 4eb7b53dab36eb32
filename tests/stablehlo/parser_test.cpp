// What is read of a text, in either form, and what is said of texts that are no modules.
#include <weft/stablehlo/parser.hpp>

#include <support/checked_modules.hpp>
#include <support/expect_error.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace weft::stablehlo_parser_test {

using testing::expect_error;

constexpr std::string_view small = R"(
#loc1 = loc("x")
module @jit_f attributes {mhlo.num_partitions = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%arg0: tensor<2x3xf32> {jax.buffer_donor = true} loc("x"), %arg1: tensor<3xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32> loc(#loc1)
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.0> : tensor<f32>  // a comment
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  } loc(#loc1)
}
)";

constexpr Index operations_read_at_compile_time() {
  return stablehlo::read_module(small).functions[0].body.operations.size();
}
static_assert(operations_read_at_compile_time() == 5);

TEST(StablehloParser, ReadsMeshesAndComputationsOfShardysDialect) {
  const std::string text = R"(
sdy.mesh @mesh = <["x"=2]>
func.func @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  %c = sdy.constant {note} dense<1.0> : tensor<4xf32>
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
})";
  const stablehlo::Module module = stablehlo::read_module(text);
  ASSERT_EQ(module.meshes.size(), 1);
  EXPECT_EQ(module.meshes[0].name, "mesh");
  EXPECT_EQ(module.meshes[0].text, R"(<["x"=2]>)");
  EXPECT_EQ(module.meshes[0].place.line, 2);
  EXPECT_EQ(module.meshes[0].place.column, 18);
  const stablehlo::Function& main = module.functions[0];
  EXPECT_EQ(main.parameter_attributes[0][0].text, R"(<@mesh, [{"x"}]>)");
  EXPECT_EQ(main.body.operations[0].attributes[1].name, "value");
  const stablehlo::Operation& computation = main.body.operations[1];
  ASSERT_EQ(computation.regions.size(), 1);
  EXPECT_EQ(computation.regions[0].operations[0].operands, computation.regions[0].arguments);
  EXPECT_EQ(stablehlo::find(computation.attributes, "in_shardings")->items[0].text, R"(<@mesh, [{"x"}]>)");
  EXPECT_EQ(stablehlo::find(computation.attributes, "manual_axes")->items[0].name, "x");
}

TEST(StablehloParser, ReadsFunctionsOperationsAndRegions) {
  const stablehlo::Module module = stablehlo::read_module(small);
  const stablehlo::Function& main = *module.find("main");
  ASSERT_EQ(main.body.arguments.size(), 2);
  EXPECT_EQ(main.values[0].type, (TensorType{DType::f32, {2, 3}}));
  EXPECT_EQ(main.parameter_attributes[0][0].name, "jax.buffer_donor");
  const stablehlo::Operation& reduce = main.body.operations[3];
  EXPECT_EQ(reduce.name, "stablehlo.reduce");
  EXPECT_EQ(reduce.operands.size(), 2);
  EXPECT_EQ(reduce.regions[0].operations[0].name, "stablehlo.add");
  EXPECT_EQ(main.body.operations[0].location, "(#loc1)");
  EXPECT_EQ(main.body.operations[0].place.line, 6);
}

// The text of a function with these lines.
std::string function_of(const std::string& lines) { return "func.func @main(%x: tensor<4xf32>) {\n" + lines + "\n}\n"; }
void expect_refused(const std::string& text, const char* code, const std::vector<std::string>& pieces) {
  expect_error([&] { static_cast<void>(stablehlo::read_module(text)); }, code, pieces);
}

// MLIR prints long tuples so.
TEST(StablehloParser, AliasesOfTypesAreWhatTheyName) {
  const stablehlo::Module module = stablehlo::read_module(
      "!inner = tuple<tensor<2xf32>, tensor<i32>>\n"
      "!tuple = tuple<tensor<f32>, !inner, tensor<i1>>\n"
      "func.func @main(%x: !tuple) -> !tuple {\n"
      "  %0 = stablehlo.get_tuple_element %x[1] : (!tuple) -> !inner\n"
      "  %1 = stablehlo.get_tuple_element %0[1] : (!inner) -> tensor<i32>\n"
      "  return %x : !tuple\n}");
  const stablehlo::Function& main = *module.find("main");
  ASSERT_EQ(main.body.arguments.size(), 4);
  EXPECT_EQ(main.values[3].type.dtype, DType::pred);
  ASSERT_EQ(main.body.operations[1].operands.size(), 1);
  EXPECT_EQ(main.body.operations[1].operands[0], main.body.operations[0].results[1]);
  EXPECT_EQ(main.values[main.body.operations[1].results[0]].type.dtype, DType::i32);
  expect_refused("func.func @main(%x: !unknown) {", "stablehlo_is_unsupported", {"line 1", "type '!unknown'"});
  std::string doubled = "!a0 = tensor<f32>\n";
  for (int i = 0; i < 40; ++i) {
    const std::string before = "!a" + std::to_string(i);
    doubled += "!a" + std::to_string(i + 1) + " = tuple<" + before + ", " + before + ">\n";
  }
  expect_refused(doubled, "stablehlo_repeats_too_much", {"the file is damaged"});
}

TEST(StablehloParser, AttributesOfOthersArePassedOverWhateverTheyHold) {
  const stablehlo::Module module = stablehlo::read_module(
      "module @\"a name\" attributes {open = tensor<2x?xf32>, map = affine_map<(d0, d1) -> (d1, d0)>, unit, symbol = "
      "@main,\n"
      "    nested = [[1, 2], {a = 1 : i8}], text = {key = \"b\\\"ar\"}} {\n"
      "func.func @main(%x: tensor<2xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2xf32>\n"
      "    attributes {llvm.linkage = #llvm.linkage<external>} {\n  return %x : tensor<2xf32>\n}\n}");
  EXPECT_NE(module.find("main"), nullptr);
}

TEST(StablehloParser, TellsWhereATextIsNoModule) {
  expect_refused(function_of("  %0 = stablehlo.add %x, : tensor<4xf32>\n  %1 = = 3"), "stablehlo_is_malformed",
                 {"line 3, column 8", "expected an operation", "'='"});
  expect_refused(function_of("  %0 = stablehlo.add %x, %y : tensor<4xf32>"), "stablehlo_name_is_unknown",
                 {"line 2, column 26", "no value '%y'"});
  expect_refused(function_of("  %x = stablehlo.negate %x : tensor<4xf32>"), "stablehlo_name_is_taken", {"'%x'"});
  expect_refused(function_of("  %0 = stablehlo.constant dense<1.0> : tensor<?x10xf32>"),
                 "stablehlo_dimension_is_dynamic", {"line 2, column 40", "the type of a constant"});
  expect_refused("func.func @main(%x: tensor<?x?x?x?x?x?x?x?x?xf32>) {", "stablehlo_is_unsupported", {"rank above 8"});
  expect_refused("func.func @main(%x: tensor<10xf8E9M9>) {", "stablehlo_is_unsupported", {"element type", "f8E9M9"});
  expect_refused(
      "func.func @main(%x: tuple<tensor<f32>, tuple<>>) {\n  %0 = stablehlo.get_tuple_element %x[2] : "
      "(tuple<tensor<f32>, tuple<>>) -> tensor<f32>\n  return %0 : tensor<f32>\n}",
      "stablehlo_count_differs", {"line 2", "2 elements of a tuple, not 3"});
  expect_refused("func.func @main(%x: tensor<4xf32>) {\n  return", "stablehlo_is_malformed", {"the end of the text"});
  expect_refused("HloModule jit_f, entry_computation_layout={()->f32[]}", "stablehlo_is_malformed",
                 {"line 1", "as jax.jit(f).lower(x).as_text() prints it", "'HloModule'"});
  expect_refused(function_of("  %0 = \"stablehlo.negate\"(%x) : (tensor<5xf32>) -> tensor<5xf32>"),
                 "stablehlo_is_malformed", {"the types that their values have"});
  expect_refused(function_of("  %0:2 = stablehlo.negate %x : (tensor<4xf32>) -> tensor<4xf32>"),
                 "stablehlo_count_differs", {"1 types of results, not 2"});
  expect_refused("func.func @f() { return }\nfunc.func @f() { return }", "stablehlo_name_is_taken",
                 {"function", "'f'"});
  expect_refused(function_of("  %0 = stablehlo.constant dense<\"0x00> : tensor<f32>"), "stablehlo_is_malformed",
                 {"quote"});
  std::string deep = "  %0 = \"stablehlo.case\"(%x) ";
  for (int i = 0; i < 100000; ++i) deep += "({ %a = \"stablehlo.case\"(%x) ";
  expect_refused(function_of(deep), "stablehlo_is_too_deep", {"200 deep"});
  expect_refused(function_of("  stablehlo.negate %x {a = " + std::string(100000, '[')), "stablehlo_is_too_deep", {});
}

// Every text is read or refused: parts of modules in the place of others, bytes changed, ends lost.
TEST(StablehloParser, AnyBytesAreReadOrRefused) {
  std::vector<std::string> texts;
  for (const char* topic : {"control", "movement", "models"})
    for (testing::NamedText& part :
         testing::modules_in(WEFT_TESTS_DIR "/golden/stablehlo/" + std::string(topic) + ".mlir"))
      if (part.text.size() < 6000) texts.push_back(part.text);
  const char* const asked = std::getenv("WEFT_MUTATIONS");
  const long mutations = asked != nullptr ? std::atol(asked) : 2000;
  std::uint32_t draws = 0;
  const auto pick = [&](std::size_t end) { return random_bits(7, draws++, 1) % static_cast<std::uint32_t>(end); };
  long refused = 0;
  std::set<std::string> codes;
  for (long i = 0; i < mutations; ++i) {
    std::string text = texts[pick(texts.size())];
    for (std::uint32_t n = 1 + pick(4); n > 0; --n) {
      const std::size_t at = pick(text.size() + 1);
      switch (pick(5)) {
        case 0: text.resize(at); break;
        case 1: text.insert(at, 1, static_cast<char>(pick(256))); break;
        case 2: text.erase(at, 1 + pick(20)); break;
        case 3: {
          const std::string& other = texts[pick(texts.size())];
          text.insert(at, other.substr(pick(other.size()), pick(60)));
          break;
        }
        default:
          if (at < text.size()) text[at] = "0123456789x<>%{}[]()-,:\""[pick(24)];
      }
    }
    try {
      const stablehlo::Module module = stablehlo::read_module(text);
      Graph graph;
      const stablehlo::Function* const main = module.find("main");
      if (main != nullptr && main->body.arguments.empty())
        static_cast<void>(stablehlo::import_function(graph, module, *main, {}, 3000));
    } catch (const Error& error) {
      ++refused;
      codes.insert(error.code());
    }
  }
  EXPECT_GT(refused, mutations / 3);
  EXPECT_GE(codes.size(), 5u);
}

}  // namespace weft::stablehlo_parser_test
