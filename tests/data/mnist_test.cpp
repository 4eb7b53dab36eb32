// MNIST's files: the canonical names and their dotted spelling, and every way in which the four may not fit together.
#include <weft/data/mnist.hpp>

#include "support/expect_error.hpp"
#include "support/temporary_directory.hpp"

#include <filesystem>

namespace mnist_test {

using weft::Index;
using weft::testing::expect_error;
using weft::testing::TemporaryDirectory;

// Writes `count` images whose pixels are all the item's number, and the given labels.
void put_set(const std::string& images_path, const std::string& labels_path, Index count,
             const std::vector<std::uint8_t>& labels, Index rows = 28) {
  std::vector<std::uint8_t> pixels;
  for (Index i = 0; i < count; ++i) pixels.insert(pixels.end(), weft::to_size(rows * 28), static_cast<std::uint8_t>(i));
  weft::write_idx(images_path, {count, rows, 28}, pixels.data());
  weft::write_idx(labels_path, {static_cast<Index>(labels.size())}, labels.data());
}

void put_mnist(const TemporaryDirectory& folder) {
  put_set(folder / weft::mnist_train_images, folder / weft::mnist_train_labels, 3, {7, 0, 9});
  put_set(folder / weft::mnist_test_images, folder / weft::mnist_test_labels, 2, {1, 2});
}

TEST(Mnist, LoadsTheFourFiles) {
  const TemporaryDirectory folder;
  put_mnist(folder);
  const weft::Mnist sets = weft::load_mnist(folder.path());
  EXPECT_EQ(sets.train.count(), 3);
  EXPECT_EQ(sets.test.count(), 2);
  EXPECT_EQ(sets.train.features, 784);
  EXPECT_EQ(sets.train.labels[0], 7);
  EXPECT_EQ(sets.train.labels[2], 9);
  EXPECT_EQ(sets.train.image(2)[783], 2);
  EXPECT_EQ(sets.test.labels[1], 2);
}

TEST(Mnist, LoadsFilesSpelledWithADot) {
  const TemporaryDirectory folder;
  put_mnist(folder);
  std::filesystem::rename(folder / "train-images-idx3-ubyte", folder / "train-images.idx3-ubyte");
  std::filesystem::rename(folder / "t10k-labels-idx1-ubyte", folder / "t10k-labels.idx1-ubyte");
  EXPECT_EQ(weft::load_mnist(folder.path()).train.count(), 3);
}

TEST(Mnist, MissingFilesAreNamed) {
  const TemporaryDirectory folder;
  put_mnist(folder);
  std::filesystem::remove(folder / weft::mnist_test_labels);
  const auto load = [&] { static_cast<void>(weft::load_mnist(folder.path())); };
  expect_error(load, "data_file_is_missing", {folder.path(), "t10k-labels-idx1-ubyte", "t10k-labels.idx1-ubyte"});
  folder.put("t10k-labels-idx1-ubyte.gz", "\x1F\x8B");
  expect_error(load, "idx_is_compressed", {folder / "t10k-labels-idx1-ubyte.gz", "gunzip"});
  expect_error([] { static_cast<void>(weft::load_mnist("no/such/folder")); }, "data_file_is_missing",
               {"'no/such/folder'"});
}

TEST(Mnist, ExtentsAreCheckedBeforeAnythingLargeIsRead) {
  const TemporaryDirectory folder;
  put_mnist(folder);
  const std::uint8_t header[] = {0, 0, 8, 3, 64, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 32};
  const std::string images = folder / weft::mnist_train_images;
  weft::write_file(images, header, sizeof header);
  std::error_code error;
  std::filesystem::resize_file(images, sizeof header + (std::uintmax_t{1} << 40), error);
  if (error) GTEST_SKIP() << "no sparse files of this size here";
  expect_error([&] { static_cast<void>(weft::load_mnist(folder.path())); }, "image_extents_differ",
               {images, "[1073741824, 32, 32]"});
}

// A folder with one set of images and labels, and what loading it says.
class LabeledImages : public ::testing::Test {
 protected:
  void expect(const std::string& code, const std::vector<std::string>& pieces) const {
    expect_error([&] { static_cast<void>(weft::load_labeled_images(images, labels)); }, code, pieces);
  }
  TemporaryDirectory folder;
  const std::string images = folder / "images", labels = folder / "labels";
};

TEST_F(LabeledImages, LabelsOutOfRangeAreFoundWithFileIndexAndValue) {
  put_set(images, labels, 4, {1, 9, 10, 200});
  expect("label_is_out_of_range", {"'" + labels + "'", "label 2 is 10", "0 to 9"});
}

TEST_F(LabeledImages, CountsMustAgree) {
  put_set(images, labels, 4, {1, 2, 3});
  expect("label_count_differs", {"'" + images + "' has 4 images", "'" + labels + "' has 3 labels"});
}

TEST_F(LabeledImages, AnEmptySetIsAnError) {
  put_set(images, labels, 0, {});
  expect("data_set_is_empty", {images});
}

TEST_F(LabeledImages, ExtentsMustBeThoseOfImagesAndLabels) {
  put_set(images, labels, 2, {1, 2}, 27);
  expect("image_extents_differ", {images, "[2, 27, 28]", "[count, 28, 28]"});
  put_set(labels, images, 2, {1, 2});  // exchanged
  expect("image_extents_differ", {images, "[2]", "exchanged"});
  put_set(images, folder / "other", 2, {1, 2});
  put_set(labels, folder / "other", 2, {1, 2});
  expect("label_extents_differ", {labels, "[2, 28, 28]"});
}

TEST_F(LabeledImages, DamagedFilesAreRefused) {
  put_set(images, labels, 2, {1, 2});
  std::filesystem::resize_file(images, 1000);
  expect("idx_is_truncated", {images, "1584", "1000"});
}

}  // namespace mnist_test
