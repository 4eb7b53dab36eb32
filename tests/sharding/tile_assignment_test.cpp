// Tile assignments, against the published example and against the definition by iota, reshape and transpose.
#include <weft/sharding/tile_assignment.hpp>

#include "support/expect_error.hpp"

namespace weft::tile_assignment_test {

using Tiles = fixed_vector<Index, max_rank + 1>;

inline constexpr Mesh binary{{"a", 2}, {"b", 2}, {"c", 2}, {"d", 2}};
constexpr NamedSharding example(binary, P(nullptr, axes("d", "b"), "c"));

static_assert(tile_assignment(example, 4).dims == Tiles{1, 4, 2, 1, 2});
static_assert(tile_assignment(example, 4).permutation == AxisList{3, 1, 2, 0});

TEST(TileAssignment, IsATransposedIota) {
  const TileAssignment tiles = tile_assignment(example, 4);
  EXPECT_EQ(tiles.dims, (Tiles{1, 4, 2, 1, 2}));
  EXPECT_EQ(tiles.iota_dims, (MeshSizes{2, 2, 2, 2}));
  ASSERT_EQ(tiles.permutation, (AxisList{3, 1, 2, 0}));
  Index next = 0;
  for (Index d = 0; d < 2; ++d)
    for (Index b = 0; b < 2; ++b)
      for (Index c = 0; c < 2; ++c)
        for (Index a = 0; a < 2; ++a) EXPECT_EQ(tiles.devices[next++], 8 * a + 4 * b + 2 * c + d);
}

TEST(TileAssignment, DropsAxesOfSizeOne) {
  const Mesh mesh{{"r", 1}, {"b", 2}, {"m", 4}};
  const TileAssignment tiles = tile_assignment(NamedSharding(mesh, P(nullptr, axes("r", "m"))), 2);
  EXPECT_EQ(tiles.dims, (Tiles{1, 4, 2}));
  EXPECT_EQ(tiles.permutation, (AxisList{1, 0}));
  EXPECT_EQ(tiles.devices, (Buffer<Index>{0, 4, 1, 5, 2, 6, 3, 7}));
}

TEST(TileAssignment, HoldsDeviceIds) {
  const Mesh mesh({{"x", 2}, {"y", 2}}, {3, 1, 2, 0});
  EXPECT_EQ(tile_assignment(NamedSharding(mesh, P("y", "x")), 2).devices, (Buffer<Index>{3, 2, 1, 0}));
}

TEST(TileAssignment, NamesTheKindOfSharding) {
  const Mesh mesh{{"x", 4}, {"y", 2}};
  const auto kind = [&](const PartitionSpec& spec) { return name_of(sharding_type(NamedSharding(mesh, spec), 2)); };
  EXPECT_STREQ(kind(P("x", "y")), "TILED");
  EXPECT_STREQ(kind(P(axes("x", "y"), nullptr)), "PARTIAL");
  EXPECT_STREQ(kind(P("x", nullptr)), "PARTIAL");
  EXPECT_STREQ(kind(P()), "REPLICATED");
  EXPECT_STREQ(name_of(sharding_type(NamedSharding(Mesh{{"x", 1}}, P("x")), 1)), "MAXIMAL");
  EXPECT_EQ(sharding_type(NamedSharding(mesh, P("x")), 1), ShardingType::partial) << "axis y is not used";
}

}  // namespace weft::tile_assignment_test
