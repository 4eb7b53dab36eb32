// argsort, sort, take_along and top_k: numbers, NaN, every type of key, gradients. Values of NumPy and JAX:
// tests/golden/print_function_values.py.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/sort.hpp>

#include <limits>

namespace weft::sort_test {

using testing::expect_equal;
using testing::f32_value;
using testing::Program;
using testing::random_value;

constexpr double infinity = std::numeric_limits<double>::infinity(), not_a_number = std::numeric_limits<double>::quiet_NaN();

TEST(Sort, NumbersRiseAndNaNIsLast) {
  Program program;
  const Var x = program.input("x", {2, 5});
  const std::vector<Value> given{f32_value({2, 5}, {3, -infinity, not_a_number, -0.0, 0, 5, 4, 3, 2, 1})};
  expect_equal(program.value(argsort(x), given), make_value(DType::i32, {2, 5}, {1, 3, 4, 0, 2, 4, 3, 2, 1, 0}));
  const Value sorted = program.value(sort(x), given);
  EXPECT_EQ(sorted.elements[0], -infinity);
  EXPECT_NE(sorted.elements[4], sorted.elements[4]);
  EXPECT_EQ(sorted.elements[9], 5);
  expect_equal(program.value(argsort(x, 0), given), make_value(DType::i32, {2, 5}, {0, 0, 1, 0, 0, 1, 1, 0, 1, 1}));
}

TEST(Sort, EveryTypeHasKeys) {
  for (DType dtype : {DType::f32, DType::bf16, DType::f16, DType::i32, DType::u32, DType::i8, DType::u16}) {
    Program program;
    const Var x = program.input("x", {4}, dtype);
    const bool has_sign = dtype != DType::u32 && dtype != DType::u16;
    const double least = has_sign ? -100 : 0, most = dtype == DType::u32 ? 4294967040.0 : 100;
    const Value given = make_value(dtype, {4}, {7, most, least, 3});
    expect_equal(program.value(sort(x), {given}), make_value(dtype, {4}, {least, 3, 7, most}));
  }
  Program program;
  testing::expect_error([&] { (void)argsort(program.input("x", {4}, DType::c64)); }, "element_type_not_supported", {"c64"});
}

TEST(Sort, TopKAreTheLargestAndTheFirstOfEqualOnes) {
  Program program;
  const TopK largest = top_k(program.input("x", {2, 4}), 2);
  const std::vector<Value> given{f32_value({2, 4}, {1, 4, 4, 2, -1, -2, -3, -1})};
  expect_equal(program.value(largest.values, given), f32_value({2, 2}, {4, 4, -1, -1}));
  expect_equal(program.value(largest.places, given), make_value(DType::i32, {2, 2}, {1, 2, 0, 3}));
  testing::expect_error([&] { (void)top_k(program.input("y", {2, 4}), 5); }, "slice_does_not_fit", {"5", "4"});
}

TEST(Sort, GradientsFollowTheElements) {
  testing::expect_gradients({f32_value({2, 3}, {0.3, -0.7, 0.1, 2, 1, 3}), random_value(DType::f32, {2, 3}, 5)},
                            [](const testing::Vars& in) { return sum(sort(in[0]) * in[1]); });
}

// Wide rows, in blocks and, where none divides them, whole: the same as sorting them, with ties, NaN and -0.
TEST(Sort, TheLargestOfWideRowsAreTheFirstOfThemSorted) {
  EXPECT_EQ(detail::top_k_block(1000000, 100), 100);
  EXPECT_EQ(detail::top_k_block(4099, 3), 0);
  EXPECT_EQ(detail::top_k_block(4096, 4000), 0);
  for (const Index width : {Index{4096}, Index{4099}, Index{5000}})
    for (const Index k : {Index{1}, Index{7}, Index{40}})
      for (const double values : {50.0, 100000.0}) {
        Program program;
        const Var x = program.input("x", {2, 2, width});
        Value given = random_value(DType::f32, {2, 2, width}, 5, -values / 2, values / 2);
        for (double& element : given.elements) {
          element = std::floor(element);
          if (element == 7) element = std::numeric_limits<double>::quiet_NaN();
          if (element == 0) element = -0.0;
        }
        const Value made = program.value(top_k(x, k).places, {given});
        const Var keys = order_keys(x), sorted = emit_var(Op::argsort, {!keys});
        const Value expected = program.value(slice(sorted, {0, 0, 0}, {2, 2, k}), {given});
        expect_equal(made, expected);
      }
}

// Numbers that differ in their lower half alone, of both signs, zeros and NaN.
TEST(SortingKeys, NumbersOf64BitsHaveTwo) {
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
  expect_equal(program.value(argsort(x), given), make_value(DType::i32, {8}, {4, 3, 6, 7, 1, 0, 5, 2}));
  expect_equal(program.value(sort(u), given), make_value(DType::u64, {3}, {3, 0x1p40, 0x1p63}));
  expect_equal(program.value(top_k(x, 3).places, given), make_value(DType::i32, {3}, {2, 5, 0}));
  expect_equal(program.value(top_k(n, 2).values, given), make_value(DType::i64, {2}, {0x1p33 + 5, 0x1p33 - 7}));
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

}  // namespace weft::sort_test
