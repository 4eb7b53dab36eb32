// Keys of 64 bits, which are two.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/sorting_keys.hpp>

#include <limits>

namespace weft::sorting_keys_test {

using testing::expect_equal;
using testing::Program;

// Numbers that differ in their lower half alone, of both signs, zeros and NaN.
TEST(SortingKeys, NumbersOf64BitsHaveTwo) {
  constexpr double infinity = std::numeric_limits<double>::infinity(),
                   not_a_number = std::numeric_limits<double>::quiet_NaN();
  Program program;
  const Var x = program.input("x", {8}, DType::f64), n = program.input("n", {4}, DType::i64),
            u = program.input("u", {3}, DType::u64);
  const std::vector<Value> given{
      make_value(DType::f64, {8}, {1 + 0x1p-42, 1, not_a_number, -1, -1 - 0x1p-42, infinity, 0.0, -0.0}),
      make_value(DType::i64, {4}, {0x1p33 + 5, 0x1p33 - 7, -0x1p33, -0x1p33 - 1}),
      make_value(DType::u64, {3}, {0x1p63, 3, 0x1p40})};
  EXPECT_EQ(sorting_keys(x).size(), 2);
  expect_equal(program.value(places_in_order(sorting_keys(x), 0), given),
               make_value(DType::i32, {8}, {4, 3, 6, 7, 1, 0, 5, 2}));
  expect_equal(program.value(places_in_order(sorting_keys(n), 0), given), make_value(DType::i32, {4}, {3, 2, 1, 0}));
  expect_equal(program.value(places_in_order(sorting_keys(u), -1), given), make_value(DType::i32, {3}, {1, 2, 0}));
}

TEST(SortingKeys, AllOthersHaveThoseOfSort) {
  Program program;
  const Var x = program.input("x", {2, 2});
  const std::vector<Value> given{testing::f32_value({2, 2}, {3, 1, 2, 4})};
  EXPECT_EQ(sorting_keys(x).size(), 1);
  expect_equal(program.value(places_in_order(sorting_keys(x), 0), given), program.value(argsort(x, 0), given));
  testing::expect_error([&] { (void)sorting_keys(program.input("c", {4}, DType::c64)); }, "element_type_not_supported",
                        {"c64"});
}

TEST(SortingKeys, GradientsFollowTheElements) {
  testing::expect_gradients(
      {make_value(DType::f64, {2, 3}, {0.3, -0.7, 0.1, 2, 1, 3}), testing::random_value(DType::f64, {2, 3}, 5)},
      [](const testing::Vars& in) {
        const Var places = places_in_order(sorting_keys(in[0]), -1);
        return convert(sum(take_along(in[0], places) * in[1]), DType::f32);
      });
}

}  // namespace weft::sorting_keys_test
