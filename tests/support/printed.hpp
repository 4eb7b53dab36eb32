// What `<<` writes of a value.
#ifndef WEFT_TESTS_SUPPORT_PRINTED_HPP
#define WEFT_TESTS_SUPPORT_PRINTED_HPP

#include <sstream>
#include <string>

namespace weft::testing {

template <class T>
[[nodiscard]] std::string text_of(const T& value) {
  std::ostringstream text;
  text << value;
  return text.str();
}

}  // namespace weft::testing

#endif
