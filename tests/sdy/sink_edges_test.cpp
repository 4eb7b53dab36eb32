// Edges of data flow, written where they belong.
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/sink_edges.hpp>
#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::sink_edges_test {

std::string sunk(const std::string& functions) {
  const std::string text = "sdy.mesh @m = <[\"x\"=2, \"y\"=4]>\n" + functions;
  stablehlo::Module module = stablehlo::read_module(text);
  sink_data_flow_edges(module);
  return to_text(module);
}
void expect_in(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << part << "\nin\n" << text;
}

TEST(SinkEdges, OfABarrierWhoseOtherResultIsOpenThen) {
  const std::string text =
      sunk(R"(func.func @main(%a: tensor<8xf32>, %b: tensor<4x4xf32>) -> (tensor<8xf32>, tensor<4x4xf32>) {
  %0:2 = stablehlo.optimization_barrier %a, %b : tensor<8xf32>, tensor<4x4xf32>
  %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"y", ?}]> : tensor<8xf32>
  return %1, %0#1 : tensor<8xf32>, tensor<4x4xf32>
}
)");
  expect_in(text, R"({sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y", ?}]>, <@m, [{?}, {?}]>]>})");
  expect_in(text, "return %0#0, %0#1");
  EXPECT_EQ(text.find("data_flow_edge"), std::string::npos) << text;
}
TEST(SinkEdges, OfNothingThatIsSaid) {
  const std::string text = sunk(R"(func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.optimization_barrier %a : tensor<8xf32>
  %1 = sdy.data_flow_edge %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
)");
  EXPECT_EQ(text.find("sdy.sharding"), std::string::npos) << text;
}
// What the body does not see cuts first.
TEST(SinkEdges, OfAManualComputation) {
  const std::string text = sunk(R"(func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x", ?}]>] out_shardings=[<@m, [{"x", ?}]>] manual_axes={"x"} (%b: tensor<4xf32>) {
    %2 = sdy.data_flow_edge %b sharding=<@m, [{"y", ?}]> : tensor<4xf32>
    sdy.return %2 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = sdy.data_flow_edge %0 sharding=<@m, [{"x", "y", ?}]> : tensor<8xf32>
  return %1 : tensor<8xf32>
}
)");
  expect_in(text, R"(in_shardings=[<@m, [{"x", "y", ?}]>] out_shardings=[<@m, [{"x", "y", ?}]>] manual_axes={"x"})");
  expect_in(text, "return %b");
}
TEST(SinkEdges, OfANamedComputationThatSaidNothing) {
  const std::string text = sunk(R"(func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.named_computation<"g">(%a) (%b: tensor<8xf32>) {
    %2 = sdy.data_flow_edge %b sharding=<@m, [{"x"}]> : tensor<8xf32>
    sdy.return %2 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = sdy.data_flow_edge %0 sharding=<@m, [{"y"}]> : tensor<8xf32>
  return %1 : tensor<8xf32>
}
)");
  expect_in(text, R"("g">(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"y"}]>] (%b: tensor<8xf32>))");
  EXPECT_EQ(to_text(stablehlo::read_module(text)), text);
}
TEST(SinkEdges, OfFunctionsAndTheirCalls) {
  const std::string text = sunk(R"(func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @g(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  %1 = sdy.func_data_flow_edge %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @g(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.func_data_flow_edge %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
)");
  expect_in(text, R"(@g(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>}))");
  expect_in(text, R"(call @g(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}]>]>})");
}

}  // namespace weft::sdy::sink_edges_test
