// XLA's notation of shardings, and what is said of texts that are none.
#include <weft/sdy/tiled_sharding.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::tiled_sharding_test {

using weft::testing::expect_error;

bool cuts(std::string_view text, const Buffer<DeviceDigits>& dims) {
  return read_tiled_sharding(text).dims == dims;
}

TEST(TiledSharding, ByDigits) {
  EXPECT_TRUE(cuts("{devices=[2,4]<=[8]}", {{{4, 2}}, {{1, 4}}}));
  EXPECT_TRUE(cuts("{devices=[2,1,4]<=[8] last_tile_dim_replicate}", {{{4, 2}}, {}}));
  EXPECT_TRUE(cuts("{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}", {{{1, 4}}, {}}));
  EXPECT_TRUE(cuts("{devices=[8,1]<=[2,4]T(1,0)}", {{{1, 4}, {4, 2}}, {}}));
  EXPECT_TRUE(cuts("{devices=[2,4]<=[2,2,2]T(1,0,2)}", {{{2, 2}}, {{4, 2}, {1, 2}}}));
  EXPECT_TRUE(cuts("{replicated}", {}));
}
TEST(TiledSharding, ByNumber) {
  EXPECT_TRUE(cuts("{devices=[2,4]0,1,2,3,4,5,6,7}", {{{4, 2}}, {{1, 4}}}));
  EXPECT_TRUE(cuts("{devices=[4,2]0,2,4,6,1,3,5,7 metadata={op_name=\"x\"}}", {{{1, 2}, {4, 2}}, {{2, 2}}}));
}
TEST(TiledSharding, Manual) {
  EXPECT_TRUE(read_tiled_sharding("{manual}").is_manual);
  const TiledSharding some =
      read_tiled_sharding("{devices=[1,1,4,2]<=[2,4]T(1,0) last_tile_dims={manual, replicated}}");
  EXPECT_FALSE(some.is_manual);
  EXPECT_EQ(some.dims, (Buffer<DeviceDigits>{{}, {}}));
  EXPECT_EQ(some.manual, (DeviceDigits{{1, 4}}));
}
// What a list counts is what its digits count.
TEST(TiledSharding, ListsCountByDigits) {
  EXPECT_EQ(digits_of({3, 5, 7, 9}), (DeviceDigits{{2, 4}}));
  EXPECT_EQ(digits_of({0, 4, 1, 5, 2, 6, 3, 7}), (DeviceDigits{{1, 4}, {4, 2}}));
  EXPECT_EQ(digits_of({0, 1, 4, 5, 2, 3, 6, 7}), (DeviceDigits{{2, 2}, {4, 2}, {1, 2}}));
  for (const Buffer<Index>& other : {Buffer<Index>{0, 1, 3}, {0, 2, 1}, {1, 0}, {0, 1, 2, 3, 5, 4}, {0, 0}})
    EXPECT_TRUE(digits_of(other).empty());
}

TEST(TiledSharding, MistakesHaveNames) {
  const auto malformed = [](const char* text, const char* expected) {
    expect_error(
        [&] {
          static_cast<void>(read_tiled_sharding(text, {3, 7}));
        },
        "stablehlo_is_malformed", {expected, "line 3"});
  };
  malformed("{devices=[2,4]<=[4]}", "a device for each tile");
  malformed("{devices=[2,2]<=[8]}", "a tile for each device");
  malformed("{devices=[2,2]0,1,2}", "a device for each tile");
  malformed("{devices=[8]<=[2,4]T(1,1)}", "an order of all extents");
  malformed("{devices=[8]<=[2,4]T(1)}", "an order of all extents");
  malformed("{devices=[2]<=[2] last_tile_dims={manual, replicated}}", "tiles for each subgroup");
  malformed("{devices=[0,2]<=[0]}", "1 to 2^31 devices");
  malformed("{devices=[65536,65536]<=[65536,65536]}", "1 to 2^31 devices");
  malformed("{replicated", "}");
  const auto unsupported = [](const char* text, const char* what) {
    expect_error([&] { static_cast<void>(read_tiled_sharding(text)); }, "stablehlo_is_unsupported", {what, text});
  };
  unsupported("{maximal device=0}", "sharding other than");
  unsupported("{devices=[2,2]0,3,1,2}", "order of devices");
  unsupported("{devices=[2]1,0}", "order of devices");
  unsupported("{devices=[3,2]<=[3,2]T(1,0)}", "order of devices");
  unsupported("{devices=[1,2]<=[2] last_tile_dims={unreduced}}", "tiles other than");
}

}  // namespace weft::sdy::tiled_sharding_test
