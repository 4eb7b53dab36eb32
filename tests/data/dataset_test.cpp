// Pixels become normalized floats exactly as the formula says.
#include <weft/data/dataset.hpp>

#include "support/expect_error.hpp"

#include <limits>

namespace {

using weft::Dataset;
using weft::NormalizedDataset;
using weft::testing::expect_error;

Dataset two_items() {
  Dataset set{weft::AlignedArray<std::uint8_t>(6), weft::AlignedArray<std::int32_t>(2), 3};
  for (weft::Index i = 0; i < 6; ++i) set.images[i] = static_cast<std::uint8_t>(51 * i);
  set.labels[0] = 4;
  set.labels[1] = 9;
  return set;
}

TEST(Dataset, KnowsItsItems) {
  const Dataset set = two_items();
  EXPECT_EQ(set.count(), 2);
  EXPECT_EQ(set.image(1)[0], 153);
  EXPECT_EQ(Dataset{}.count(), 0);
}

TEST(Dataset, NormalizesEveryPixel) {
  const Dataset set = two_items();
  const NormalizedDataset source(set, 0.25f, 0.5f);
  EXPECT_EQ(source.count(), 2);
  EXPECT_EQ(source.features(), 3);
  float image[3];
  EXPECT_EQ(source.read(1, image), 9);
  for (int i = 0; i < 3; ++i) EXPECT_FLOAT_EQ(image[i], (static_cast<float>(set.image(1)[i]) / 255.0f - 0.25f) / 0.5f);
  EXPECT_EQ(source.read(0, image), 4);
  EXPECT_EQ(image[0], -0.5f);
}

TEST(Dataset, RefusesADeviationThatIsNotPositive) {
  const Dataset set = two_items();
  expect_error([&] { NormalizedDataset(set, 0.0f, 0.0f); }, "loader_deviation_is_not_positive", {"deviation is 0"});
  expect_error([&] { NormalizedDataset(set, 0.0f, std::numeric_limits<float>::quiet_NaN()); },
               "loader_deviation_is_not_positive", {"nan"});
}

}  // namespace
