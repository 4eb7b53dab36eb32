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
[[nodiscard]] WEFT_DECL Dataset load_labeled_images(const std::string& images_path, const std::string& labels_path);

// The path of `name` in `directory`, also under the spelling with a dot (`train-images.idx3-ubyte`).
// Errors: idx_is_compressed where only `name`.gz is there, data_file_is_missing.
[[nodiscard]] WEFT_DECL std::string find_mnist_file(const std::string& directory, const char* name);

// In a folder whose four files are being replaced, from before the first to after the last: what they hold may be of
// different sets. It stays where the writer was stopped.
inline constexpr const char* mnist_incomplete = "incomplete-digits";

// Reads `train-images-idx3-ubyte`, `train-labels-idx1-ubyte`, `t10k-images-idx3-ubyte` and `t10k-labels-idx1-ubyte`.
// All four are found before any is read. Errors: those of find_mnist_file and load_labeled_images;
// data_set_is_incomplete where they are not of one set for certain.
[[nodiscard]] WEFT_DECL Mnist load_mnist(const std::string& directory);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/data/mnist.ipp>
#endif

#endif
