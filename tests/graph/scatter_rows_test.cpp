// Updates of rows one after the other: every way to join, on every type, and its gradient against differences. Those of
// JAX, ties among them, are in tests/golden.
#include <weft/graph/scatter_rows.hpp>

#include <support/expect_error.hpp>
#include <support/gradients.hpp>

namespace weft::scatter_rows_test {

using testing::expect_error;
using testing::expect_gradients;
using testing::expect_near;
using testing::Program;
using testing::random_value;
using testing::Vars;

const Value numbers = make_value(DType::i32, {1, 4}, {2, 0, -1, 2});

std::vector<double> joined(RowJoin join, DType dtype, std::vector<double> rows, std::vector<double> updates) {
  Program program;
  const Var x = program.input("x", {1, 3, 1}, dtype), y = program.input("y", {1, 4, 1}, dtype);
  const Var made = detail::joined_rows(join, x, y, program.input("n", {1, 4}, DType::i32));
  return program
      .value(made,
             {make_value(dtype, {1, 3, 1}, std::move(rows)), make_value(dtype, {1, 4, 1}, std::move(updates)), numbers})
      .elements;
}

TEST(ScatterRows, EveryJoinOfEveryType) {
  using List = std::vector<double>;
  for (const DType dtype : {DType::f32, DType::f64, DType::bf16, DType::f16, DType::i8, DType::i16, DType::i32,
                            DType::i64, DType::u8, DType::u16, DType::u32, DType::u64}) {
    const auto made = [&](RowJoin join) { return joined(join, dtype, {5, 6, 7}, {3, 9, 50, 8}); };
    EXPECT_EQ(made(RowJoin::replace), (List{9, 6, 8})) << name_of(dtype);
    EXPECT_EQ(made(RowJoin::add), (List{14, 6, 18})) << name_of(dtype);
    EXPECT_EQ(made(RowJoin::multiply), (List{45, 6, dtype == DType::i8 ? -88.0 : 168.0})) << name_of(dtype);
    EXPECT_EQ(made(RowJoin::minimum), (List{5, 6, 3})) << name_of(dtype);
    EXPECT_EQ(made(RowJoin::maximum), (List{9, 6, 8})) << name_of(dtype);
  }
  EXPECT_EQ(joined(RowJoin::maximum, DType::pred, {0, 0, 0}, {1, 0, 1, 0}), (List{0, 0, 1}));
  EXPECT_EQ(joined(RowJoin::minimum, DType::i8, {-5, 6, -7}, {-128, 9, 50, 8}), (List{-5, 6, -128}));
}

TEST(ScatterRows, NanStaysInExtrema) {
  const double nan = std::nan("");
  for (const RowJoin join : {RowJoin::minimum, RowJoin::maximum}) {
    const std::vector<double> made = joined(join, DType::f32, {nan, 6, 7}, {nan, 9, nan, 8});
    EXPECT_TRUE(std::isnan(made[0]) && made[1] == 6 && std::isnan(made[2]));
  }
}

// Of 2 x 3 rows of 37 elements, which are joined by blocks and one by one.
TEST(ScatterRows, GradientsOfEveryJoin) {
  const Value places = make_value(DType::i32, {2, 4}, {2, 0, -1, 2, 1, 1, 1, 0});
  for (const RowJoin join : {RowJoin::replace, RowJoin::add, RowJoin::multiply, RowJoin::minimum, RowJoin::maximum})
    expect_gradients(
        {random_value(DType::f64, {2, 3, 37}, 1), random_value(DType::f64, {2, 4, 37}, 2), places},
        [&](const Vars& x) { return detail::joined_rows(join, x[0], x[1], x[2]); }, 1e-5);
}

TEST(ScatterRows, RefusesWhatDoesNotFit) {
  Program program;
  const Var x = program.input("x", {1, 3, 2}), y = program.input("y", {1, 4, 2});
  const Var places = program.input("n", {1, 4}, DType::i32);
  expect_error([&] { custom_call(ScatterRows{}, x, y, convert(places, DType::f32)); }, "custom_operands_do_not_fit",
               {"scatter_rows", "numbers i32"});
  expect_error([&] { custom_call(ScatterRows{}, x, x, places); }, "custom_operands_do_not_fit",
               {"each update has a number"});
  expect_error([&] { custom_call(ScatterRows{5}, x, y, places); }, "custom_operands_do_not_fit", {"RowJoin"});
  const Value rows = random_value(DType::f32, {1, 3, 2}, 1), updates = random_value(DType::f32, {1, 4, 2}, 2);
  expect_error(
      [&] {
        program.value(custom_call(ScatterRows{}, x, y, places),
                      {rows, updates, make_value(DType::i32, {1, 4}, {0, 1, 3, 2})});
      },
      "row_index_out_of_range", {"scatter_rows", "3"});
}

}  // namespace weft::scatter_rows_test
