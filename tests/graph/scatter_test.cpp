// What users of Vars write for x.at[rows].set and its like, and for extrema of segments.
#include <weft/graph/scatter.hpp>

#include <support/expect_error.hpp>
#include <support/program.hpp>

namespace weft::scatter_test {

using testing::expect_error;
using testing::expect_near;
using testing::f32_value;
using testing::Program;

TEST(Scatter, RowsAreSetMultipliedAndCompared) {
  Program program;
  const Var x = program.input("x", {3, 2}), y = program.input("y", {2, 2, 2}),
            rows = program.input("rows", {2, 2}, DType::i32);
  const std::vector<Value> given{f32_value({3, 2}, {1, 2, 3, 4, 5, 6}), f32_value({2, 2, 2}, {9, 1, 7, 7, 2, 8, 3, 3}),
                                 make_value(DType::i32, {2, 2}, {0, -1, 0, 2})};
  expect_near(program.value(scatter_set(x, rows, y), given), f32_value({3, 2}, {2, 8, 3, 4, 3, 3}), 0);
  expect_near(program.value(scatter_multiply(x, rows, y), given), f32_value({3, 2}, {18, 16, 3, 4, 15, 18}), 0);
  expect_near(program.value(scatter_max(x, rows, y), given), f32_value({3, 2}, {9, 8, 3, 4, 5, 6}), 0);
  expect_near(program.value(scatter_min(x, rows, y), given), f32_value({3, 2}, {1, 1, 3, 4, 3, 3}), 0);
  expect_near(program.value(scatter_set(x, rows, like(x, 0)), given), f32_value({3, 2}, {0, 0, 3, 4, 0, 0}), 0);
}

TEST(Scatter, SegmentsOfNothingHaveTheEndOfTheType) {
  Program program;
  const Var rows = program.input("rows", {3}, DType::i32);
  const Value places = make_value(DType::i32, {3}, {2, 2, 0});
  const auto ends = [&](DType dtype) {
    const Var x = program.input(name_of(dtype), {3}, dtype);
    std::vector<Value> given{places};
    for (Index i = 1; i < program.graph.inputs.size(); ++i)
      given.push_back(make_value(program.graph.dtype(program.graph.inputs[i].node), {3}, {5, 7, 6}));
    const Value least = program.value(segment_max(x, rows, 3), given),
                most = program.value(segment_min(x, rows, 3), given);
    EXPECT_EQ((std::vector<double>{least[0], least[2], most[0], most[2]}), (std::vector<double>{6, 7, 6, 5}));
    return std::pair(least[1], most[1]);
  };
  EXPECT_EQ(ends(DType::f32), std::pair(-HUGE_VAL, HUGE_VAL));
  EXPECT_EQ(ends(DType::bf16), std::pair(-HUGE_VAL, HUGE_VAL));
  EXPECT_EQ(ends(DType::i32), std::pair(-0x1p31, 0x1p31 - 1));
  EXPECT_EQ(ends(DType::i8), std::pair(-128.0, 127.0));
  EXPECT_EQ(ends(DType::u8), std::pair(0.0, 255.0));
}

TEST(Scatter, RefusesRowsThatAreNoIntegers) {
  Program program;
  const Var x = program.input("x", {3, 2});
  expect_error([&] { static_cast<void>(scatter_max(x, x, x)); }, "element_type_not_supported", {"scatter"});
}

}  // namespace weft::scatter_test
