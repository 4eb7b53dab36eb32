// Files and headers with damage, for tests of readers: each is a function of its number, so that a failure can be repeated.
#ifndef WEFT_TESTS_SUPPORT_DAMAGED_HPP
#define WEFT_TESTS_SUPPORT_DAMAGED_HPP

#include <weft/base/error.hpp>
#include <weft/base/random.hpp>

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

namespace weft::testing {

// How many a test reads; WEFT_MUTATIONS: where there is time for more.
[[nodiscard]] inline std::uint32_t mutation_count() {
  const char* const asked = std::getenv("WEFT_MUTATIONS");
  return static_cast<std::uint32_t>(asked != nullptr ? std::atoi(asked) : 20000);
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

// Reads damaged bytes again and again: each is accepted, or refused by a sentence on one line that names 'damaged'. The
// caller's `read` gets exactly those bytes in memory of their own, so that a sanitizer sees any read beyond them.
template <class Read>
void expect_sound_or_refused(const std::string& whole, const std::vector<std::string>& pieces, Read read) {
  const std::uint32_t trials = mutation_count();
  std::uint32_t accepted = 0, refused = 0;
  for (std::uint32_t trial = 0; trial < trials; ++trial) {
    const std::string text = damaged(whole, trial, pieces);
    const std::vector<char> exact(text.begin(), text.end());
    try {
      read(std::string_view(exact.data(), exact.size()));
      ++accepted;
    } catch (const Error& error) {
      ++refused;
      EXPECT_NE(std::string(error.what()).find("'damaged'"), std::string::npos) << trial << ": " << error.what();
      EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos) << trial << ": " << error.what();
    }
  }
  EXPECT_GT(accepted, trials / 200);
  EXPECT_GT(refused, trials / 4);
}

}  // namespace weft::testing

#endif
