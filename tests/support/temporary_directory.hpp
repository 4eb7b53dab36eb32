// A fresh folder for one test, removed with everything in it at the end of the scope.
#ifndef WEFT_TESTS_SUPPORT_TEMPORARY_DIRECTORY_HPP
#define WEFT_TESTS_SUPPORT_TEMPORARY_DIRECTORY_HPP

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace weft::testing {

// All bytes of a file; none if it cannot be read.
[[nodiscard]] inline std::string read_text(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

class TemporaryDirectory {
 public:
  TemporaryDirectory() {
    path_ = (std::filesystem::temp_directory_path() / "weft_test_XXXXXX").string();
    if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary folder: " + path_);
  }
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  ~TemporaryDirectory() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  // The path of `name` in the folder.
  [[nodiscard]] std::string operator/(const std::string& name) const { return path_ + "/" + name; }

  // Names of what is in the folder, sorted.
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(path_)) found.push_back(entry.path().filename());
    std::sort(found.begin(), found.end());
    return found;
  }

  // Puts a file there without the library under test; returns its path.
  std::string put(const std::string& name, const std::string& bytes) const {
    const std::string path = *this / name;
    std::FILE* stream = std::fopen(path.c_str(), "wb");
    if (stream == nullptr || std::fwrite(bytes.data(), 1, bytes.size(), stream) != bytes.size() ||
        std::fclose(stream) != 0)
      throw std::runtime_error("cannot write " + path);
    return path;
  }

 private:
  std::string path_;
};

}  // namespace weft::testing

#endif
