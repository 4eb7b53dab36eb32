// RUN: sdy_opt %s -sdy-verify-unreduced-axes -split-input-file -verify-diagnostics

sdy.mesh @mesh = <["data"=2]>

func.func @dropped(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"data"}>}) -> tensor<4xf32> {
  // expected-error@+1 {{dropped}}
  %0 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["data"=2]>

func.func @kept(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"data"}>}) -> tensor<4xf32> {
  %0 = sdy.reshard %arg0 <@mesh, [{}]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
