// The place of an extremum, as JAX prints it, and bodies that differ from it.
#include <support/round_trip.hpp>
#include <weft/stablehlo/extremum_place.hpp>

#include <gtest/gtest.h>

#include <cmath>

namespace weft::stablehlo_extremum_place_test {

// Along rows of [3, 4], with what takes a value, and of equal ones a number.
Graph graph_by(const std::string& takes, const std::string& of_equal) {
  return testing::graph_of_module(R"(func.func @main(%x: tensor<3x4xf32>) -> tensor<3xi32> {
  %n = stablehlo.iota dim = 1 : tensor<3x4xi32>
  %least = stablehlo.constant dense<)" +
                                  std::string(takes == "GT" ? "0xFF800000" : "0x7F800000") + R"(> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %least), (%n init: %zero) across dimensions = [1]
      : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>)  {
    %1 = stablehlo.compare )" + takes +
                                  R"(, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.compare )" + of_equal +
                                  R"(, %i, %j, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %b : tensor<i1>, tensor<f32>
    %9 = stablehlo.select %7, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<f32>, tensor<i32>
  }
  return %0#1 : tensor<3xi32>
})");
}
Index count(const Graph& graph, Op op) {
  Index found = 0;
  for (Id id = 0; id < graph.size(); ++id) found += graph[id].op == op;
  return found;
}
std::vector<double> places(const Graph& graph) {
  const double nan = std::nan("");
  return interpret(graph, {make_value(DType::f32, {3, 4}, {1, 5, 5, 2, 7, 1, nan, nan, -1, -1, -1, -1})})[0].elements;
}
using List = std::vector<double>;

// Of equal ones the first, and a NaN before all others.
TEST(StablehloExtremumPlace, IsTwoReductions) {
  const Graph largest = graph_by("GT", "LT"), smallest = graph_by("LT", "LT");
  EXPECT_EQ(count(largest, Op::reduce_max) + count(largest, Op::reduce_min), 2);
  EXPECT_EQ(count(largest, Op::slice), 0);
  EXPECT_EQ(places(largest), (List{1, 2, 0}));
  EXPECT_EQ(count(smallest, Op::reduce_min), 2);
  EXPECT_EQ(places(smallest), (List{0, 2, 0}));
}
// Of equal ones the last: pair by pair.
TEST(StablehloExtremumPlace, AnotherBodyIsReadAsItIs) {
  const Graph last = graph_by("GT", "GT");
  EXPECT_EQ(count(last, Op::reduce_max) + count(last, Op::reduce_min), 0);
  EXPECT_EQ(places(last), (List{2, 2, 3}));
}

}  // namespace weft::stablehlo_extremum_place_test
