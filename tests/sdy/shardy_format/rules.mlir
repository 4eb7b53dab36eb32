// RUN: sdy_opt %s -sdy-populate-op-sharding-rules | FileCheck %s

// CHECK-LABEL: func @attention_scores
func.func @attention_scores(%q: tensor<2x6x10x8xf32>, %k: tensor<2x6x12x8xf32>) -> tensor<2x6x10x12xf32> {
  // CHECK: sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, m], [i, j, l, m])->([i, j, k, l]) {i=2, j=6, k=10, l=12, m=8} reduction={m}>
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x6x10x8xf32>, tensor<2x6x12x8xf32>) -> tensor<2x6x10x12xf32>
  return %0 : tensor<2x6x10x12xf32>
}

// CHECK-LABEL: func @heads
func.func @heads(%x: tensor<20x48xf32>) -> tensor<20x6x8xf32> {
  // CHECK: sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk])->([i, j, k]) {i=20, j=6, k=8}>
  %0 = stablehlo.reshape %x : (tensor<20x48xf32>) -> tensor<20x6x8xf32>
  return %0 : tensor<20x6x8xf32>
}
