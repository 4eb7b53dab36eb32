// RUN: sdy_opt %s -split-input-file -sdy-insert-explicit-reshards='enable-full-version=true' | FileCheck %s

sdy.mesh @mesh = <["data"=2, "model"=4]>

// CHECK-LABEL: func @mlp(
func.func @mlp(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>},
               %arg1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>},
               %arg2: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>})
    -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) {
  // CHECK-NEXT: %[[WHOLE:.*]] = sdy.reshard %arg0 <@mesh, [{"data"}, {}]> : tensor<8x16xf32>
  // CHECK-NEXT: %[[WIDE:.*]] = stablehlo.dot_general %[[WHOLE]], %arg1
  // CHECK-SAME:   {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {"model"}]>]>}
  // CHECK-NEXT: %[[DOWN:.*]] = stablehlo.dot_general %[[WIDE]], %arg2
  // CHECK-NEXT: %[[SUM:.*]] = sdy.all_reduce {"model"} %[[DOWN]] out_sharding=<@mesh, [{"data"}, {}]> : tensor<8x16xf32>
  // CHECK-NEXT: return %[[SUM]]
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {"model"}]>]>} : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>]>} : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// -----
sdy.mesh @mesh = <["data"=2, "model"=4]>

// CHECK-LABEL: func @nothing(
func.func @nothing(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>})
    -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}) {
  // CHECK-NOT: sdy.reshard
  // CHECK: stablehlo.tanh %arg0
  // CHECK-NOT: sdy.reshard
  %0 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
