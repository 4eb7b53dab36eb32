// Exact sums of squares, one by one.
#include <support/program.hpp>
#include <weft/reference/exact_sum.hpp>

#include <cmath>
#include <limits>

namespace weft::exact_sum_test {

using testing::Program;

TEST(ReferenceExactSum, NormsAreRootsOfSumsOfSquares) {
  Program program;
  const Var x = program.input("x", {4}), y = program.input("y", {2});
  const auto norm = [&](std::vector<double> first, std::vector<double> second) {
    return program.value(exact_norm(exact_square_sum(y, exact_square_sum(x))),
                         {make_value(DType::f32, {4}, std::move(first)), make_value(DType::f32, {2}, std::move(second))})[0];
  };
  const double huge = std::numeric_limits<double>::infinity(), least = std::ldexp(1.0, -149);
  EXPECT_EQ(norm({1, -1, 3, 2}, {0, 1}), 4);
  EXPECT_EQ(norm({0, 0, 0, 0}, {0, 0}), 0);
  EXPECT_EQ(norm({least, least, least, 0}, {least, 0}), 2 * least);
  EXPECT_EQ(norm({1e30, 0, 0, 0}, {0, 0}), static_cast<double>(1e30F));
  EXPECT_EQ(norm({1, huge, 0, 0}, {0, 1}), huge);
  EXPECT_TRUE(std::isnan(norm({1, huge, 0, 0}, {std::nan(""), 1})));
}

}  // namespace weft::exact_sum_test
