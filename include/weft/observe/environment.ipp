// Definitions of observe/environment.hpp.
#ifndef WEFT_OBSERVE_ENVIRONMENT_IPP
#define WEFT_OBSERVE_ENVIRONMENT_IPP

#include <weft/observe/environment.hpp>

namespace weft::detail {

int setting_of(const char* name, int least, int most) {
  const char* const text = std::getenv(name);
  if (text == nullptr || *text == '\0') return 0;
  char* end = nullptr;
  const long value = std::strtol(text, &end, 10);
  if (*end != '\0' || value < least || value > most) setting_is_no_number(name, text, least, most);
  return static_cast<int>(value);
}

std::string text_of(const char* name) {
  const char* const text = std::getenv(name);
  return text == nullptr ? "" : text;
}

}  // namespace weft::detail

namespace weft {

Environment read_environment() {
  return {detail::setting_of("WEFT_DEVICES", 1, 1024), detail::setting_of("WEFT_DEBUG", 0, 2),
          detail::text_of("WEFT_METRICS"), detail::text_of("WEFT_PROFILE"),
          detail::setting_of("WEFT_CHECK_NUMBERS", 0, 2)};
}

}  // namespace weft

#endif
