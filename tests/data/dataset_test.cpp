// Pixels become normalized floats exactly as the formula says.
#include <weft/data/dataset.hpp>

#include "support/expect_error.hpp"

#include <limits>

namespace dataset_test {

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
  EXPECT_EQ(source.widths()[0], 3);
  float image[3];
  std::int32_t label = 0;
  source.read({.index = 1}, image, label);
  EXPECT_EQ(label, 9);
  for (int i = 0; i < 3; ++i) EXPECT_FLOAT_EQ(image[i], (static_cast<float>(set.image(1)[i]) / 255.0f - 0.25f) / 0.5f);
  source.read({.index = 0}, image, label);
  EXPECT_EQ(label, 4);
  EXPECT_EQ(image[0], -0.5f);
}

TEST(Dataset, RefusesAScaleThatIsNotFiniteOrNotPositive) {
  const Dataset set = two_items();
  constexpr float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
  const auto use = [&](float mean, float deviation) { NormalizedDataset(set, mean, deviation); };
  expect_error([&] { use(0.0f, 0.0f); }, "loader_scale_is_not_finite", {"deviation is 0"});
  for (const float deviation : {nan, infinity, -1.0f, 1e-45f})
    expect_error([&] { use(0.0f, deviation); }, "loader_scale_is_not_finite", {"above 0"});
  for (const float mean : {nan, infinity, -infinity})
    expect_error([&] { use(mean, 1.0f); }, "loader_scale_is_not_finite", {"mean is"});
}

TEST(Dataset, RefusesImagesAndLabelsThatDoNotFit) {
  Dataset set = two_items();
  set.features = 4;
  expect_error([&] { NormalizedDataset(set, 0.0f, 1.0f); }, "data_set_sizes_differ", {"6 bytes", "2 x 4"});
  set.features = 0;
  expect_error([&] { NormalizedDataset(set, 0.0f, 1.0f); }, "data_set_sizes_differ", {"0 features"});
  set.features = weft::Index{1} << 62;
  expect_error([&] { NormalizedDataset(set, 0.0f, 1.0f); }, "data_set_sizes_differ", {"2 labels"});
  Dataset more = two_items();
  more.labels = weft::AlignedArray<std::int32_t>(3);
  expect_error([&] { NormalizedDataset(more, 0.0f, 1.0f); }, "data_set_sizes_differ", {"3 labels"});
}

}  // namespace dataset_test
