// Expects a weft::Error with a code and a one-line sentence that contains every given piece of text.
#ifndef WEFT_TESTS_SUPPORT_EXPECT_ERROR_HPP
#define WEFT_TESTS_SUPPORT_EXPECT_ERROR_HPP

#include <weft/base/code_point.hpp>
#include <weft/base/error.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace weft::testing {

// One line of UTF-8, whatever it quotes.
inline void expect_printable(const std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    const detail::CodePoint point = detail::first_code_point(text.data() + at, text.size() - at);
    EXPECT_TRUE(point.is_shown()) << "byte " << at << " of: " << text;
    at += point.bytes;
  }
}

template <class Function>
void expect_error(Function&& function, const std::string& code, const std::vector<std::string>& pieces) {
  try {
    function();
  } catch (const Error& error) {
    const std::string text = error.what();
    EXPECT_EQ(error.code(), code) << text;
    EXPECT_EQ(text.rfind("weft: ", 0), 0u) << text;
    expect_printable(text);
    for (const std::string& piece : pieces)
      EXPECT_NE(text.find(piece), std::string::npos) << "'" << piece << "' is not in: " << text;
    return;
  }
  ADD_FAILURE() << "no " << code;
}

}  // namespace weft::testing

#endif
