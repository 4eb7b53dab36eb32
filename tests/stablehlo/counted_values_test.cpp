// Values of which an operand says, when the program runs, how many elements count.
#include <weft/stablehlo/counted_values.hpp>

#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::stablehlo_counted_values_test {

using testing::expect_equal;
using testing::f32_value;

// What torch_xla makes of x.masked_scatter(mask, y): the first places are those of the mask, so many that it is true.
TEST(CountedValues, OfUpdatesThatValuesCountTheOthersAreLeftOut) {
  const auto text = [](const std::string& indices, const char* after) {
    return std::string(R"(
func.func @main(%x: tensor<4xf32>, %y: tensor<3xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %all = stablehlo.constant dense<[[3], [1], [0]]> : tensor<3x1xi32>
  %some = stablehlo.set_dimension_size %all, %n, dim = 0 : (tensor<3x1xi32>, tensor<i32>) -> tensor<?x1xi32, #stablehlo.bounds<3, ?>>
  %u = stablehlo.set_dimension_size %y, %n, dim = 0 : (tensor<3xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<3>>
  %0 = "stablehlo.scatter"(%x, )") +
           indices +
           R"(, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4xf32>, )" +
           (indices == "%all" ? "tensor<3x1xi32>" : "tensor<?x1xi32, #stablehlo.bounds<3, ?>>") +
           R"(, tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<4xf32>
)" + after +
           R"(  return %0 : tensor<4xf32>
})";
  };
  const Graph graph = testing::graph_of_module(text("%some", ""));
  const Value x = f32_value({4}, {1, 2, 3, 4}), y = f32_value({3}, {-1, -2, -3});
  const auto scattered = [&](double count) { return interpret(graph, {x, y, make_value(DType::i32, {}, {count})})[0]; };
  expect_equal(scattered(2), f32_value({4}, {1, -2, 3, -1}));
  expect_equal(scattered(0), x);
  expect_equal(scattered(3), f32_value({4}, {-3, -2, 3, -1}));
  const auto refused = [&](const std::string& module, const char* line) {
    testing::expect_error([&] { static_cast<void>(testing::graph_of_module(module)); }, "stablehlo_size_is_unknown",
                          {line, "set_dimension_size", "operand 1"});
  };
  refused(text("%all", ""), "line 5");
  refused(text("%some", "  %1 = stablehlo.negate %u : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<?xf32>\n"),
          "line 5");
}

}  // namespace weft::stablehlo_counted_values_test
