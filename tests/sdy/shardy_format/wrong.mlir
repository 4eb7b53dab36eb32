// RUN: sdy_opt %s -sdy-basic-propagate | FileCheck %s

sdy.mesh @mesh = <["x"=2]>

// What is expected here is not what propagation finds.
// CHECK-LABEL: func @another_dimension(
// CHECK-SAME:      %arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
// CHECK-SAME:  -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x", ?}]>}) {
func.func @another_dimension(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x4xf32> {
  %0 = stablehlo.tanh %arg0 : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func @none(
// CHECK-SAME:      %arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
func.func @none(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x4xf32> {
  // CHECK-NEXT: stablehlo.tanh %arg0 : tensor<4x4xf32>
  %0 = stablehlo.tanh %arg0 : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
