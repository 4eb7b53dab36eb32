// Definitions of base/closest_names.hpp.
#ifndef WEFT_BASE_CLOSEST_NAMES_IPP
#define WEFT_BASE_CLOSEST_NAMES_IPP

#include <weft/base/closest_names.hpp>

namespace weft {

Index edit_distance(std::string_view from, std::string_view to) {
  std::vector<Index> row(to.size() + 1);  // from the first i letters of `from` to the first j of `to`
  for (std::size_t j = 0; j <= to.size(); ++j) row[j] = static_cast<Index>(j);
  for (std::size_t i = 0; i < from.size(); ++i) {
    Index diagonal = row[0]++;
    for (std::size_t j = 0; j < to.size(); ++j) {
      const Index replaced = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      const Index changed = (diagonal < row[j] ? diagonal : row[j]) + 1;
      row[j + 1] = replaced < changed ? replaced : changed;
    }
  }
  return row.back();
}

std::string closest_names(std::string_view wanted, const std::vector<std::string>& names) {
  if (names.empty()) return "none";
  constexpr std::size_t most = 8;
  std::vector<Index> distances;
  for (const std::string& name : names) distances.push_back(edit_distance(wanted, name));
  std::string text;
  // The next closest, a few times: sorting would cost every user <algorithm>.
  for (std::size_t shown = 0; shown < names.size() && shown < most; ++shown) {
    std::size_t next = names.size();
    for (std::size_t i = 0; i < names.size(); ++i)
      if (distances[i] >= 0 && (next == names.size() || distances[i] < distances[next])) next = i;
    distances[next] = -1;
    text.append(shown > 0 ? ", '" : "'").append(names[next]).append("'");
  }
  if (names.size() > most) text += ", .. of " + std::to_string(names.size());
  return text;
}

}  // namespace weft

#endif
