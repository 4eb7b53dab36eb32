// The data: the four MNIST files, or generated digits that go through files of the same form and the same reader.
#ifndef EXAMPLES_TRAIN_MNIST_DATA_HPP
#define EXAMPLES_TRAIN_MNIST_DATA_HPP

#include "../support/flags.hpp"

#include <weft/data/digits.hpp>
#include <weft/data/mnist.hpp>

#include <cstdlib>
#include <string>

#include <unistd.h>

namespace examples {

// A new folder among the system's temporary ones for the four files of a digit set; gone with this object.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    const char* parent = std::getenv("TMPDIR");
    path_ = std::string(parent != nullptr && *parent != '\0' ? parent : "/tmp") + "/train_mnist-XXXXXX";
    if (::mkdtemp(path_.data()) == nullptr)
      throw UsageError("no temporary folder can be made; set TMPDIR to a writable one, or give --datadir");
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    for (const char* name :
         {weft::mnist_train_images, weft::mnist_train_labels, weft::mnist_test_images, weft::mnist_test_labels})
      ::unlink((path_ + "/" + name).c_str());
    ::rmdir(path_.c_str());
  }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

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
  if (datadir.empty()) return write_and_read_digits(TemporaryFolder().path());
  return write_and_read_digits(datadir + "/generated-digits");
}

}  // namespace examples

#endif
