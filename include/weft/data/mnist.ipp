// Definitions of data/mnist.hpp.
#ifndef WEFT_DATA_MNIST_IPP
#define WEFT_DATA_MNIST_IPP

#include <weft/data/mnist.hpp>

namespace weft {

Dataset load_labeled_images(const std::string& images_path, const std::string& labels_path) {
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

std::string find_mnist_file(const std::string& directory, const char* name) {
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

Mnist load_mnist(const std::string& directory) {
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
