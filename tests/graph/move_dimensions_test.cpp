// Dimensions moved, split and joined keep their elements in place.
#include <support/program.hpp>
#include <weft/graph/move_dimensions.hpp>

namespace weft::move_dimensions_test {

using testing::expect_equal;
using testing::Program;
using testing::random_value;

TEST(MoveDimensions, MovesOneAndKeepsTheOrderOfTheOthers) {
  Program program;
  const Value given = random_value(DType::f32, {2, 3, 4}, 1);
  const Var x = program.input("x", {2, 3, 4});
  expect_equal(program.value(detail::move_dimension(x, 0, 2), {given}),
               program.value(transpose(x, {1, 2, 0}), {given}));
  expect_equal(program.value(detail::move_dimension(x, 2, 0), {given}),
               program.value(transpose(x, {2, 0, 1}), {given}));
  EXPECT_EQ(detail::move_dimension(x, 1, 1).id, x.id);
}

TEST(MoveDimensions, AnOrderIsUndone) {
  const AxisList order{2, 0, 3, 1};
  EXPECT_EQ(detail::inverse(order), (AxisList{1, 3, 0, 2}));
  EXPECT_FALSE(detail::is_identity(order));
  EXPECT_TRUE(detail::is_identity({0, 1, 2}));
}

TEST(MoveDimensions, SplitsAndJoins) {
  Program program;
  const Var x = program.input("x", {2, 6, 4});
  const Var split = detail::split_dimension(x, 1, 3);
  EXPECT_TRUE(split.shape() == (Shape{2, 3, 2, 4}));
  EXPECT_TRUE(detail::join_dimensions(split, 1).shape() == x.shape());
  EXPECT_TRUE(detail::join_dimensions(x, 0).shape() == (Shape{12, 4}));
  const Value given = random_value(DType::f32, {2, 6, 4}, 1);
  EXPECT_EQ(program.value(split, {given}).elements, given.elements);
}

}  // namespace weft::move_dimensions_test
