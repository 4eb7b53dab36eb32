// Shapes: extents, row-major strides, NumPy broadcasting, and what they refuse.
#include <weft/shape/shape.hpp>

#include <support/expect_error.hpp>
#include <support/is_constant.hpp>

namespace weft::shape_test {

using testing::expect_error;
using testing::is_constant;

static_assert(Shape{}.rank() == 0 && Shape{}.elements() == 1, "a scalar has one element");
static_assert(Shape{2, 3, 4}.rank() == 3 && Shape{2, 3, 4}.elements() == 24 && Shape{2, 3, 4}[1] == 3);
static_assert(Shape{5, 0, 7}.elements() == 0);
static_assert(Shape{2, 3} == Shape(Dims{2, 3}) && !(Shape{2, 3} == Shape{3, 2}) && !(Shape{1} == Shape{}));

TEST(Shape, CountsItsElementsBeyondThirtyTwoBits) {
  EXPECT_EQ((Shape{2, 3, 4}).elements(), 24);
  EXPECT_EQ((Shape{1 << 20, 1 << 20}).elements(), Index{1} << 40);
  Index product = 1;
  for (Index extent : Shape{2, 3, 4}) product *= extent;
  EXPECT_EQ(product, 24);
}

TEST(Shape, HasNoNegativeExtentAndNoMoreDimensionsThanTheLimit) {
  static_assert(is_constant<[] { Shape{4, 0}; }> && !is_constant<[] { Shape{4, -1}; }>);
  static_assert(is_constant<[] { Shape{1, 1, 1, 1, 1, 1, 1, 1}; }> &&
                !is_constant<[] { Shape{1, 1, 1, 1, 1, 1, 1, 1, 1}; }>);
  expect_error([] { Shape{4, -1}; }, "extent_is_negative", {"dimension 1", "extent -1"});
  expect_error([] { Shape(Dims{-3}); }, "extent_is_negative", {"dimension 0", "extent -3"});
  expect_error([] { Shape{1, 1, 1, 1, 1, 1, 1, 1, 1}; }, "fixed_vector_is_full", {"at most 8"});
}

TEST(Shape, BytesOfATensorAreASixtyFourBitNumber) {
  constexpr Index large = Index{1} << 31;
  // Of the largest element type, which has 16 bytes: 2^31 * 2^28 * 16 is 2^63.
  static_assert(is_constant<[] { Shape{large, large / 8 - 1}; }> && !is_constant<[] { Shape{large, large / 8}; }>);
  expect_error([] { Shape{2, large, large}; }, "shape_is_too_large", {"dimension 2", "2147483648"});
}

TEST(Shape, StridesAreRowMajor) {
  static_assert(strides_of(Shape{2, 3, 4}) == Dims{12, 4, 1} && strides_of(Shape{}).empty());
  EXPECT_EQ(strides_of(Shape{2, 3, 4}), (Dims{12, 4, 1}));
  EXPECT_EQ(strides_of(Shape{7}), Dims{1});
  EXPECT_EQ(strides_of(Shape{2, 1, 5}), (Dims{5, 5, 1}));
  EXPECT_EQ(strides_of(Shape{3, 0, 2}), (Dims{0, 2, 1}));
}

// Every element of a shape has a position of its own below elements().
TEST(Shape, StridesVisitEveryElementOnce) {
  const Shape shape{2, 3, 4};
  const Dims strides = strides_of(shape);
  Index expected = 0;
  for (Index i = 0; i < 2; ++i)
    for (Index j = 0; j < 3; ++j)
      for (Index k = 0; k < 4; ++k) EXPECT_EQ(i * strides[0] + j * strides[1] + k * strides[2], expected++);
}

TEST(Shape, BroadcastingAlignsTheLastDimensions) {
  static_assert(broadcast_shapes({4, 1}, {3}) == Shape{4, 3});
  struct Case {
    Shape left, right, result;
  };
  for (const Case& c : {Case{{}, {}, {}}, Case{{}, {2, 3}, {2, 3}}, Case{{4, 1}, {3}, {4, 3}},
                        Case{{8, 1, 6, 1}, {7, 1, 5}, {8, 7, 6, 5}}, Case{{1}, {0}, {0}}, Case{{2, 1}, {2, 0}, {2, 0}},
                        Case{{3}, {3}, {3}}}) {
    EXPECT_EQ(broadcast_shapes(c.left, c.right), c.result);
    EXPECT_EQ(broadcast_shapes(c.right, c.left), c.result);
  }
}

TEST(Shape, BroadcastingRefusesExtentsThatDiffer) {
  static_assert(!is_constant<[] { static_cast<void>(broadcast_shapes({2, 3}, {2, 4})); }>);
  expect_error(
      [] {
        static_cast<void>(broadcast_shapes({2, 3}, {4, 4}));
      },
      "shapes_do_not_broadcast", {"extents 3 and 4", "neither is 1", "reshape"});
  expect_error([] { static_cast<void>(broadcast_shapes({2}, {0})); }, "shapes_do_not_broadcast", {"2 and 0"});
}

}  // namespace weft::shape_test
