// RUN: sdy_opt %s -sdy-pad-for-divisibility | FileCheck %s

sdy.mesh @mesh = <["data"=2, "model"=4]>

// CHECK-LABEL: func @rows(
func.func @rows(%arg0: tensor<6x3xf32>) -> tensor<6x3xf32> {
  // CHECK-NEXT: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  // CHECK-NEXT: %[[PADDED:.*]] = stablehlo.pad %arg0, %[[ZERO]], low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<8x3xf32>
  // CHECK-NEXT: %[[CUT:.*]] = sdy.all_slice [{"model"}, {}] %[[PADDED]] out_sharding=<@mesh, [{"model"}, {}]> : tensor<8x3xf32>
  // CHECK-NEXT: %[[TANH:.*]] = stablehlo.tanh %[[CUT]] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"model"}, {}]>]>} : tensor<8x3xf32>
  // CHECK-NEXT: %[[ALL:.*]] = sdy.all_gather [{"model"}, {}] %[[TANH]] out_sharding=<@mesh, [{}, {}]> : tensor<8x3xf32>
  // CHECK-NEXT: %[[OWN:.*]] = stablehlo.slice %[[ALL]] [0:6, 0:3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : (tensor<8x3xf32>) -> tensor<6x3xf32>
  // CHECK-NEXT: return %[[OWN]]
  %0 = sdy.all_slice [{"model"}, {}] %arg0 out_sharding=<@mesh, [{"model"}, {}]> : tensor<6x3xf32>
  %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"model"}, {}]>]>} : tensor<6x3xf32>
  %2 = sdy.all_gather [{"model"}, {}] %1 out_sharding=<@mesh, [{}, {}]> : tensor<6x3xf32>
  return %2 : tensor<6x3xf32>
}

// CHECK-LABEL: func @even(
func.func @even(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NOT: stablehlo.pad
  // CHECK: %[[CUT:.*]] = sdy.all_slice [{"model"}] %arg0 out_sharding=<@mesh, [{"model"}]> : tensor<8xf32>
  %0 = sdy.all_slice [{"model"}] %arg0 out_sharding=<@mesh, [{"model"}]> : tensor<8xf32>
  %1 = sdy.all_gather [{"model"}] %0 out_sharding=<@mesh, [{}]> : tensor<8xf32>
  return %1 : tensor<8xf32>
}
