// Definitions of checkpoint/load_options.hpp.
#ifndef WEFT_CHECKPOINT_LOAD_OPTIONS_IPP
#define WEFT_CHECKPOINT_LOAD_OPTIONS_IPP

#include <weft/checkpoint/load_options.hpp>

namespace weft::detail {

std::optional<std::vector<std::string>> stars_in(const std::string& pattern, const std::string& name) {
  std::vector<std::string> stars;
  std::size_t star = pattern.find('*');
  if (name.compare(0, star, pattern, 0, star) != 0) return std::nullopt;
  for (std::size_t at = star; star != std::string::npos;) {
    const std::size_t next = pattern.find('*', star + 1);
    const std::string text = pattern.substr(star + 1, next - star - 1);  // up to the next star, or to the end
    if (name.size() < at + text.size()) return std::nullopt;
    const std::size_t found = next != std::string::npos ? name.find(text, at)
                              : name.ends_with(text)    ? name.size() - text.size()
                                                        : std::string::npos;
    if (found == std::string::npos) return std::nullopt;
    stars.push_back(name.substr(at, found - at));
    at = found + text.size();
    star = next;
  }
  return stars;
}

std::string with_stars(const std::string& pattern, const std::vector<std::string>& stars) {
  std::string name;
  std::size_t number = 0;
  for (const char letter : pattern)
    if (letter == '*')
      name += stars[number++];
    else
      name += letter;
  return name;
}

Index star_count(const std::string& pattern) {
  Index count = 0;
  for (const char letter : pattern) count += letter == '*' ? 1 : 0;
  return count;
}

void check_names(const std::vector<NameRule>& names) {
  for (const NameRule& rule : names) {
    const Index there = star_count(rule.from), here = star_count(rule.to);
    if (here > there) checkpoint_name_has_more_stars(rule.from.c_str(), rule.to.c_str(), there, here);
  }
}

std::optional<std::string> name_here(const LoadOptions& options, const std::string& there) {
  if (!there.starts_with(options.prefix)) return std::nullopt;
  const std::string name = there.substr(options.prefix.size());
  for (const NameRule& rule : options.names)
    if (const auto stars = stars_in(rule.from, name)) {
      if (rule.to.empty()) return std::nullopt;
      return with_stars(rule.to, *stars);
    }
  return name;
}

std::string name_there(const LoadOptions& options, const std::string& here) {
  for (const NameRule& rule : options.names) {
    const auto stars = stars_in(rule.to, here);
    if (!stars || star_count(rule.from) != std::ssize(*stars)) continue;
    const std::string there = options.prefix + with_stars(rule.from, *stars);
    if (name_here(options, there) == here) return there;
  }
  const std::string there = options.prefix + here;
  return name_here(options, there) == here ? there : here;
}

bool fits_any(const std::vector<std::string>& patterns, const std::string& name) {
  for (const std::string& pattern : patterns)
    if (stars_in(pattern, name)) return true;
  return false;
}

}  // namespace weft::detail

#endif
