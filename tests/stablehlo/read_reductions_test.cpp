// What reductions over windows become.
#include <support/round_trip.hpp>
#include <weft/graph/differentiate.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_reductions_test {

// As JAX prints them, with a start that is broadcast to the shape that it has.
TEST(StablehloReadReductions, SumsAndExtremaOverWindowsAreOperations) {
  const auto read = [](const std::string& body, const std::string& start) {
    return testing::graph_of_module(R"(func.func @main(%x: tensor<6xf32>) -> tensor<5xf32> {
  %c = stablehlo.constant dense<)" + start +
                                    R"(> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%x, %0) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.)" + body + R"( %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<6xf32>, tensor<f32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
})");
  };
  const std::pair<const char*, std::pair<const char*, Op>> cases[] = {
      {"add", {"0.0", Op::reduce_window_sum}},
      {"maximum", {"0xFF800000", Op::reduce_window_max}},
      {"minimum", {"0x7F800000", Op::reduce_window_max}}};
  const double ties[] = {1, 1, 0, 0, 2, 2};
  for (const auto& [body, expected] : cases) {
    SCOPED_TRACE(body);
    Graph graph = read(body, expected.first);
    Index found = 0;
    for (Id id = 0; id < graph.size(); ++id) found += graph[id].op == expected.second;
    EXPECT_EQ(found, 1);
    // Of equal ones the first in the window is the extremum, as in JAX.
    const Id loss = sum(Var{&graph, graph.outputs[0].node}).id;
    graph.outputs[0].node = differentiate(graph, loss, {graph.inputs[0].node})[0];
    const std::vector<double> gradient = interpret(graph, {make_value(DType::f32, {6}, {ties, ties + 6})})[0].elements;
    EXPECT_EQ(gradient, body[0] == 'a'   ? (std::vector<double>{1, 2, 2, 2, 2, 1})
                        : body[1] == 'a' ? (std::vector<double>{1, 1, 1, 0, 2, 0})
                                         : (std::vector<double>{1, 0, 2, 1, 1, 0}));
  }
}

}  // namespace weft::stablehlo_read_reductions_test
