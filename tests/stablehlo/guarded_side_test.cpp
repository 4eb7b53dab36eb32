// Gradients through selections: what is not taken gives none, not even one that is no number; and values stay what they
// are.
#include <weft/stablehlo/import.hpp>

#include <support/scalar_module.hpp>

#include <cmath>
#include <string>

namespace weft::stablehlo_guarded_side_test {

using testing::made_of_scalar;
std::string compared(const char* how) {
  return std::string("%p = stablehlo.compare ") + how + ", %x, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>\n";
}
std::string selected(const char* then, const char* otherwise) {
  return std::string("%made = stablehlo.select %p, ") + then + ", " + otherwise + " : tensor<i1>, tensor<f32>\n";
}
const char* const quotient = "%q = stablehlo.divide %two, %x : tensor<f32>\n";

// TensorFlow's divide_no_nan, and its mirror image.
TEST(GuardedSide, AQuotientIsNotReadWhereItsDenominatorIsZero) {
  for (const std::string& text :
       {compared("EQ") + quotient + selected("%zero", "%q"), compared("NE") + quotient + selected("%q", "%zero")}) {
    EXPECT_EQ(made_of_scalar(4, text).value, 0.5);
    EXPECT_EQ(made_of_scalar(4, text).slope, -0.125);
    EXPECT_EQ(made_of_scalar(0, text).value, 0);
    EXPECT_EQ(made_of_scalar(0, text).slope, 0);
  }
  // Of another predicate nothing is known, and jax.grad has no number there.
  EXPECT_TRUE(std::isnan(made_of_scalar(0, compared("GT") + quotient + selected("%q", "%zero")).slope));
  const char* const jax = "attributes {mhlo.num_partitions = 1 : i32}";
  EXPECT_TRUE(std::isnan(made_of_scalar(0, compared("EQ") + quotient + selected("%zero", "%q"), jax).slope));
}

TEST(GuardedSide, ATimesInfinityIsNotReadWhereItIsNotTaken) {
  for (const char* const product : {"%t = stablehlo.multiply %x, %infinity : tensor<f32>\n",
                                    "%t = stablehlo.multiply %infinity, %x : tensor<f32>\n"}) {
    const std::string text = compared("GT") + product + selected("%t", "%x");
    EXPECT_EQ(made_of_scalar(-3, text).value, -3);
    EXPECT_EQ(made_of_scalar(-3, text).slope, 1);
    EXPECT_TRUE(std::isinf(made_of_scalar(3, text).value));
    EXPECT_TRUE(std::isinf(made_of_scalar(3, text).slope));
  }
}

// As in functions by pieces, to which JAX gives slopes by rules of their own: i0e, fresnel, log_ndtr; and in PyTorch's
// softplus, log(1 + exp(x)) up to 20 and x beyond it.
TEST(GuardedSide, OfPiecesThatMeetAtANumberTheOneThatIsNotTakenGivesNoSlope) {
  const std::string softplus = R"(%border = stablehlo.constant dense<20.0> : tensor<f32>
%p = stablehlo.compare GT, %x, %border : (tensor<f32>, tensor<f32>) -> tensor<i1>
%e = stablehlo.exponential %x : tensor<f32>
%l = stablehlo.log_plus_one %e : tensor<f32>
)" + selected("%x", "%l");
  EXPECT_EQ(made_of_scalar(154, softplus).value, 154);
  EXPECT_EQ(made_of_scalar(154, softplus).slope, 1);
  EXPECT_EQ(made_of_scalar(0, softplus).slope, 0.5);
  const char* const jax = "attributes {mhlo.num_partitions = 1 : i32}";
  const std::string far = "%r = stablehlo.rsqrt %x : tensor<f32>\n%q = stablehlo.multiply %r, %x : tensor<f32>\n";
  const std::string text = "%p = stablehlo.compare GT, %x, %two : (tensor<f32>, tensor<f32>) -> tensor<i1>\n" +
                           ("%near = stablehlo.add %x, %x : tensor<f32>\n" + far) + selected("%q", "%near");
  EXPECT_EQ(made_of_scalar(4, text, jax).value, 2);
  EXPECT_EQ(made_of_scalar(4, text, jax).slope, 0.25);
  EXPECT_EQ(made_of_scalar(0, text, jax).value, 0);
  EXPECT_EQ(made_of_scalar(0, text, jax).slope, 2);
  // What meets at 0 has no number there in jax.grad.
  EXPECT_TRUE(std::isnan(made_of_scalar(0, compared("GT") + far + selected("%q", "%zero"), jax).slope));
}

// gammaincc takes the series where x < 1 or x < a, and 0 where x is infinite.
TEST(GuardedSide, PiecesMeetAtOneOfTwoNumbersOrAtInfinity) {
  const char* const jax = "attributes {mhlo.num_partitions = 1 : i32}";
  const std::string either = "%r = stablehlo.divide %one, %x : tensor<f32>\n" + compared("LE") +
                             "%q = stablehlo.compare LT, %x, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                             "%p2 = stablehlo.or %p, %q : tensor<i1>\n"
                             "%made = stablehlo.select %p2, %x, %r : tensor<i1>, tensor<f32>\n";
  EXPECT_EQ(made_of_scalar(0, either, jax).slope, 1);
  EXPECT_EQ(made_of_scalar(2, either, jax).slope, -0.25);
  const std::string infinite =
      "%e = stablehlo.exponential %x : tensor<f32>\n"
      "%p = stablehlo.compare EQ, %x, %infinity : (tensor<f32>, tensor<f32>) -> tensor<i1>\n" +
      selected("%one", "%e");
  EXPECT_EQ(made_of_scalar(0, infinite, jax).slope, 1);
  EXPECT_EQ(made_of_scalar(HUGE_VAL, infinite, jax).value, 1);
  EXPECT_EQ(made_of_scalar(HUGE_VAL, infinite, jax).slope, 0);
}

}  // namespace weft::stablehlo_guarded_side_test
