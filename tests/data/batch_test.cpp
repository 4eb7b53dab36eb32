// One batch: items in their rows, zeros in the padding, shards as ranges of rows.
#include <weft/data/batch.hpp>

#include "support/expect_error.hpp"

#include <span>

namespace {

using weft::Batch;
using weft::BatchBuffer;
using weft::Index;
using weft::testing::expect_error;

// Item i has the image [i, i + 0.5] and the label 100 + i.
struct Numbers {
  std::int32_t read(Index index, float* image) const {
    image[0] = static_cast<float>(index);
    image[1] = image[0] + 0.5f;
    return static_cast<std::int32_t>(100 + index);
  }
};
constexpr auto in_order = [](Index item) { return item; };
constexpr auto reversed = [](Index item) { return 9 - item; };

TEST(Batch, HoldsTheItemsOfItsSliceInTheGivenOrder) {
  BatchBuffer buffer(4, 2);
  buffer.fill(Numbers{}, reversed, {2, 4});
  const Batch batch = buffer.batch();
  EXPECT_EQ(batch.valid, 4);
  EXPECT_EQ(batch.image.rows, 4);
  EXPECT_EQ(batch.image.columns, 2);
  for (Index row = 0; row < 4; ++row) {
    EXPECT_EQ(batch.label.items[row], 107 - row);
    EXPECT_EQ(batch.image.row(row)[1], 7.5f - static_cast<float>(row));
    EXPECT_EQ(batch.weight.items[row], 1.0f);
  }
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(batch.image.data()) % 64, 0u);
}

TEST(Batch, PaddingIsZeroAlsoInAReusedBuffer) {
  BatchBuffer buffer(4, 2);
  buffer.fill(Numbers{}, in_order, {1, 4});
  buffer.fill(Numbers{}, in_order, {5, 1});
  const Batch batch = buffer.batch();
  EXPECT_EQ(batch.valid, 1);
  EXPECT_EQ(batch.label.items[0], 105);
  for (Index row = 1; row < 4; ++row) {
    EXPECT_EQ(batch.image.row(row)[0], 0.0f);
    EXPECT_EQ(batch.image.row(row)[1], 0.0f);
    EXPECT_EQ(batch.label.items[row], 0);
    EXPECT_EQ(batch.weight.items[row], 0.0f);
  }
  buffer.fill(Numbers{}, in_order, {0, 4});
  for (const float weight : buffer.batch().weight) EXPECT_EQ(weight, 1.0f);
}

TEST(Batch, ShardsAreContiguousRanges) {
  BatchBuffer buffer(6, 2);
  buffer.fill(Numbers{}, in_order, {0, 5});
  const Batch batch = buffer.batch();
  for (Index rank = 0; rank < 3; ++rank) {
    const auto image = batch.image.shard(rank, 3);
    const auto weight = batch.weight.shard(rank, 3);
    EXPECT_EQ(image.data(), batch.image.row(2 * rank));
    EXPECT_EQ(image.rows, 2);
    EXPECT_EQ(image.size(), 4);
    EXPECT_EQ(weight.items[0] + weight.items[1], rank == 2 ? 1.0f : 2.0f);
  }
  expect_error([&] { static_cast<void>(batch.image.shard(0, 4)); }, "loader_rows_do_not_divide", {"4 equal shards"});
  expect_error([&] { static_cast<void>(batch.image.shard(3, 3)); }, "loader_rank_is_out_of_range", {"rank 3"});
}

TEST(Batch, RowsConvertToASpan) {
  BatchBuffer buffer(2, 2);
  buffer.fill(Numbers{}, in_order, {3, 2});
  const std::span<const float> image = buffer.batch().image;
  EXPECT_EQ(image.size(), 4u);
  EXPECT_EQ(image[2], 4.0f);
}

}  // namespace
