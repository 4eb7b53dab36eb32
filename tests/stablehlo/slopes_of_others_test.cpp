// Slopes at single points of modules that PyTorch/XLA prints: those of the functions that are meant. A module of JAX
// has what jax.grad has there.
#include <weft/stablehlo/slopes_of_others.hpp>

#include <support/scalar_module.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace weft::stablehlo_slopes_of_others_test {

double slope(double x, const std::string& operations, const std::string& attributes = "") {
  return testing::made_of_scalar(x, operations, attributes).slope;
}

const std::string logarithm = R"(%a = stablehlo.abs %x : tensor<f32>
%n = stablehlo.negate %a : tensor<f32>
%e = stablehlo.exponential %n : tensor<f32>
%l = stablehlo.log_plus_one %e : tensor<f32>
)";

// binary_cross_entropy_with_logits of weights that are still 0 trains as PyTorch does.
TEST(SlopesOfOthers, TheLogarithmOfALogisticFunctionIsSmoothAtZero) {
  const std::string least = "%m = stablehlo.minimum %x, %zero : tensor<f32>\n",
                    most = "%m = stablehlo.maximum %zero, %x : tensor<f32>\n";
  for (const double x : {-1.5, 0.0, 2.0}) {
    const double of_logistic = 1 / (1 + std::exp(x)), of_softplus = 1 / (1 + std::exp(-x));
    EXPECT_NEAR(slope(x, least + logarithm + "%made = stablehlo.subtract %m, %l : tensor<f32>"), of_logistic, 1e-6);
    EXPECT_NEAR(slope(x, most + logarithm + "%made = stablehlo.add %m, %l : tensor<f32>"), of_softplus, 1e-6);
    EXPECT_NEAR(slope(x, most + logarithm + "%made = stablehlo.add %l, %m : tensor<f32>"), of_softplus, 1e-6);
  }
  // A ReLU beside something else stays one.
  EXPECT_EQ(slope(0, most + "%made = stablehlo.add %m, %two : tensor<f32>"), 0);
}

// x.norm(dim) of a row of zeros, as PyTorch/XLA prints it by powers and as others do by a product, and x.std().
TEST(SlopesOfOthers, ANormHasNoneWhereAllIsZero) {
  const std::string row = "%row = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<3xf32>\n";
  const std::string reduced =
      "%all = stablehlo.reduce(%parts init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, "
      "tensor<f32>) -> tensor<f32>\n";
  const std::string by_powers = row + R"(%size = stablehlo.abs %row : tensor<3xf32>
%twos = stablehlo.constant dense<2.0> : tensor<3xf32>
%parts = stablehlo.power %size, %twos : tensor<3xf32>
)" + reduced + "%made = stablehlo.power %all, %half : tensor<f32>";
  const std::string scaled = row + "%parts = stablehlo.multiply %row, %row : tensor<3xf32>\n" + reduced +
                             "%mean = stablehlo.divide %all, %two : tensor<f32>\n"
                             "%made = stablehlo.sqrt %mean : tensor<f32>";
  EXPECT_EQ(slope(0, by_powers), 0);
  EXPECT_NEAR(slope(-2, by_powers), -std::sqrt(3.0), 1e-6);
  EXPECT_EQ(slope(0, scaled), 0);
  EXPECT_NEAR(slope(2, scaled), std::sqrt(1.5), 1e-6);
  EXPECT_TRUE(std::isnan(slope(0, by_powers, "attributes {mhlo.num_partitions = 1 : i32}")));
  EXPECT_TRUE(std::isinf(slope(0, "%made = stablehlo.sqrt %x : tensor<f32>")));
}

}  // namespace weft::stablehlo_slopes_of_others_test
