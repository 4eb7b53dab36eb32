// What the environment asks of a program that looks: see the table in README.md beside this file. Nothing in weft reads
// the environment by itself.
#ifndef WEFT_OBSERVE_ENVIRONMENT_HPP
#define WEFT_OBSERVE_ENVIRONMENT_HPP

#include <weft/base/error_observe.hpp>

#include <cstdlib>
#include <string>

namespace weft {

struct Environment {
  int devices = 0;        // WEFT_DEVICES, 1 to 1024; 0: it is not given
  int debug = 0;          // WEFT_DEBUG, 0 to 2
  std::string metrics{};  // WEFT_METRICS: a file, "-": the standard error stream; empty: none
  std::string profile{};  // WEFT_PROFILE: a file; empty: none
};

namespace detail {

[[nodiscard]] inline int setting_of(const char* name, int least, int most) {
  const char* const text = std::getenv(name);
  if (text == nullptr || *text == '\0') return 0;
  char* end = nullptr;
  const long value = std::strtol(text, &end, 10);
  if (*end != '\0' || value < least || value > most) setting_is_no_number(name, text, least, most);
  return static_cast<int>(value);
}
[[nodiscard]] inline std::string text_of(const char* name) {
  const char* const text = std::getenv(name);
  return text == nullptr ? "" : text;
}

}  // namespace detail

// Error: setting_is_no_number.
[[nodiscard]] inline Environment read_environment() {
  return {detail::setting_of("WEFT_DEVICES", 1, 1024), detail::setting_of("WEFT_DEBUG", 0, 2),
          detail::text_of("WEFT_METRICS"), detail::text_of("WEFT_PROFILE")};
}

}  // namespace weft

#endif
