// Extents that do not divide: the padded rule and nested chunks, and where they differ.
#include <weft/sharding/uneven.hpp>

#include "support/expect_error.hpp"

namespace weft::uneven_test {

using testing::expect_error;

inline constexpr Mesh line{{"x", 4}};
inline constexpr Mesh square{{"a", 2}, {"b", 2}};
constexpr NamedSharding over_line(line, P("x")), over_square(square, P(axes("a", "b")));

static_assert(padded_shard_shape(over_line, {6, 3}) == Shape{2, 3});
static_assert(padded_global_shape(over_line, {6, 3}) == Shape{8, 3});
static_assert(padded_index_ranges(over_line, {6}, 3) == IndexRanges{{6, 6}});
static_assert(nested_chunk(over_square, {5}, 3) == ChunkedShard{Shape{1}, {4}});

TEST(Uneven, PaddedShardsAreEqualAndTrailingOnesEmpty) {
  const Index stops[] = {2, 4, 6, 6};
  for (Index p = 0; p < 4; ++p)
    EXPECT_EQ(padded_index_ranges(over_line, {6}, p), (IndexRanges{{p < 3 ? 2 * p : 6, stops[p]}}));
  EXPECT_EQ(empty_padded_shards(over_line, {6}), (Buffer<Index>{3}));
  EXPECT_EQ(empty_padded_shards(over_line, {8}), (Buffer<Index>{}));
}

TEST(Uneven, TilesOfTenRowsOverFourAreThreeThreeThreeOne) {
  const NamedSharding sharding(Mesh{{"0", 4}, {"1", 2}}, P("0", nullptr));
  EXPECT_EQ(padded_shard_shape(sharding, {10, 3}), (Shape{3, 3}));
  const Index rows[] = {3, 3, 3, 1};
  for (Index p = 0; p < 8; ++p) {
    const IndexRange range = padded_index_ranges(sharding, {10, 3}, p)[0];
    EXPECT_EQ(range.stop - range.start, rows[p / 2]);
  }
}

TEST(Uneven, SeveralAxesTakeOneCeilingWhenPaddedAndOneEachWhenChunked) {
  const Index padded[] = {2, 2, 1, 0}, chunked[] = {2, 1, 1, 1}, offsets[] = {0, 2, 3, 4};
  for (Index p = 0; p < 4; ++p) {
    const IndexRange range = padded_index_ranges(over_square, {5}, p)[0];
    EXPECT_EQ(range.stop - range.start, padded[p]);
    EXPECT_EQ(nested_chunk(over_square, {5}, p), (ChunkedShard{Shape{chunked[p]}, {offsets[p]}}));
  }
}

TEST(Uneven, AnEmptyChunkLiesAtTheEnd) {
  EXPECT_EQ(nested_chunk(over_line, {6}, 3), (ChunkedShard{Shape{0}, {6}}));
  EXPECT_EQ(nested_chunk(over_square, {2}, 1), (ChunkedShard{Shape{0}, {2}}));
}

// Both policies cover every element exactly once; where the extent divides they agree with the even rule.
TEST(Uneven, EveryElementHasOneOwner) {
  for (Index extent = 0; extent < 20; ++extent) {
    Index padded = 0, chunked = 0;
    for (Index p = 0; p < 4; ++p) {
      const IndexRange range = padded_index_ranges(over_square, {extent}, p)[0];
      const ChunkedShard chunk = nested_chunk(over_square, {extent}, p);
      EXPECT_TRUE(range.start == padded || range.start == extent);
      EXPECT_TRUE(chunk.offset[0] == chunked || chunk.local_shape[0] == 0);
      padded += range.stop - range.start;
      chunked += chunk.local_shape[0];
      if (extent % 4 == 0) {
        EXPECT_EQ(over_square.index_ranges({extent}, p), (IndexRanges{range}));
        EXPECT_EQ(chunk.offset[0], extent == 0 ? 0 : range.start);
      }
    }
    EXPECT_EQ(padded, extent);
    EXPECT_EQ(chunked, extent);
  }
}

TEST(Uneven, SpecsAreStillChecked) {
  expect_error([] { (void)padded_shard_shape(over_line, Shape{}); }, "spec_longer_than_rank", {});
  expect_error([] { (void)nested_chunk(over_line, Shape{}, 0); }, "spec_longer_than_rank", {});
}

}  // namespace weft::uneven_test
