// Definitions of io/tiling.hpp.
#ifndef WEFT_IO_TILING_IPP
#define WEFT_IO_TILING_IPP

#include <weft/io/tiling.hpp>

#include <algorithm>
#include <utility>

namespace weft::detail {

std::optional<Dims> uneven_corner(std::vector<CountedBox> boxes, int rank, int dimension) {
  // Boxes that agree in what is left are one: those that end and those that begin along a cut of a grid are none.
  const auto place = [rank, dimension](const CountedBox& box, int d) {
    const int at = dimension + d / 2;
    return at < rank ? (d % 2 == 0 ? (*box.start)[at] : (*box.extents)[at]) : 0;
  };
  const int places = 2 * (rank - dimension);
  const auto compare = [&](const CountedBox& a, const CountedBox& b) {
    for (int d = 0; d < places; ++d)
      if (const Index left = place(a, d), right = place(b, d); left != right) return left < right ? -1 : 1;
    return 0;
  };
  std::sort(boxes.begin(), boxes.end(), [&](const CountedBox& a, const CountedBox& b) { return compare(a, b) < 0; });
  std::vector<CountedBox> different;
  for (const CountedBox& box : boxes)
    if (!different.empty() && compare(different.back(), box) == 0)
      different.back().times += box.times;
    else if (different.empty() || different.back().times != 0)
      different.push_back(box);
    else
      different.back() = box;
  if (!different.empty() && different.back().times == 0) different.pop_back();
  if (different.empty()) return std::nullopt;
  if (dimension == rank) return Dims(rank, 0);

  // Where boxes begin in this dimension they are counted from there on, where they end no more.
  std::vector<std::pair<Index, CountedBox>> edges;
  for (const CountedBox& box : different) {
    const Index begin = (*box.start)[dimension];
    edges.emplace_back(begin, box);
    edges.emplace_back(begin + (*box.extents)[dimension], CountedBox{box.start, box.extents, -box.times});
  }
  std::sort(edges.begin(), edges.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (auto edge = edges.begin(); edge != edges.end();) {
    const Index at = edge->first;
    std::vector<CountedBox> changes;
    for (; edge != edges.end() && edge->first == at; ++edge) changes.push_back(edge->second);
    if (std::optional<Dims> corner = uneven_corner(std::move(changes), rank, dimension + 1)) {
      (*corner)[dimension] = at;
      return corner;
    }
  }
  return std::nullopt;
}

bool has_element(const Dims& start, const Dims& extents, const Dims& element) noexcept {
  for (int d = 0; d < element.size(); ++d)
    if (element[d] < start[d] || element[d] - start[d] >= extents[d]) return false;
  return true;
}

}  // namespace weft::detail

#endif
