// Collectives lead from where their operand lies to where they say; those that weft writes do.
#include <weft/sdy/check_collectives.hpp>
#include <weft/sdy/explicit_module.hpp>

#include <filesystem>
#include <sdy/random_module.hpp>
#include <support/expect_error.hpp>
#include <support/sanitized.hpp>

namespace weft::sdy::check_collectives_test {

void check(const std::string& text) {
  stablehlo::Module module = stablehlo::read_module(text);
  check_collectives(module);
}
// Of one argument of [8, 8] that lies as `from`; `operation` makes %0 of it.
void check(const std::string& from, const std::string& operation) {
  check(
      "sdy.mesh @m = <[\"x\"=2, \"y\"=4]>\nsdy.mesh @n = <[\"x\"=4, \"y\"=2]>\nfunc.func @main(%a: tensor<8x8xf32> "
      "{sdy.sharding = #sdy.sharding<@m, " +
      from + ">}) -> tensor<8x8xf32> {\n  %0 = " + operation +
      " : tensor<8x8xf32>\n  return %0 : tensor<8x8xf32>\n}\n");
}

TEST(CheckCollectives, WhatFits) {
  check(R"([{"x", "y"}, {}])", R"(sdy.all_gather [{"y"}, {}] %a out_sharding=<@m, [{"x"}, {}]>)");
  check(R"([{"x", "y"}, {}])", R"(sdy.all_gather [{"y":(2)2}, {}] %a out_sharding=<@m, [{"x", "y":(1)2}, {}]>)");
  check(R"([{"x"}, {}])", R"(sdy.all_slice [{}, {"y"}] %a out_sharding=<@m, [{"x"}, {"y"}]>)");
  check(R"([{"x"}, {}])", R"(sdy.all_to_all [{"x"}: 0->1] %a out_sharding=<@m, [{}, {"x"}]>)");
  check(R"([{"x"}, {"y":(1)2}])", R"(sdy.collective_permute %a out_sharding=<@m, [{"y":(2)2}, {"x"}]>)");
  check(R"([{}, {}], unreduced={"x", "y"})",
        R"(sdy.reduce_scatter [{}, {"y"}] %a out_sharding=<@m, [{}, {"y"}], unreduced={"x"}>)");
  check(R"([{"x"}, {}])", R"(sdy.sharded_to_unreduced [{"x"}, {}] %a out_sharding=<@m, [{}, {}], unreduced={"x"}>)");
}
TEST(CheckCollectives, WhatDoesNot) {
  const auto expect = [](const std::string& from, const std::string& operation, const std::string& said) {
    testing::expect_error([&] { check(from, operation); }, "stablehlo_collective_differs",
                          {"line 4, column 8: 'sdy.", said});
  };
  expect(R"([{"x", "y"}, {}])", R"(sdy.all_gather [{"x"}, {}] %a out_sharding=<@m, [{"y"}, {}]>)",
         R"(it needs {"x", "y"} along dimension 0, which the operand has, and has {"y", "x"}, of which {"x"} is last)");
  expect(R"([{"x"}, {}])", R"(sdy.all_slice [{"y"}, {}] %a out_sharding=<@m, [{"y", "x"}, {}]>)",
         R"(it needs {"x", "y"} along dimension 0, and has {"y", "x"})");
  expect(R"([{"x"}, {}])", R"(sdy.all_slice [{"y"}] %a out_sharding=<@m, [{"x", "y"}, {}]>)",
         "it needs axes of each of 2 dimensions, and has 1");
  expect(R"([{"x"}, {}])", R"(sdy.all_reduce {"x"} %a out_sharding=<@m, [{"x"}, {}]>)", "axes that cut nothing");
  expect(R"([{}, {}])", R"(sdy.all_reduce {"y", "x"} %a out_sharding=<@m, [{}, {}]>)", "in the order of the mesh");
  expect(R"([{}, {}], unreduced={"x", "y"})", R"(sdy.all_reduce {"x"} %a out_sharding=<@m, [{}, {}]>)",
         R"(unreduced={"y"})");
  expect(R"([{"x"}, {}])", R"(sdy.all_to_all [{"x"}: 0->2] %a out_sharding=<@m, [{}, {"x"}]>)",
         "it needs dimensions below 2, and has 2");
  expect(R"([{"x"}, {}])", R"(sdy.collective_permute %a out_sharding=<@m, [{"y"}, {}]>)", "2 pieces along dimension 0");
  expect(R"([{"x"}, {}])", R"(sdy.all_gather [{"x"}, {}] %a out_sharding=<@n, [{}, {}]>)",
         "the mesh of the operand, 'm', and has 'n'");
  expect(R"([{"y"}, {}])", R"(sdy.all_gather [{"y":(1)2, "y":(2)2}, {}] %a out_sharding=<@m, [{}, {}]>)",
         "neighboring parts of an axis as one");
}
TEST(CheckCollectives, ThoseOfRandomModulesAndOfJaxProgramsFit) {
  for (std::uint32_t seed = 0; seed < testing::random_cases(100); ++seed) {
    const std::string text = testing::RandomModule(seed, {{"x", 4}, {"y", 2}, {"z", 4}}).text();
    for (const bool pads : {false, true})
      EXPECT_NO_THROW(check(explicit_module(text, {.propagates = false, .pads = pads}))) << text;
  }
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(WEFT_TESTS_DIR "/conformance/xla_plans")) {
    if (entry.path().extension() != ".mlir") continue;
    const AlignedArray<std::uint8_t> bytes = read_file(entry.path().string());
    const std::string text = explicit_module({reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())});
    EXPECT_NO_THROW(check(text)) << entry.path().filename();
    ++files;
  }
  EXPECT_GT(files, 100);
}

}  // namespace weft::sdy::check_collectives_test
