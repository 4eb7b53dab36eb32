// Megatron's MLP on a mesh "data" x "model", as a module with Shardy's shardings.
#ifndef WEFT_TESTS_SDY_TENSOR_PARALLEL_MLP_HPP
#define WEFT_TESTS_SDY_TENSOR_PARALLEL_MLP_HPP

#include <cstddef>
#include <string>
#include <vector>

namespace weft::testing {

inline const std::string tensor_parallel_mlp = R"(sdy.mesh @m = <["data"=2, "model"=4]>
func.func @main(%x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"data"}, {}]>},
                %up: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"model"}]>},
                %down: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"model", ?}, {?}]>})
    -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"data"}, {"model"}]>}) {
  %0 = stablehlo.dot_general %x, %up, contracting_dims = [1] x [0]
      : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %1 = stablehlo.tanh %0 : tensor<8x32xf32>
  %2 = stablehlo.dot_general %1, %down, contracting_dims = [1] x [0]
      : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}
)";

// What it is run on.
struct MlpArguments {
  std::vector<float> x = std::vector<float>(128), up = std::vector<float>(512), down = std::vector<float>(512);

  MlpArguments() {
    for (std::size_t i = 0; i < 512; ++i) {
      if (i < 128) x[i] = 0.01f * static_cast<float>(i % 7);
      up[i] = 0.1f * static_cast<float>(i % 5) - 0.2f;
      down[i] = 0.1f * static_cast<float>(i % 3) - 0.1f;
    }
  }
};

}  // namespace weft::testing

#endif
