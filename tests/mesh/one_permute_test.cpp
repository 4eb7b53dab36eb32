// One permute for what moves in any way, against where each position gets something from.
#include <weft/mesh/one_permute.hpp>

#include <gtest/gtest.h>

namespace weft::one_permute_test {

PermuteSources composed(const PermuteSources& first, const PermuteSources& second) {
  PermuteSources both(second.size(), -1);
  for (Index i = 0; i < second.size(); ++i)
    if (second[i] >= 0) both[i] = first[second[i]];
  return both;
}

TEST(OnePermute, SaysWhatTwoDo) {
  const MeshSizes mesh{2, 4};
  const AxisList x{0}, y{1}, xy{0, 1}, yx{1, 0};
  const Hop turn_x{1, true}, turn_y{3, true}, next_y{-1}, stay{};
  for (const auto& [axes, source, hop] : {std::tuple{x, x, turn_x}, std::tuple{xy, yx, stay}, std::tuple{y, y, next_y}})
    for (const auto& [then, from, turn] :
         {std::tuple{y, y, turn_y}, std::tuple{yx, xy, stay}, std::tuple{y, y, next_y}}) {
      const PermuteSources both = composed(sources_of(mesh, axes, source, hop), sources_of(mesh, then, from, turn));
      const OnePermute one = one_permute(mesh, both);
      const PermuteSources nothing{0, 1, 2, 3, 4, 5, 6, 7};  // they undo each other
      EXPECT_EQ(one.axes.empty() ? nothing : sources_of(mesh, one.axes, one.axes, one.hop), both);
    }
}
TEST(OnePermute, CountsWhereItCanAndListsElse) {
  const OnePermute turned = one_permute({2, 4}, {7, 6, 5, 4, 3, 2, 1, 0});
  EXPECT_TRUE(turned.hop.mirrored);
  EXPECT_EQ(turned.hop.sources, 0u);
  const OnePermute rows = one_permute({2, 4}, {2, 3, 0, 1, 6, 7, 4, 5});
  EXPECT_EQ(rows.axes, AxisList{1});
  const OnePermute any = one_permute({2, 4}, {1, 2, 0, 5, -1, 7, 3, 4});
  EXPECT_NE(any.hop.sources, 0u);
}
TEST(OnePermute, IsNoneWhereNothingMovesOrTheListIsTooLong) {
  EXPECT_TRUE(one_permute({2, 2}, {0, 1, 2, 3}).axes.empty());
  EXPECT_TRUE(one_permute({2, 2}, {-1, -1, -1, -1}).axes.empty());
  PermuteSources many(32, -1);
  for (Index i = 0; i < 32; ++i) many[i] = i * i % 31;
  EXPECT_TRUE(one_permute({32}, many).axes.empty());
}

}  // namespace weft::one_permute_test
