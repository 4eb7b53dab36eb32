// What examples/train_image does to images on the loader's threads, and in which order it takes them.
#include "../../examples/train_image/data.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

namespace image_data_test {

using namespace examples;

constexpr weft::Index pixels = cifar_sizes.pixels();

// Every pixel tells where it was: 1 + its place.
std::vector<float> numbered(const ImageSizes& sizes = cifar_sizes) {
  std::vector<float> image(weft::to_size(sizes.pixels()));
  std::iota(image.begin(), image.end(), 1.0f);
  return image;
}

TEST(ImageData, ImagesAreMirroredAndShiftedAsTheirKeySays) {
  std::set<std::pair<bool, std::pair<weft::Index, weft::Index>>> seen;
  for (std::uint32_t key = 0; key < 1500; ++key) {
    const weft::Sample sample{.key = key};
    std::vector<float> image = numbered();
    std::int32_t label = 3;
    FlipAndCrop()(sample, image, label);
    EXPECT_EQ(label, 3);
    // The pixel in the middle tells all of it, and the others must agree.
    const auto at = [&](weft::Index place) { return static_cast<weft::Index>(image[weft::to_size(place)]) - 1; };
    const weft::Index middle = 16 * 32 + 16, down = at(middle) / 32 - 16;
    const bool flips = at(middle + 1) < at(middle);
    const weft::Index right = flips ? 15 - at(middle) % 32 : at(middle) % 32 - 16;
    seen.insert({flips, {down, right}});
    for (weft::Index place = 0; place < pixels; ++place) {
      const weft::Index y = place / 32 % 32 + down, shifted = place % 32 + right, x = flips ? 31 - shifted : shifted;
      const bool is_inside = y >= 0 && y < 32 && x >= 0 && x < 32;
      ASSERT_EQ(at(place), is_inside ? place / 1024 * 1024 + y * 32 + x : -1) << key << " " << place;
    }
  }
  EXPECT_EQ(seen.size(), 2u * 9u * 9u) << "mirrored or not, -4 to 4 pixels each way";
}

TEST(ImageData, LargeImagesAreShiftedByUpToAnEighth) {
  constexpr weft::Index side = 224, middle = 112 * side + 112;
  weft::Index least = side, most = -side;
  for (std::uint32_t key = 0; key < 60; ++key) {
    std::vector<float> image = numbered(imagenet_sizes);
    std::int32_t label = 3;
    FlipAndCrop{side}({.key = key}, image, label);
    const auto at = [&](weft::Index place) { return static_cast<weft::Index>(image[weft::to_size(place)]); };
    const weft::Index down = (at(middle) - 1) / side - 112;
    least = std::min(least, down), most = std::max(most, down);
    for (const weft::Index channel : {1, 2})
      ASSERT_EQ(at(channel * side * side + middle), at(middle) + channel * side * side);
  }
  EXPECT_GE(least, -28);
  EXPECT_LT(least, -16);
  EXPECT_LE(most, 28);
  EXPECT_GT(most, 16);
}

TEST(ImageData, BytesAreNormalizedByChannel) {
  const ImageSet set = generate_set(0, 50, cifar_sizes);
  const Normalization normal(set);
  const Images images(set, normal);
  double sum[3] = {}, squares[3] = {};
  std::vector<float> image(weft::to_size(pixels));
  for (weft::Index i = 0; i < images.count(); ++i) {
    std::int32_t label = -1;
    images.read({.index = i}, image, label);
    EXPECT_EQ(label, i % 10);
    for (weft::Index at = 0; at < pixels; ++at) {
      const auto value = static_cast<double>(image[weft::to_size(at)]);
      sum[at / 1024] += value;
      squares[at / 1024] += value * value;
    }
  }
  for (int channel = 0; channel < 3; ++channel) {
    EXPECT_NEAR(sum[channel] / (50 * 1024), 0, 1e-4);
    EXPECT_NEAR(squares[channel] / (50 * 1024), 1, 1e-4);
  }
}

TEST(ImageData, GeneratedImagesFollowFromTheirNumbers) {
  const ImageSet all = generate_set(0, 24, cifar_sizes), later = generate_set(20, 4, cifar_sizes);
  for (weft::Index i = 0; i < 4 * pixels; ++i) ASSERT_EQ(later.bytes[i], all.bytes[20 * pixels + i]);
  // Two of one class differ in most of their pixels: the stripes begin elsewhere, and there is noise.
  weft::Index same = 0;
  for (weft::Index i = 0; i < pixels; ++i) same += all.bytes[i] == all.bytes[10 * pixels + i] ? 1 : 0;
  EXPECT_LT(same, pixels / 10);
}

// As many stripes, of more pixels; in the first ten classes.
TEST(ImageData, GeneratesImagesOfImageNetsShape) {
  const ImageSet set = generate_set(5, 12, imagenet_sizes);
  EXPECT_EQ(set.pixels(), 3 * 224 * 224);
  EXPECT_EQ(set.bytes.size(), 12 * set.pixels());
  EXPECT_EQ(set.labels[0], 5);
  EXPECT_EQ(set.labels[11], 6);
  const Normalization normal(set);
  const Images images(set, normal);
  EXPECT_EQ(images.widths()[0], set.pixels());
  std::vector<float> image(weft::to_size(set.pixels()));
  std::int32_t label = -1;
  images.read({.index = 11}, image, label);
  EXPECT_EQ(label, 6);
  // Class 6 has three stripes, one below the other: half a stripe below a pixel is its opposite.
  const auto pixel = [&](weft::Index y, weft::Index x) {
    return static_cast<double>(image[weft::to_size(y % 224 * 224 + x)]);
  };
  double along = 0, down = 0;
  for (weft::Index y = 0; y < 224; ++y)
    for (weft::Index x = 0; x < 112; ++x) {
      along += pixel(y, x) * pixel(y, x + 112);
      down += pixel(y, x) * pixel(y + 37, x);
    }
  EXPECT_GT(along, 0);
  EXPECT_LT(down, 0);
}

TEST(ImageData, EpochsAreWholeBatches) {
  const auto places = [](const WholeBatches& order) {
    std::vector<weft::Index> items;
    const auto own = order.order(0);
    for (weft::Index place = 0; place < order.size(); ++place) items.push_back(own(place));
    return items;
  };
  EXPECT_EQ(places({{5, 0, false}, 2}), (std::vector<weft::Index>{0, 1, 2, 3, 4, 0}));
  EXPECT_EQ(places({{5, 0, false}, 2, true}), (std::vector<weft::Index>{0, 1, 2, 3}));
  EXPECT_EQ(places({{2, 0, false}, 5}), (std::vector<weft::Index>{0, 1, 0, 1, 0})) << "less than a batch";
  EXPECT_EQ(places({{5, 0, false}, 6, true}).size(), 0u);
}

TEST(ImageData, DigitsAreFramed) {
  weft::Dataset digits{weft::AlignedArray<std::uint8_t>(2 * 784), weft::AlignedArray<std::int32_t>(2), 784};
  digits.labels[1] = 7;
  digits.images[784] = 9;          // of the second one: the first pixel,
  digits.images[2 * 784 - 1] = 8;  // and the last
  const ImageSet set = framed(digits);
  EXPECT_EQ(set.labels[1], 7);
  weft::Index others = 0;
  for (weft::Index i = 0; i < 2 * pixels; ++i) others += set.bytes[i] != 0 ? 1 : 0;
  EXPECT_EQ(others, 6);
  for (weft::Index channel = 0; channel < 3; ++channel) {
    EXPECT_EQ(set.bytes[pixels + channel * 1024 + 2 * 32 + 2], 9);
    EXPECT_EQ(set.bytes[pixels + channel * 1024 + 29 * 32 + 29], 8);
  }
}

}  // namespace image_data_test
