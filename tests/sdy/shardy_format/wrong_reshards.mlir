// RUN: sdy_opt %s -sdy-insert-explicit-reshards='enable-full-version=true' | FileCheck %s

sdy.mesh @mesh = <["x"=2]>

// What is expected here is not what is inserted.
// CHECK-LABEL: func @another_operand(
func.func @another_operand(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %arg1: tensor<4xf32>)
    -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // CHECK-NEXT: %[[MOVED:.*]] = sdy.reshard %arg1 <@mesh, [{"x"}]> : tensor<4xf32>
  // CHECK-NEXT: stablehlo.add %[[MOVED]], %arg0
  %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @never(
func.func @never(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  // CHECK-NOT: sdy.reshard
  // CHECK: return
  return %arg0 : tensor<4xf32>
}
