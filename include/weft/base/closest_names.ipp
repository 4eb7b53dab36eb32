// Definitions of base/closest_names.hpp.
#ifndef WEFT_BASE_CLOSEST_NAMES_IPP
#define WEFT_BASE_CLOSEST_NAMES_IPP

#include <weft/base/closest_names.hpp>

#include <algorithm>
#include <numeric>

namespace weft {

Index edit_distance(std::string_view from, std::string_view to) {
  std::vector<Index> row(to.size() + 1);  // from the first i letters of `from` to the first j of `to`
  std::iota(row.begin(), row.end(), Index{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    Index diagonal = row[0]++;
    for (std::size_t j = 0; j < to.size(); ++j) {
      const Index replaced = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

std::string closest_names(std::string_view wanted, const std::vector<std::string>& names) {
  if (names.empty()) return "none";
  constexpr std::size_t most = 8;
  std::vector<std::pair<Index, std::size_t>> order;  // distance and place
  for (std::size_t i = 0; i < names.size(); ++i) order.emplace_back(edit_distance(wanted, names[i]), i);
  std::sort(order.begin(), order.end());
  std::string text;
  for (std::size_t i = 0; i < order.size() && i < most; ++i)
    text.append(i > 0 ? ", '" : "'").append(names[order[i].second]).append("'");
  if (names.size() > most) text += ", .. of " + std::to_string(names.size());
  return text;
}

}  // namespace weft

#endif
