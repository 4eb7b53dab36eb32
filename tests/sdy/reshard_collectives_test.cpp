// The collectives of reshards, as text.
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/reshard_collectives.hpp>
#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::reshard_collectives_test {

// The operations between the argument and the return.
std::string collectives(const std::string& operations, const std::string& from,
                        const ReshardCollectiveOptions& options = {}) {
  const std::string source =
      "sdy.mesh @m = <[\"x\"=4, \"y\"=2]>\nsdy.mesh @turned = <[\"x\"=4, \"y\"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, "
      "0]>\n"
      "func.func @f(%a: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<" +
      from + ">}) -> tensor<16x8xf32> {\n" + operations + "\nreturn %0 : tensor<16x8xf32>\n}";
  stablehlo::Module module = stablehlo::read_module(source);
  reshards_to_collectives(module, options);
  const std::string text = to_text(module);
  const std::size_t start = text.find(") -> tensor<16x8xf32> {") + 24;
  return text.substr(start, text.find("  return") - start);
}
std::string reshard(const std::string& to) { return "%0 = sdy.reshard %a <" + to + "> : tensor<16x8xf32>"; }

TEST(ReshardCollectives, OneOfEachKind) {
  EXPECT_EQ(collectives(reshard(R"(@m, [{}, {}])"), R"(@m, [{"x"}, {}])"),
            "  %r0 = sdy.all_gather [{\"x\"}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<16x8xf32>\n");
  EXPECT_EQ(collectives(reshard(R"(@m, [{"x":(1)2}, {}])"), R"(@m, [{}, {}])"),
            "  %r0 = sdy.all_slice [{\"x\":(1)2}, {}] %a out_sharding=<@m, [{\"x\":(1)2}, {}]> : tensor<16x8xf32>\n");
  EXPECT_EQ(collectives(reshard(R"(@m, [{}, {"x"}])"), R"(@m, [{"x"}, {}])"),
            "  %r0 = sdy.all_to_all [{\"x\"}: 0->1] %a out_sharding=<@m, [{}, {\"x\"}]> : tensor<16x8xf32>\n");
  EXPECT_EQ(collectives(reshard(R"(@m, [{"y", "x"}, {}])"), R"(@m, [{"x", "y"}, {}])"),
            "  %r0 = sdy.collective_permute %a out_sharding=<@m, [{\"y\", \"x\"}, {}]> : tensor<16x8xf32>\n");
  EXPECT_EQ(collectives(reshard(R"(@turned, [{"x"}, {}])"), R"(@m, [{"x"}, {}])"),
            "  %r0 = sdy.collective_permute %a out_sharding=<@turned, [{\"x\"}, {}]> : tensor<16x8xf32>\n");
  EXPECT_EQ(collectives(reshard(R"(@m, [{}, {}], unreduced={"x"})"), R"(@m, [{"x"}, {}])"),
            "  %r0 = sdy.sharded_to_unreduced [{\"x\"}, {}] %a out_sharding=<@m, [{}, {}], unreduced={\"x\"}> : "
            "tensor<16x8xf32>\n");
}

// Where a value lies already nothing is left, unless it is asked for.
TEST(ReshardCollectives, Redundant) {
  EXPECT_EQ(collectives(reshard(R"(@m, [{"x", ?}, {}])"), R"(@m, [{"x"}, {}])"), "");
  EXPECT_NE(collectives(reshard(R"(@m, [{"x"}, {}])"), R"(@m, [{"x"}, {}])", {.keeps_redundant = true}).find("reshard"),
            std::string::npos);
}

TEST(ReshardCollectives, SumsThatAreCut) {
  const std::string sum = R"(%s = sdy.all_reduce {"y"} %a out_sharding=<@m, [{"x"}, {}]> : tensor<16x8xf32>)";
  const std::string then = "\n%0 = sdy.reshard %s <@m, [{\"x\"}, {\"y\"}]> : tensor<16x8xf32>";
  EXPECT_EQ(collectives(sum + then, R"(@m, [{"x"}, {}])"),
            "  %r0 = sdy.reduce_scatter [{}, {\"y\"}] %a out_sharding=<@m, [{\"x\"}, {\"y\"}]> : tensor<16x8xf32>\n");
  // Apart, as they are written.
  const std::string apart = collectives(sum + then, R"(@m, [{"x"}, {}])", {.joins_sums = false});
  EXPECT_NE(apart.find("sdy.all_reduce"), std::string::npos);
  EXPECT_NE(apart.find("sdy.all_slice"), std::string::npos);
  // A largest element likewise.
  const std::string largest = R"(%s = sdy.all_reduce max {"y"} %a out_sharding=<@m, [{"x"}, {}]> : tensor<16x8xf32>)";
  EXPECT_NE(collectives(largest + then, R"(@m, [{"x"}, {}])").find("sdy.reduce_scatter max [{}, {\"y\"}]"),
            std::string::npos);
  // Another reader needs the whole sum.
  const std::string twice = sum + then + "\n%1 = stablehlo.add %s, %s : tensor<16x8xf32>";
  EXPECT_NE(collectives(twice, R"(@m, [{"x"}, {}])").find("sdy.all_reduce"), std::string::npos);
}

}  // namespace weft::sdy::reshard_collectives_test
