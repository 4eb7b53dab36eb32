// Files and headers with damage, for tests of readers: each is a function of its number, so that a failure can be
// repeated.
#ifndef WEFT_TESTS_SUPPORT_DAMAGED_HPP
#define WEFT_TESTS_SUPPORT_DAMAGED_HPP

#include <weft/base/error.hpp>
#include <weft/base/random.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace weft::testing {

// How many a test reads; WEFT_MUTATIONS: where there is time for more.
[[nodiscard]] inline std::uint32_t mutation_count(std::uint32_t otherwise) {
  const char* const asked = std::getenv("WEFT_MUTATIONS");
  return asked != nullptr ? static_cast<std::uint32_t>(std::atoi(asked)) : otherwise;
}

// Damages good bytes in one to three places: other bytes, other digits, one of `pieces` instead of up to four bytes,
// bytes that are there twice or gone. Never empty.
[[nodiscard]] inline std::string damaged(const std::string& whole, std::uint32_t trial,
                                         const std::vector<std::string>& pieces) {
  std::string text = whole;
  const std::uint32_t edits = 1 + random_bits(3, trial, 0) % 3;
  for (std::uint32_t edit = 1; edit <= edits; ++edit) {
    const std::uint32_t bits = random_bits(3, trial, 2 * edit), more = random_bits(3, trial, 2 * edit + 1);
    const std::size_t at = bits % text.size(), length = 1 + (bits >> 16) % 24;
    switch (more % 5) {
      case 0: text[at] = static_cast<char>(static_cast<unsigned char>(more >> 8 & 255u)); break;
      case 1: text[at] = static_cast<char>('0' + (more >> 8) % 10); break;
      case 2: text.replace(at, (more >> 8) % 4, pieces[(more >> 16) % pieces.size()]); break;
      case 3: text.insert(more % text.size(), text.substr(at, length)); break;
      default: text.erase(at, length); break;
    }
    if (text.empty()) text = " ";
  }
  return text;
}

// Reads damaged bytes so many times: each is accepted, or refused by a sentence on one line that names `name`.
template <class Read>
void expect_sound_or_refused(const std::string& whole, const std::vector<std::string>& pieces, std::uint32_t trials,
                             const std::string& name, Read read) {
  std::uint32_t accepted = 0, refused = 0;
  for (std::uint32_t trial = 0; trial < trials; ++trial) {
    try {
      read(damaged(whole, trial, pieces));
      ++accepted;
    } catch (const Error& error) {
      ++refused;
      EXPECT_NE(std::string(error.what()).find("'" + name + "'"), std::string::npos) << trial << ": " << error.what();
      SCOPED_TRACE(trial);
      expect_printable(error.what());
    }
  }
  EXPECT_GT(accepted, trials / 200);
  EXPECT_GT(refused, trials / 4);
}

// The caller's `read` gets exactly those bytes, called 'damaged', in memory of their own, so that a sanitizer sees any
// read beyond them.
template <class Read>
void expect_sound_or_refused(const std::string& whole, const std::vector<std::string>& pieces, Read read) {
  expect_sound_or_refused(whole, pieces, mutation_count(20000), "damaged", [&](const std::string& bytes) {
    const std::vector<char> exact(bytes.begin(), bytes.end());
    read(std::string_view(exact.data(), exact.size()));
  });
}

// One file that has other bytes again and again; in memory, where the system has a folder there.
class RewrittenFile {
 public:
  RewrittenFile() {
    std::error_code ignored;
    const std::filesystem::path memory = "/dev/shm";
    path_ = (std::filesystem::is_directory(memory, ignored) ? memory : std::filesystem::temp_directory_path()) /
            "weft_test_XXXXXX";
    file_ = ::mkstemp(path_.data());
    if (file_ < 0) throw std::runtime_error("no temporary file: " + path_);
  }
  RewrittenFile(const RewrittenFile&) = delete;
  RewrittenFile& operator=(const RewrittenFile&) = delete;
  ~RewrittenFile() {
    ::close(file_);
    ::unlink(path_.c_str());
  }

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  void put(const std::string& bytes) const {
    if (::ftruncate(file_, static_cast<off_t>(bytes.size())) != 0 ||
        ::pwrite(file_, bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
      throw std::runtime_error("cannot write " + path_);
  }

 private:
  std::string path_;
  int file_ = -1;
};

// The caller's `read` gets the path of a file and its size.
template <class Read>
void expect_sound_or_refused_files(const std::string& whole, const std::vector<std::string>& pieces, Read read) {
  const RewrittenFile file;
  expect_sound_or_refused(whole, pieces, mutation_count(500), file.path(), [&](const std::string& bytes) {
    file.put(bytes);
    read(file.path(), static_cast<Index>(bytes.size()));
  });
}

}  // namespace weft::testing

#endif
