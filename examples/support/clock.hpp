// What time it is, for rates and for people.
#ifndef EXAMPLES_SUPPORT_CLOCK_HPP
#define EXAMPLES_SUPPORT_CLOCK_HPP

#include <weft/observe/ticks.hpp>

#include <ctime>
#include <string>

namespace examples {

[[nodiscard]] inline double seconds_now() { return 1e-9 * static_cast<double>(weft::steady_nanoseconds()); }

// "06:15:02"
[[nodiscard]] inline std::string time_of_day() {
  const std::time_t now = std::time(nullptr);
  char text[16];
  std::strftime(text, sizeof text, "%H:%M:%S", std::localtime(&now));
  return text;
}

}  // namespace examples

#endif
