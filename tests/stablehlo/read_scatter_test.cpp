// Scatters by bodies of their own; others are run against JAX, topic by topic (dynamic/stablehlo_test).
#include <weft/stablehlo/read_scatter.hpp>

#include <support/expect_module_passes.hpp>
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_scatter_test {

using testing::expect_passes;

// Update after update: a += c and b += a d, by the a that was there; the last one lies outside.
TEST(StablehloReadScatter, ScattersToSeveralOperands) {
  expect_passes(R"(
%x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
%y = stablehlo.constant dense<[10.0, 20.0, 30.0, 40.0]> : tensor<4xf32>
%p = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
%at = stablehlo.constant dense<[[1], [1], [3], [7]]> : tensor<4x1xi32>
%u = stablehlo.constant dense<[5.0, 6.0, 7.0, 8.0]> : tensor<4xf32>
%v = stablehlo.constant dense<[100.0, 200.0, 300.0, 400.0]> : tensor<4xf32>
%q = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
%0:3 = "stablehlo.scatter"(%x, %y, %p, %at, %u, %v, %q) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>, %m: tensor<i1>, %c: tensor<f32>, %d: tensor<f32>, %n: tensor<i1>):
  %s = stablehlo.add %a, %c : tensor<f32>
  %t = stablehlo.multiply %a, %d : tensor<f32>
  %w = stablehlo.add %b, %t : tensor<f32>
  %o = stablehlo.xor %m, %n : tensor<i1>
  stablehlo.return %s, %w, %o : tensor<f32>, tensor<f32>, tensor<i1>
}) : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4x1xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>)
check.expect_eq_const %0#0, dense<[1.0, 13.0, 3.0, 11.0]> : tensor<4xf32>
check.expect_eq_const %0#1, dense<[10.0, 1620.0, 30.0, 1240.0]> : tensor<4xf32>
check.expect_eq_const %0#2, dense<[true, true, false, true]> : tensor<4xi1>)");
}

// A scatter's body that adds a constant from around it, of complex numbers.
TEST(StablehloReadScatter, BodiesOfComplexNumbersReadWhatIsAround) {
  expect_passes(R"(
%x = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)]> : tensor<3xcomplex<f32>>
%at = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
%by = stablehlo.constant dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>
%c = stablehlo.constant dense<(2.0, 5.0)> : tensor<complex<f32>>
%0 = "stablehlo.scatter"(%x, %at, %by) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
  %s = stablehlo.add %a, %c : tensor<complex<f32>>
  stablehlo.return %s : tensor<complex<f32>>
}) : (tensor<3xcomplex<f32>>, tensor<2x1xi64>, tensor<2xcomplex<f32>>) -> tensor<3xcomplex<f32>>
check.expect_eq_const %0, dense<[(3.0, 7.0), (3.0, 4.0), (7.0, 11.0)]> : tensor<3xcomplex<f32>>)");
}

// x[:, [2, 5]] is added to, and set: column 5 lies outside.
TEST(StablehloReadScatter, ScattersToColumns) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
%at = stablehlo.constant dense<[[2], [5]]> : tensor<2x1xi32>
%u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0]]> : tensor<2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<2x3xf32>, tensor<2x1xi32>, tensor<2x2xf32>) -> tensor<2x3xf32>
%1 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  stablehlo.return %b : tensor<f32>
}) : (tensor<2x3xf32>, tensor<2x1xi32>, tensor<2x2xf32>) -> tensor<2x3xf32>
check.expect_eq_const %0, dense<[[0.0, 1.0, 12.0], [3.0, 4.0, 35.0]]> : tensor<2x3xf32>
check.expect_eq_const %1, dense<[[0.0, 1.0, 10.0], [3.0, 4.0, 30.0]]> : tensor<2x3xf32>)");
}

// Updates are read where they are, whether or not some lie outside: their places alone are compared.
TEST(StablehloReadScatter, UpdatesAreNotCopied) {
  const Graph graph = testing::graph_of_module(R"(
func.func @main(%x: tensor<9x4xf32>, %at: tensor<70x1xi32>, %u: tensor<70x4xf32>) -> tensor<9x4xf32> {
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<9x4xf32>, tensor<70x1xi32>, tensor<70x4xf32>) -> tensor<9x4xf32>
return %0 : tensor<9x4xf32>
})");
  Index found = 0;
  for (Id id = 0; id < graph.size(); ++id)
    if (graph[id].op == Op::scatter) {
      ++found;
      EXPECT_EQ(graph.operand(id, 0), graph.inputs[2].node);
    }
  EXPECT_EQ(found, 1);
}

// One element of a carry, and one of what that makes, are written where the carry lies: no iteration makes all of it.
TEST(StablehloReadScatter, ALoopWritesOneElementInPlace) {
  const auto set = [](const std::string& made, const std::string& x, const std::string& place,
                      const std::string& value) {
    return "    " + made + " = \"stablehlo.scatter\"(" + x + ", " + place + ", " + value +
           ") <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], "
           "scatter_dims_to_operand_dims = [0]>}> ({\n"
           "    ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n      %s = stablehlo.add %a, %b : tensor<f32>\n"
           "      stablehlo.return %s : tensor<f32>\n    }) : (tensor<7xf32>, tensor<1xi32>, tensor<f32>) -> "
           "tensor<7xf32>\n";
  };
  const Graph graph = testing::graph_of_module(R"(
func.func @main(%x: tensor<7xf32>) -> tensor<7xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<7xf32>
  cond {
    %end = stablehlo.constant dense<9> : tensor<i32>
    %go = stablehlo.compare LT, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %here = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %there = stablehlo.reshape %next : (tensor<i32>) -> tensor<1xi32>
    %two = stablehlo.constant dense<2.0> : tensor<f32>
)" + set("%w", "%v", "%here", "%two") + set("%u", "%w", "%there", "%two") +
                                               R"(
    stablehlo.return %next, %u : tensor<i32>, tensor<7xf32>
  }
  return %0#1 : tensor<7xf32>
})");
  EXPECT_EQ(interpret(graph, {make_value(DType::f32, {7}, std::vector<double>(7, 1))})[0].elements,
            (std::vector<double>{3, 5, 5, 5, 5, 5, 5}));
  Index parts = 0;
  for (Id id = 0; id < graph.size(); ++id) {
    if (graph[id].op == Op::dynamic_update_slice) ++parts;
    EXPECT_FALSE(is_elementwise(graph[id].op) && graph.elements(id) == 7);
  }
  EXPECT_EQ(parts, 2);
}

// In the second row one is at place 0, the other one outside.
TEST(StablehloReadScatter, AddsToEachOfABatch) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[1.0, 1.0, 1.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
%at = stablehlo.constant dense<[[[2], [2]], [[0], [5]]]> : tensor<2x2x1xi32>
%u = stablehlo.constant dense<[[1.0, 2.0], [4.0, 8.0]]> : tensor<2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<2x3xf32>, tensor<2x2x1xi32>, tensor<2x2xf32>) -> tensor<2x3xf32>
check.expect_eq_const %0, dense<[[1.0, 1.0, 4.0], [4.0, 0.0, 0.0]]> : tensor<2x3xf32>)");
}

// Updates at places of each row of their own, whose rows are numbered in a column: 3 * 5 * 7 of the first one's place
// 1, and one beside the second one's elements.
TEST(StablehloReadScatter, MultipliesAtPlacesOfEachRow) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf32>
%row = stablehlo.iota dim = 0 : tensor<2xi32>
%rows = stablehlo.broadcast_in_dim %row, dims = [0] : (tensor<2xi32>) -> tensor<2x2x1xi32>
%places = stablehlo.constant dense<[[[1], [1]], [[2], [5]]]> : tensor<2x2x1xi32>
%at = stablehlo.concatenate %rows, %places, dim = 2 : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
%u = stablehlo.constant dense<[[5.0, 7.0], [2.0, 9.0]]> : tensor<2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.multiply %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<2x3xf32>, tensor<2x2x2xi32>, tensor<2x2xf32>) -> tensor<2x3xf32>
check.expect_eq_const %0, dense<[[2.0, 105.0, 4.0], [5.0, 6.0, 14.0]]> : tensor<2x3xf32>)");
}
// mask.at[:, 1:].set(u), and one more of each row at a place of its own: predicates lie in windows, too.
TEST(StablehloReadScatter, SetsWindowsOfPredicates) {
  expect_passes(R"(
%x = stablehlo.constant dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
%at = stablehlo.constant dense<1> : tensor<1xi32>
%u = stablehlo.constant dense<[[false, true], [true, false]]> : tensor<2x2xi1>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>}> ({
^bb0(%a: tensor<i1>, %b: tensor<i1>):
  stablehlo.return %b : tensor<i1>
}) : (tensor<2x3xi1>, tensor<1xi32>, tensor<2x2xi1>) -> tensor<2x3xi1>
check.expect_eq_const %0, dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>
%places = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
%1 = "stablehlo.scatter"(%x, %places, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
^bb0(%a: tensor<i1>, %b: tensor<i1>):
  stablehlo.return %b : tensor<i1>
}) : (tensor<2x3xi1>, tensor<2x1xi32>, tensor<2x2xi1>) -> tensor<2x3xi1>
check.expect_eq_const %1, dense<[[true, false, true], [false, false, false]]> : tensor<2x3xi1>)");
}
// The last one of several stays; rows are columns of the operand here, and have windows in between.
TEST(StablehloReadScatter, TheLastOfSeveralOfABatchStays) {
  expect_passes(R"(
%x = stablehlo.constant dense<0.0> : tensor<3x2x2xf32>
%at = stablehlo.constant dense<[[[2], [2]], [[0], [1]], [[2], [7]]]> : tensor<3x2x1xi32>
%u = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]], [[-0.0, 9.0], [10.0, 11.0]]]> : tensor<3x2x2xf32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  stablehlo.return %b : tensor<f32>
}) : (tensor<3x2x2xf32>, tensor<3x2x1xi32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
check.expect_eq_const %0, dense<[[[5.0, 0.0], [6.0, 0.0]], [[0.0, 7.0], [0.0, 8.0]], [[-0.0, 3.0], [9.0, 4.0]]]> : tensor<3x2x2xf32>)");
}

// Row 2 is written twice, row 1 not at all, and the last one lies outside.
TEST(StablehloReadScatter, TheLastOfSeveralStays) {
  for (const char* const type : {"f32", "i32", "i1"}) {
    const std::string t = type,
                      yes = t == "i1"    ? "true"
                            : t == "i32" ? "1"
                                         : "1.0",
                      no = t == "i1"    ? "false"
                           : t == "i32" ? "0"
                                        : "0.0";
    const auto row = [](const std::string& a, const std::string& b) { return "[" + a + ", " + b + "]"; };
    expect_passes(
        "%x = stablehlo.constant dense<[" + row(no, no) + ", " + row(yes, no) + ", " + row(no, no) +
        "]> : tensor<3x2x" + t + R"(>
%at = stablehlo.constant dense<[[2], [0], [2], [7]]> : tensor<4x1xi32>
%u = stablehlo.constant dense<[)" +
        row(yes, yes) + ", " + row(yes, no) + ", " + row(no, yes) + ", " + row(yes, yes) + "]> : tensor<4x2x" + t + R"(>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<)" +
        t + ">, %b: tensor<" + t + R"(>):
  stablehlo.return %b : tensor<)" +
        t + ">\n}) : (tensor<3x2x" + t + ">, tensor<4x1xi32>, tensor<4x2x" + t + ">) -> tensor<3x2x" + t + R"(>
check.expect_eq_const %0, dense<[)" +
        row(yes, no) + ", " + row(yes, no) + ", " + row(no, yes) + "]> : tensor<3x2x" + t + ">");
  }
}

// x.at[1:3].add(u): one window at a place that is known is padded with zeros; one that sticks out is left out.
TEST(StablehloReadScatter, AddsAWindowAtAKnownPlace) {
  const auto module = [](const char* start) {
    return std::string(R"(
%x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
%u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0]]> : tensor<2x2xf32>
%at = stablehlo.constant dense<)") +
           start + R"(> : tensor<1xi32>
%0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %s = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %s : tensor<f32>
}) : (tensor<4x2xf32>, tensor<1xi32>, tensor<2x2xf32>) -> tensor<4x2xf32>
)";
  };
  expect_passes(
      module("1") +
      "check.expect_eq_const %0, dense<[[1.0, 2.0], [13.0, 24.0], [35.0, 46.0], [7.0, 8.0]]> : tensor<4x2xf32>");
  expect_passes(module("3") +
                "check.expect_eq_const %0, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>");
}

// Few sums of any type are compared with their places: nothing is added up in a loop, in which devices would need all.
TEST(StablehloReadScatter, SumsOfWideIntegersAreNoLoop) {
  const Graph graph = testing::graph_of_module(
      R"(func.func @main(%x: tensor<4x2xi64>, %at: tensor<3x1xi32>, %y: tensor<3x2xi64>) -> tensor<4x2xi64> {
  %0 = "stablehlo.scatter"(%x, %at, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<4x2xi64>, tensor<3x1xi32>, tensor<3x2xi64>) -> tensor<4x2xi64>
  return %0 : tensor<4x2xi64>
})");
  EXPECT_EQ(graph.loops, 0);
  const Value made = interpret(
      graph, {make_value(DType::i64, {4, 2}, {1, 2, 3, 4, 5, 6, 7, 8}), make_value(DType::i32, {3, 1}, {2, 0, 2}),
              make_value(DType::i64, {3, 2}, {10, 20, 30, 40, 0x1p40, 60})})[0];
  EXPECT_EQ(made.elements, (std::vector<double>{31, 42, 3, 4, 15 + 0x1p40, 86, 7, 8}));
}

}  // namespace weft::stablehlo_read_scatter_test
