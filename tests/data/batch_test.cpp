// One batch: items in their rows, zeros in the padding, shards as ranges of rows.
#include <weft/base/dtype.hpp>
#include <weft/data/batch.hpp>

#include "support/expect_error.hpp"

#include <span>
#include <vector>

namespace batch_test {

using weft::Batch;
using weft::Index;
using weft::Sample;
using weft::testing::expect_error;

// Item i has the image [i, i + 0.5] and the label 100 + i.
struct Numbers {
  void read(const Sample& sample, std::span<float> image, std::int32_t& label) const {
    image[0] = static_cast<float>(sample.index);
    image[1] = image[0] + 0.5f;
    label = static_cast<std::int32_t>(100 + sample.index);
  }
};
constexpr auto in_order = [](Index item) { return Sample{.index = item}; };
constexpr auto reversed = [](Index item) { return Sample{.index = 9 - item}; };

using Storage = weft::BatchBuffer<weft::Fields<float[2], std::int32_t>>;
class Images : public Storage {
 public:
  explicit Images(Index rows) : Images(weft::RowRange{0, rows}) {}
  explicit Images(weft::RowRange all) : Images({all, all, all}) {}
  explicit Images(const Ranges& ranges) : Storage(ranges, {2, 1}) {}
  [[nodiscard]] Batch images() const { return batch<Batch>(); }
};

TEST(Batch, HoldsTheItemsOfItsSliceInTheGivenOrder) {
  Images buffer(4);
  buffer.fill(Numbers{}, reversed, {2, 4});
  const Batch batch = buffer.images();
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
  Images buffer(4);
  buffer.fill(Numbers{}, in_order, {1, 4});
  buffer.fill(Numbers{}, in_order, {5, 1});
  const Batch batch = buffer.images();
  EXPECT_EQ(batch.valid, 1);
  EXPECT_EQ(batch.label.items[0], 105);
  for (Index row = 1; row < 4; ++row) {
    EXPECT_EQ(batch.image.row(row)[0], 0.0f);
    EXPECT_EQ(batch.image.row(row)[1], 0.0f);
    EXPECT_EQ(batch.label.items[row], 0);
    EXPECT_EQ(batch.weight.items[row], 0.0f);
  }
  buffer.fill(Numbers{}, in_order, {0, 4});
  for (const float weight : buffer.images().weight) EXPECT_EQ(weight, 1.0f);
}

TEST(Batch, ShardsAreContiguousRanges) {
  Images buffer(6);
  buffer.fill(Numbers{}, in_order, {0, 5});
  const Batch batch = buffer.images();
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
  Images buffer(2);
  buffer.fill(Numbers{}, in_order, {3, 2});
  const std::span<const float> image = buffer.images().image;
  EXPECT_EQ(image.size(), 4u);
  EXPECT_EQ(image[2], 4.0f);
}

// Item i: i + 0.25 in bf16, three bytes i, one 64-bit number.
struct Mixed {
  void read(const Sample& sample, weft::bfloat16& half, std::span<std::uint8_t> bytes, std::int64_t& number) const {
    half = weft::bfloat16(static_cast<float>(sample.index) + 0.25f);
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(sample.index);
    number = sample.index << 40;
  }
};

TEST(Batch, HoldsFieldsOfAnyTypes) {
  constexpr weft::RowRange all{0, 3};
  weft::BatchBuffer<weft::Fields<weft::bfloat16, std::uint8_t[], std::int64_t>> buffer({all, all, all, all}, {1, 3, 1});
  buffer.fill(Mixed{}, in_order, {5, 2});
  const auto batch = buffer.batch();
  const auto& [half, bytes, number, weight, valid] = batch;
  static_assert(std::is_same_v<decltype(half), const weft::BatchRows<weft::bfloat16>>);
  static_assert(std::is_same_v<decltype(valid), const Index>);
  EXPECT_EQ(static_cast<float>(half.items[1]), 6.25f);
  EXPECT_EQ(bytes.columns, 3);
  EXPECT_EQ(bytes.row(1)[2], 6);
  EXPECT_EQ(number.items[0], Index{5} << 40);
  EXPECT_EQ(number.items[2], 0);
  EXPECT_EQ(weight.items[1], 1.0f);
  EXPECT_EQ(weight.items[2], 0.0f);
  EXPECT_EQ(valid, 2);
  EXPECT_EQ(std::get<2>(batch.fields()).data(), number.data());
}

// What a buffer with `ranges` holds of the image, the label and the weight is what one of the whole batch does.
void expect_ranges(const Storage::Ranges& ranges) {
  Images whole(6), part(ranges);
  for (const Index valid : {6, 5, 3, 2, 0}) {
    whole.fill(Numbers{}, in_order, {10 * valid, valid});
    part.fill(Numbers{}, in_order, {10 * valid, valid});
    const Batch expected = whole.images(), found = part.images();
    EXPECT_EQ(found.valid, valid);
    const auto expect_rows = [](const auto& all, const auto& own, const weft::RowRange& range) {
      ASSERT_EQ(own.rows, range.rows);
      for (Index i = 0; i < own.size(); ++i) EXPECT_EQ(own.items[i], all.row(range.first)[i]) << i;
    };
    expect_rows(expected.image, found.image, ranges[0]);
    expect_rows(expected.label, found.label, ranges[1]);
    expect_rows(expected.weight, found.weight, ranges[2]);
  }
}
TEST(Batch, RangesOfRowsAreThoseOfTheWholeBatch) {
  expect_ranges({{{2, 2}, {2, 2}, {2, 2}}});
  expect_ranges({{{2, 2}, {0, 6}, {0, 6}}});
  expect_ranges({{{0, 6}, {2, 2}, {4, 1}}});
  expect_ranges({{{0, 1}, {4, 2}, {0, 1}}});
  expect_ranges({{{3, 3}, {1, 3}, {5, 1}}});
}

TEST(Batch, RowsThatNoFieldHasAreNotRead) {
  Images buffer({{{0, 1}, {4, 2}, {0, 6}}});
  std::vector<Index> read;
  buffer.fill(Numbers{},
              [&](Index item) {
                read.push_back(item);
                return Sample{.index = item};
              },
              {10, 5});
  EXPECT_EQ(read, (std::vector<Index>{10, 14}));
  EXPECT_EQ(buffer.images().weight.rows, 6) << "weights are of no item";
}

}  // namespace batch_test
