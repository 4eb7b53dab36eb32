// The four files of MNIST (or of any set of its form, such as the generated digits) as two checked data sets.
// Format and names: http://yann.lecun.com/exdb/mnist
#ifndef WEFT_DATA_MNIST_HPP
#define WEFT_DATA_MNIST_HPP

#include <weft/data/dataset.hpp>
#include <weft/io/idx.hpp>

#include <array>

namespace weft {

inline constexpr Index mnist_rows = 28;
inline constexpr Index mnist_columns = 28;
inline constexpr Index mnist_features = mnist_rows * mnist_columns;
inline constexpr Index mnist_classes = 10;

inline constexpr const char* mnist_train_images = "train-images-idx3-ubyte";
inline constexpr const char* mnist_train_labels = "train-labels-idx1-ubyte";
inline constexpr const char* mnist_test_images = "t10k-images-idx3-ubyte";
inline constexpr const char* mnist_test_labels = "t10k-labels-idx1-ubyte";

struct Mnist {
  Dataset train, test;
};

// One set from its two files: images [count, 28, 28], labels [count] in 0..9, count > 0.
// Errors: those of read_idx; image_extents_differ, label_extents_differ, label_count_differs, data_set_is_empty,
// label_is_out_of_range.
[[nodiscard]] inline Dataset load_labeled_images(const std::string& images_path, const std::string& labels_path) {
  IdxReader images(images_path);
  const IdxDims& extents = images.dims();
  if (extents.size() != 3 || extents[1] != mnist_rows || extents[2] != mnist_columns)
    image_extents_differ(images_path.c_str(), extents, mnist_rows, mnist_columns);
  IdxReader labels(labels_path);
  if (labels.dims().size() != 1) label_extents_differ(labels_path.c_str(), labels.dims());
  const Index count = labels.dims()[0];
  if (extents[0] != count) label_count_differs(images_path.c_str(), extents[0], labels_path.c_str(), count);
  if (count == 0) data_set_is_empty(images_path.c_str());

  const AlignedArray<std::uint8_t> bytes = labels.read_elements();
  Dataset set{images.read_elements(), AlignedArray<std::int32_t>(count), mnist_features};
  for (Index i = 0; i < count; ++i) {
    if (bytes[i] >= mnist_classes) label_is_out_of_range(labels_path.c_str(), i, bytes[i], mnist_classes);
    set.labels[i] = bytes[i];
  }
  return set;
}

// The path of `name` in `directory`, also under the spelling with a dot (`train-images.idx3-ubyte`).
// Errors: idx_is_compressed where only `name`.gz is there, data_file_is_missing.
[[nodiscard]] inline std::string find_mnist_file(const std::string& directory, const char* name) {
  std::string dotted = name;
  if (const std::size_t dash = dotted.find("-idx"); dash != std::string::npos) dotted[dash] = '.';
  const std::string folder = (directory.empty() ? "." : directory) + '/';
  const std::string paths[] = {folder + name, folder + dotted};
  for (const std::string& path : paths)
    if (file_exists(path)) return path;
  for (const std::string& path : paths)
    if (file_exists(path + ".gz")) idx_is_compressed((path + ".gz").c_str());
  data_file_is_missing(directory.c_str(), name, dotted.c_str());
}

// In a folder whose four files are being replaced, from before the first to after the last: what they hold may be of
// different sets. It stays where the writer was stopped.
inline constexpr const char* mnist_incomplete = "incomplete-digits";

// Reads `train-images-idx3-ubyte`, `train-labels-idx1-ubyte`, `t10k-images-idx3-ubyte` and `t10k-labels-idx1-ubyte`.
// All four are found before any is read. Errors: those of find_mnist_file and load_labeled_images;
// data_set_is_incomplete where they are not of one set for certain.
[[nodiscard]] inline Mnist load_mnist(const std::string& directory) {
  const std::string paths[] = {
      find_mnist_file(directory, mnist_train_images), find_mnist_file(directory, mnist_train_labels),
      find_mnist_file(directory, mnist_test_images), find_mnist_file(directory, mnist_test_labels)};
  const std::string marker = (directory.empty() ? "." : directory) + '/' + mnist_incomplete;
  const auto times = [&] {
    if (file_exists(marker)) data_set_is_incomplete(directory.c_str());
    std::array<FileIdentity, 4> result;
    for (std::size_t i = 0; i < 4; ++i) result[i] = identity_of(paths[i]);
    return result;
  };
  const auto before = times();
  Mnist sets{load_labeled_images(paths[0], paths[1]), load_labeled_images(paths[2], paths[3])};
  if (times() != before) data_set_is_incomplete(directory.c_str());  // replaced meanwhile
  return sets;
}

}  // namespace weft

#endif
