// RUN: sdy_opt %s -sdy-insert-explicit-reshards='enable-full-version=true' -sdy-reshard-to-collectives | FileCheck %s

sdy.mesh @mesh = <["data"=2, "model"=4]>

// A part of "model" moves, the other one is gathered.
// CHECK-LABEL: func @parts(
func.func @parts(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model":(2)2}]>}) {
  // CHECK-NEXT: %[[MOVED:.*]] = sdy.all_to_all [{"model":(2)2}: 0->1] %arg0 out_sharding=<@mesh, [{"model":(1)2}, {"model":(2)2}]>
  // CHECK-NEXT: %[[JOINED:.*]] = sdy.all_gather [{"model":(1)2}, {}] %[[MOVED]] out_sharding=<@mesh, [{}, {"model":(2)2}]>
  // CHECK-NEXT: return %[[JOINED]]
  return %arg0 : tensor<8x8xf32>
}

// CHECK-LABEL: func @sum(
func.func @sum(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"data", "model"}>})
    -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}], unreduced={"model"}>}) {
  // CHECK-NEXT: %[[SUM:.*]] = sdy.all_reduce {"data"} %arg0 out_sharding=<@mesh, [{}], unreduced={"model"}>
  // CHECK-NEXT: %[[CUT:.*]] = sdy.all_slice [{"data"}] %[[SUM]] out_sharding=<@mesh, [{"data"}], unreduced={"model"}>
  // CHECK-NEXT: return %[[CUT]]
  return %arg0 : tensor<8xf32>
}
