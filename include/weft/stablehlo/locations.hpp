// From the location of an operation, loc(#loc14), to the line of the program that it came from.
#ifndef WEFT_STABLEHLO_LOCATIONS_HPP
#define WEFT_STABLEHLO_LOCATIONS_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo {

// "\"train.py\":8:33" inside a location; empty: it names no line.
constexpr std::string_view line_in(std::string_view location) {
  for (std::size_t at = location.find("\":"); at != std::string_view::npos; at = location.find("\":", at + 1)) {
    std::size_t end = at + 2;
    while (end < location.size() && (location[end] == ':' || (location[end] >= '0' && location[end] <= '9'))) ++end;
    const std::size_t start = at == 0 ? std::string_view::npos : location.rfind('"', at - 1);
    if (end == at + 2 || start == std::string_view::npos) continue;
    const std::string_view found = location.substr(start, end - start);
    return found.back() == ':' ? found.substr(0, found.size() - 1) : found;
  }
  return {};
}

// The same where a location names others, "callsite(#loc7 at #loc6)": the first line behind the first name. Empty: there is
// none.
[[nodiscard]] constexpr std::string_view source_line(const Module& module, std::string_view location) {
  for (int step = 0; step < 32; ++step) {
    if (const std::string_view line = line_in(location); !line.empty()) return line;
    const std::size_t hash = location.find('#');
    if (hash == std::string_view::npos) return {};
    std::size_t end = hash + 1;
    while (end < location.size() && location[end] != ' ' && location[end] != ')' && location[end] != ',') ++end;
    const std::string_view name = location.substr(hash, end - hash);
    location = {};
    for (const NamedLocation& known : module.locations)
      if (known.name == name) location = known.text;
  }
  return {};
}

}  // namespace weft::stablehlo

#endif
