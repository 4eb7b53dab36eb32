// The StableHLO text of graphs, letter by letter. That MLIR reads it and XLA runs it: see stablehlo_table_test.cpp.
#include <weft/graph/map.hpp>
#include <weft/stablehlo/print.hpp>
#include <weft/graph/scan.hpp>

#include <support/printed_graphs.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_print_test {

TEST(PrintStablehlo, InputsResultsUpdatesAndReplicas) {
  EXPECT_EQ(to_stablehlo(testing::graph_with_a_collective()),
            R"(module @weft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%0: tensor<2x3xf32> {weft.kind = "data", weft.name = "x"}, %1: tensor<3x3xf32> {tf.aliasing_output = 1 : i32, weft.kind = "weight", weft.name = "w \"1\""}) -> (tensor<2x3xf32> {weft.name = "total"}, tensor<3x3xf32> {weft.name = "w \"1\""}) {
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.all_reduce"(%2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%c) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %6 = "stablehlo.multiply"(%1, %5) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%3, %6) : (tensor<2x3xf32>, tensor<3x3xf32>) -> ()
  }
}
)");
}

TEST(PrintStablehlo, ALoopIsAWhileWithACounter) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 2})};
  const Var start{&graph, graph.add_input("start", InputKind::data, DType::f32, {2})};
  const Scanned made = scan(graph, 4, {start}, {x},
                            [](const Buffer<Var>& carry, const Buffer<Var>& row) {
                              const Var next = carry[0] * row[0];
                              return Scanned{{next}, {carry[0]}};
                            },
                            {.reversed = true});
  graph.add_output("last", made.carry[0].id);
  graph.add_output("all", made.stacked[0].id);
  EXPECT_EQ(to_stablehlo(graph),
            R"(module @weft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%0: tensor<4x2xf32> {weft.kind = "data", weft.name = "x"}, %1: tensor<2xf32> {weft.kind = "data", weft.name = "start"}) -> (tensor<2xf32> {weft.name = "last"}, tensor<4x2xf32> {weft.name = "all"}) {
    %t0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
    %t1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %loop0:3 = "stablehlo.while"(%t1, %1, %t0) ({
    ^bb0(%i0: tensor<i32>, %s0_0: tensor<2xf32>, %s0_1: tensor<4x2xf32>):
      %t2 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %t3 = "stablehlo.compare"(%i0, %t2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%t3) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i0: tensor<i32>, %s0_0: tensor<2xf32>, %s0_1: tensor<4x2xf32>):
      %t4 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %t5 = "stablehlo.subtract"(%t4, %i0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %t6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %t7 = "stablehlo.dynamic_slice"(%0, %t5, %t6) <{slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %3 = "stablehlo.reshape"(%t7) : (tensor<1x2xf32>) -> tensor<2xf32>
      %4 = "stablehlo.multiply"(%s0_0, %3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %t8 = "stablehlo.reshape"(%s0_0) : (tensor<2xf32>) -> tensor<1x2xf32>
      %t9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %t10 = "stablehlo.dynamic_update_slice"(%s0_1, %t8, %t5, %t9) : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
      %t11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %t12 = "stablehlo.add"(%i0, %t11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%t12, %4, %t10) : (tensor<i32>, tensor<2xf32>, tensor<4x2xf32>) -> ()
    }) : (tensor<i32>, tensor<2xf32>, tensor<4x2xf32>) -> (tensor<i32>, tensor<2xf32>, tensor<4x2xf32>)
    "func.return"(%loop0#1, %loop0#2) : (tensor<2xf32>, tensor<4x2xf32>) -> ()
  }
}
)");
}

TEST(PrintStablehlo, AMapIsItsBodyOnWholeTensors) {
  EXPECT_EQ(to_stablehlo(testing::graph_with_a_map()),
            R"(module @weft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%0: tensor<3xf32> {tf.aliasing_output = 0 : i32, weft.kind = "weight", weft.name = "x"}, %1: tensor<3xf32> {weft.kind = "data", weft.name = "g"}) -> (tensor<3xf32> {weft.name = "x"}, tensor<3xf32> {weft.name = "step"}) {
    %2 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %m3_2 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %m3_3 = "stablehlo.multiply"(%m3_2, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %m3_4 = "stablehlo.subtract"(%0, %m3_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%m3_4, %m3_3) : (tensor<3xf32>, tensor<3xf32>) -> ()
  }
}
)");
}

}  // namespace weft::stablehlo_print_test
