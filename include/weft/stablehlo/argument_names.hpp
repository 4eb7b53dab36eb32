// What the arguments of a function were in the Python program: JAX writes params['dense']['kernel'] into the location
// of each (text with debug_info=True, artifacts of jax.export).
#ifndef WEFT_STABLEHLO_ARGUMENT_NAMES_HPP
#define WEFT_STABLEHLO_ARGUMENT_NAMES_HPP

#include <weft/stablehlo/syntax.hpp>

#include <string>

namespace weft::stablehlo {

// A parameter of the Python function, and where in it an argument lies: the keys, numbers and attributes on the way,
// with '.' between them, "dense.kernel"; empty: it is all of it.
struct ArgumentName {
  std::string parameter, path;
};

// params['dense']['kernel'], args[0].weight. What does not have this form is one parameter.
[[nodiscard]] inline ArgumentName split_argument_name(std::string_view name) {
  const std::size_t end = name.find_first_of(".[");
  ArgumentName made{std::string(name.substr(0, end)), {}};
  for (std::size_t at = end; at < name.size();) {
    std::string_view step;
    if (name[at] == '.') {
      const std::size_t next = name.find_first_of(".[", at + 1);
      step = name.substr(at + 1, next == std::string_view::npos ? next : next - at - 1);
      at = next;
    } else {
      const bool is_quoted = at + 1 < name.size() && (name[at + 1] == '\'' || name[at + 1] == '"');
      const std::string_view close = !is_quoted ? "]" : name[at + 1] == '\'' ? "']" : "\"]";
      const std::size_t first = at + close.size(), last = name.find(close, first);
      if (last == std::string_view::npos) return {std::string(name), {}};
      step = name.substr(first, last - first);
      at = last + close.size();
    }
    if (step.empty()) return {std::string(name), {}};
    made.path += (made.path.empty() ? "" : ".") + std::string(step);
  }
  return made;
}

// What the module calls argument `i` of a function; empty: it does not say.
[[nodiscard]] inline std::string_view argument_name(const Module& module, const Function& function, Index i) {
  if (i >= function.body.argument_locations.size()) return {};
  std::string_view location = function.body.argument_locations[i];
  if (location.empty() || location.front() != '(') return location;
  for (int step = 0; step < 32 && location.find('"') == std::string_view::npos; ++step) {  // (#loc1), of an alias
    const std::size_t hash = location.find('#');
    if (hash == std::string_view::npos) return {};
    const std::string_view name = location.substr(hash, location.find_first_of(" ),", hash) - hash);
    location = {};
    for (const NamedLocation& known : module.locations)
      if (known.name == name) location = known.text;
  }
  const std::size_t open = location.find('"'), close = location.find('"', open + 1);
  if (close == std::string_view::npos) return {};
  const bool is_line = close + 1 < location.size() && location[close + 1] == ':';  // "train.py":8:33
  return is_line ? std::string_view() : location.substr(open + 1, close - open - 1);
}

}  // namespace weft::stablehlo

#endif
