// Boxes that have every element once, and a corner beside an element that they do not.
#include <weft/base/random.hpp>
#include <weft/io/tiling.hpp>

#include <gtest/gtest.h>

#include <deque>

namespace weft::tiling_test {

struct Box {
  Dims start, extents;
};

std::optional<Dims> corner_of(const Dims& shape, const std::deque<Box>& boxes) {
  const Dims origin(shape.size(), 0);
  std::vector<detail::CountedBox> counted{{&origin, &shape, -1}};
  for (const Box& box : boxes) counted.push_back({&box.start, &box.extents, 1});
  return detail::uneven_corner(counted, shape.size());
}
// Element by element.
bool is_tiled(const Dims& shape, const std::deque<Box>& boxes) {
  Dims element(shape.size(), 0);
  for (Index left = Shape(shape).elements(); left > 0; --left) {
    int times = 0;
    for (const Box& box : boxes) times += detail::has_element(box.start, box.extents, element) ? 1 : 0;
    if (times != 1) return false;
    for (int d = shape.size() - 1; d >= 0 && ++element[d] == shape[d]; --d) element[d] = 0;
  }
  return true;
}
// Cuts one box in two again and again.
std::deque<Box> cut(const Dims& shape, std::uint32_t trial, int times) {
  std::deque<Box> boxes{{Dims(shape.size(), 0), shape}};
  for (int i = 0; i < times; ++i) {
    const std::uint32_t bits = random_bits(5, trial, static_cast<std::uint32_t>(i));
    Box& first = boxes[bits % boxes.size()];
    const int d = static_cast<int>(bits >> 8) % shape.size();
    if (first.extents[d] < 2) continue;
    const Index at = 1 + static_cast<Index>(bits >> 16) % (first.extents[d] - 1);
    Box second = first;
    second.start[d] += at;
    second.extents[d] -= at;
    first.extents[d] = at;
    boxes.push_back(second);
  }
  return boxes;
}

TEST(Tiling, IsFoundInAnyDimensions) {
  EXPECT_FALSE(corner_of({}, {{{}, {}}}));
  EXPECT_TRUE(corner_of({}, {}));
  EXPECT_FALSE(corner_of({7}, {{{3}, {4}}, {{0}, {3}}}));
  EXPECT_EQ(corner_of({7}, {{{3}, {4}}, {{0}, {2}}}), Dims{2});
  EXPECT_FALSE(corner_of({2, 3}, {{{0, 0}, {1, 2}}, {{0, 2}, {2, 1}}, {{1, 0}, {1, 2}}}));
  // As many elements, one twice and one never.
  EXPECT_EQ(corner_of({2, 4}, {{{0, 0}, {2, 2}}, {{0, 1}, {2, 2}}}), (Dims{0, 1}));
  // A pinwheel, which no single cut begins.
  EXPECT_FALSE(
      corner_of({3, 3}, {{{0, 0}, {1, 2}}, {{0, 2}, {2, 1}}, {{2, 1}, {1, 2}}, {{1, 0}, {2, 1}}, {{1, 1}, {1, 1}}}));
}

TEST(Tiling, IsRightWhereOneBoxMoves) {
  for (const Dims& shape : {Dims{12}, Dims{5, 6}, Dims{3, 4, 4}, Dims{2, 3, 2, 3}})
    for (std::uint32_t trial = 0; trial < 60; ++trial) {
      std::deque<Box> boxes = cut(shape, trial, 8);
      EXPECT_TRUE(is_tiled(shape, boxes));
      EXPECT_FALSE(corner_of(shape, boxes));
      const std::uint32_t bits = random_bits(6, trial, 0);
      Box& moved = boxes[bits % boxes.size()];
      Index& where = (bits >> 4 & 1) != 0 ? moved.start[0] : moved.extents[0];
      where += (bits >> 5 & 1) != 0 && where > 1 ? -1 : moved.start[0] + moved.extents[0] < shape[0] ? 1 : 0;
      EXPECT_EQ(corner_of(shape, boxes).has_value(), !is_tiled(shape, boxes)) << trial;
    }
}

// Comparing pairs would take minutes.
TEST(Tiling, OfTensOfThousandsOfBoxesIsFoundAtOnce) {
  std::deque<Box> rows, steps;
  for (Index i = 0; i < 29999; ++i) {
    rows.push_back({{i, 0, 0}, {1, 2, 2}});
    steps.push_back({{i, i, 0}, {1, 1, 2}});
  }
  EXPECT_FALSE(corner_of({29999, 2, 2}, rows));
  rows[20000].start[1] = 1;
  rows[20000].extents[1] = 1;
  EXPECT_EQ(corner_of({29999, 2, 2}, rows), (Dims{20000, 0, 0}));
  EXPECT_TRUE(corner_of({29999, 29999, 2}, steps));
}

}  // namespace weft::tiling_test
