// Generated digits: the same bytes everywhere, different images everywhere, learnable but not by looking at the mean.
#include <weft/data/digits.hpp>

#include "support/expect_error.hpp"
#include "support/temporary_directory.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

namespace digits_test {

using weft::Dataset;
using weft::Index;
using weft::testing::expect_error;
using weft::testing::TemporaryDirectory;

// FNV-1a over pixels and labels.
std::uint64_t checksum(const Dataset& set) {
  std::uint64_t hash = 14695981039346656037u;
  for (const std::uint8_t byte : set.images) hash = (hash ^ byte) * 1099511628211u;
  for (const std::int32_t label : set.labels) hash = (hash ^ static_cast<std::uint64_t>(label)) * 1099511628211u;
  return hash;
}

TEST(Digits, BytesAreTheSameOnEveryCompilerAndMachine) {
  EXPECT_EQ(checksum(weft::make_digits(500, 42)), 6394521435861795924u);
  EXPECT_EQ(checksum(weft::make_digits(500, 42, weft::test_digits_start)), 26031600372508843u);
  EXPECT_EQ(checksum(weft::make_digits(500, 7)), 3448176149568147966u);
}

TEST(Digits, AnImageDependsOnSeedAndIndexOnly) {
  const Dataset all = weft::make_digits(50, 3);
  const Dataset tail = weft::make_digits(20, 3, 30);
  for (Index i = 0; i < 20; ++i) {
    EXPECT_EQ(tail.labels[i], all.labels[30 + i]);
    EXPECT_TRUE(std::equal(tail.image(i), tail.image(i) + 784, all.image(30 + i)));
  }
}

TEST(Digits, NoTwoImagesAreEqualAndLabelsAreBalanced) {
  const Dataset train = weft::make_digits(3000, 1), test = weft::make_digits(1000, 1, weft::test_digits_start);
  std::set<std::string> images;
  int counts[10] = {};
  for (const Dataset* set : {&train, &test}) {
    for (Index i = 0; i < set->count(); ++i) {
      images.insert(std::string(set->image(i), set->image(i) + 784));
      ++counts[set->labels[i]];
    }
  }
  EXPECT_EQ(images.size(), 4000u);
  for (const int count : counts) EXPECT_NEAR(count, 400, 80);  // four standard deviations
}

TEST(Digits, InkLiesInTheMiddleAndIsNeitherAbsentNorEverywhere) {
  const Dataset set = weft::make_digits(1000, 11);
  double rim = 0, all = 0;
  for (Index i = 0; i < set.count(); ++i) {
    Index dark = 0;
    for (Index pixel = 0; pixel < 784; ++pixel) {
      const Index row = pixel / 28, column = pixel % 28;
      const double value = set.image(i)[pixel];
      all += value;
      if (row == 0 || row == 27 || column == 0 || column == 27) rim += value;
      dark += value > 100;
    }
    EXPECT_GT(dark, 15) << "image " << i;
    EXPECT_LT(dark, 392) << "image " << i;
  }
  EXPECT_NEAR(all / (1000.0 * 784 * 255), 0.115, 0.02);
  EXPECT_LT(rim / (1000.0 * 108 * 255), 0.04);
}

// The share of `test` that lies nearest to the mean image of its digit.
double nearest_centroid_accuracy(const Dataset& train, const Dataset& test) {
  std::vector<double> centroids(10 * 784);
  double counts[10] = {};
  for (Index i = 0; i < train.count(); ++i) {
    const auto label = weft::to_size(train.labels[i]);
    ++counts[label];
    for (std::size_t pixel = 0; pixel < 784; ++pixel) centroids[label * 784 + pixel] += train.image(i)[pixel];
  }
  for (std::size_t i = 0; i < centroids.size(); ++i) centroids[i] /= counts[i / 784];
  int right = 0;
  for (Index i = 0; i < test.count(); ++i) {
    std::size_t best = 0;
    double best_distance = std::numeric_limits<double>::infinity();
    for (std::size_t label = 0; label < 10; ++label) {
      double distance = 0;
      for (std::size_t pixel = 0; pixel < 784; ++pixel) {
        const double difference = test.image(i)[pixel] - centroids[label * 784 + pixel];
        distance += difference * difference;
      }
      if (distance < best_distance) best_distance = distance, best = label;
    }
    right += best == weft::to_size(test.labels[i]);
  }
  return right / static_cast<double>(test.count());
}

TEST(Digits, MeanImagesTellMuchAndFarFromEnough) {
  const double accuracy =
      nearest_centroid_accuracy(weft::make_digits(4000, 42), weft::make_digits(1000, 42, weft::test_digits_start));
  EXPECT_GT(accuracy, 0.60);
  EXPECT_LT(accuracy, 0.88);
}

TEST(Digits, WrittenFilesAreReadByTheMnistReader) {
  const TemporaryDirectory folder;
  weft::write_digits(folder / "new/folder", 30, 20, 42);
  const weft::Mnist sets = weft::load_mnist(folder / "new/folder");
  EXPECT_EQ(checksum(sets.train), checksum(weft::make_digits(30, 42)));
  EXPECT_EQ(checksum(sets.test), checksum(weft::make_digits(20, 42, weft::test_digits_start)));
  weft::write_digits(folder / "new/folder", 5, 5, 43);  // replaces them
  EXPECT_EQ(weft::load_mnist(folder / "new/folder").train.count(), 5);
}

TEST(Digits, NothingIsWrittenWhereOneFileCannotBe) {
  const TemporaryDirectory folder;
  weft::make_directories(folder / weft::mnist_test_labels);  // in the way of the last file
  expect_error([&] { weft::write_digits(folder.path(), 10, 10, 1); }, "file_is_not_regular",
               {folder / weft::mnist_test_labels});
  EXPECT_EQ(folder.names(), std::vector<std::string>{weft::mnist_test_labels});
  folder.put("plain", "x");
  expect_error([&] { weft::write_digits(folder / "plain/below", 10, 10, 1); }, "directory_cannot_be_created",
               {folder / "plain/below"});
}

TEST(Digits, AFolderWhoseWriterWasStoppedIsRefusedUntilItIsWrittenAgain) {
  const TemporaryDirectory folder;
  weft::write_digits(folder.path(), 20, 10, 1);
  // Killed at random moments while it writes another set over the first.
  int refused = 0;
  for (int attempt = 0; attempt < 30; ++attempt) {
    const pid_t child = ::fork();
    if (child == 0) {
      for (std::uint32_t seed = 2;; ++seed) weft::write_digits(folder.path(), 20 + attempt % 3, 10, seed);
    }
    ::usleep(static_cast<useconds_t>(4000 + 397 * attempt));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    try {
      const weft::Mnist sets = weft::load_mnist(folder.path());
      // Of one set: the training set of one of the seeds, to the last byte.
      bool found = false;
      for (std::uint32_t seed = 1; seed < 400 && !found; ++seed)
        found = checksum(sets.train) == checksum(weft::make_digits(sets.train.count(), seed)) &&
                checksum(sets.test) == checksum(weft::make_digits(10, seed, weft::test_digits_start));
      EXPECT_TRUE(found) << attempt;
    } catch (const weft::Error& error) {
      EXPECT_STREQ(error.code(), "data_set_is_incomplete");
      ++refused;
      weft::write_digits(folder.path(), 20, 10, 1);
      EXPECT_EQ(weft::load_mnist(folder.path()).train.count(), 20);
    }
  }
  RecordProperty("refused", refused);
}

TEST(Digits, AMarkedFolderIsRefused) {
  const TemporaryDirectory folder;
  weft::write_digits(folder.path(), 3, 3, 1);
  folder.put(weft::mnist_incomplete, "");
  expect_error([&] { static_cast<void>(weft::load_mnist(folder.path())); }, "data_set_is_incomplete", {folder.path()});
  weft::write_digits(folder.path(), 4, 4, 1);
  EXPECT_EQ(weft::load_mnist(folder.path()).train.count(), 4);
}

TEST(Digits, CountsOutsideTheRangeAreRefused) {
  const TemporaryDirectory folder;
  expect_error([] { static_cast<void>(weft::make_digits(0, 1)); }, "digit_count_is_out_of_range", {"0 images"});
  expect_error([&] { weft::write_digits(folder / "a", 10, -1, 1); }, "digit_count_is_out_of_range", {"-1 images"});
  EXPECT_TRUE(folder.names().empty());
}

}  // namespace digits_test
