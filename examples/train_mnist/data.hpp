// The data: the four MNIST files, or generated digits that go through files of the same form and the same reader.
#ifndef EXAMPLES_TRAIN_MNIST_DATA_HPP
#define EXAMPLES_TRAIN_MNIST_DATA_HPP

#include "../support/flags.hpp"
#include "../support/temporary_folder.hpp"

#include <weft/data/digits.hpp>
#include <weft/data/mnist.hpp>

#include <string>

namespace examples {

[[nodiscard]] inline weft::Mnist write_and_read_digits(const std::string& folder) {
  constexpr weft::Index train_count = 20000, test_count = 4000;
  constexpr std::uint32_t set = 1;  // one set for all runs, so that their accuracies compare
  weft::write_digits(folder, train_count, test_count, set);
  return weft::load_mnist(folder);
}

// Real files from `datadir`. Generated digits are kept in `datadir`/generated-digits; if `datadir` is empty, nowhere.
[[nodiscard]] inline weft::Mnist load_data(const std::string& datadir, bool generate) {
  if (!generate && datadir.empty())
    throw UsageError("there is no data; give --datadir FOLDER with the four MNIST files, or --fake_data");
  if (!generate) return weft::load_mnist(datadir);
  if (datadir.empty()) {
    const TemporaryFolder folder("train_mnist",
                                 {weft::mnist_train_images, weft::mnist_train_labels, weft::mnist_test_images,
                                  weft::mnist_test_labels, weft::mnist_incomplete});
    return write_and_read_digits(folder.path());
  }
  return write_and_read_digits(datadir + "/generated-digits");
}

}  // namespace examples

#endif
