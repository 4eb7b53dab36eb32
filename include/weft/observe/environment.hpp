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
  int check_numbers = 0;  // WEFT_CHECK_NUMBERS, 0 to 2: nothing; NaN and infinities; NaN
};

namespace detail {

[[nodiscard]] WEFT_DECL int setting_of(const char* name, int least, int most);
[[nodiscard]] WEFT_DECL std::string text_of(const char* name);

}  // namespace detail

// Error: setting_is_no_number.
[[nodiscard]] WEFT_DECL Environment read_environment();

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/observe/environment.ipp>
#endif

#endif
