// Who exchanges with whom along axes and parts of axes.
#include <weft/sdy/device_tables.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::device_tables_test {

// x of 2, y of 4: device 4 x + y.
constexpr FlowMesh mesh() {
  FlowMesh made;
  made.axes = {AxisName("x"), AxisName("y")};
  made.sizes = {2, 4};
  return made;
}
constexpr SubAxis x{0, 1, 2}, y{1, 1, 4}, major{1, 1, 2}, minor{1, 2, 2};

static_assert(DeviceTables(mesh()).devices() == 8);
static_assert(DeviceTables(mesh()).pieces({x}) == Buffer<Index>{0, 0, 0, 0, 1, 1, 1, 1});
static_assert(DeviceTables(mesh()).pieces({y, x}) == Buffer<Index>{0, 2, 4, 6, 1, 3, 5, 7});
static_assert(DeviceTables(mesh()).pieces({minor}) == Buffer<Index>{0, 1, 0, 1, 0, 1, 0, 1});

TEST(DeviceTables, GroupsAreInTheOrderOfTheirPieces) {
  const DeviceTables tables(mesh());
  EXPECT_EQ(tables.groups({y}), (Buffer<Buffer<Index>>{{0, 1, 2, 3}, {4, 5, 6, 7}}));
  EXPECT_EQ(tables.groups({y, x}), (Buffer<Buffer<Index>>{{0, 4, 1, 5, 2, 6, 3, 7}}));
  EXPECT_EQ(tables.groups({major}), (Buffer<Buffer<Index>>{{0, 2}, {1, 3}, {4, 6}, {5, 7}}));
  EXPECT_EQ(tables.groups({x, minor}), (Buffer<Buffer<Index>>{{0, 1, 4, 5}, {2, 3, 6, 7}}));
}
// Who has the piece keeps it; each gives once.
TEST(DeviceTables, SourcesAreAPermutation) {
  const SubLayout rows{{SubAxes{y}, SubAxes{}}, {}}, halves{{SubAxes{minor, major}, SubAxes{}}, {}};
  const Buffer<Index> sources = DeviceTables(mesh()).sources(rows, halves);
  EXPECT_EQ(sources, (Buffer<Index>{0, 2, 1, 3, 4, 6, 5, 7}));
}

}  // namespace weft::sdy::device_tables_test
