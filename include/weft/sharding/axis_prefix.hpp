// Prefixes of parts of mesh axes: how two lists of axes that cut the same elements agree, major to minor. "x":(1)2 is a
// prefix of "x":(1)4, and of the whole axis x of 4 or more.
#ifndef WEFT_SHARDING_AXIS_PREFIX_HPP
#define WEFT_SHARDING_AXIS_PREFIX_HPP

#include <weft/sharding/sub_axes.hpp>

#include <optional>

namespace weft {

// An axis of size 1 has no positions to share, and is still used once.
[[nodiscard]] constexpr bool overlap(const SubAxis& left, const SubAxis& right) {
  if (left == right) return true;
  return left.axis == right.axis && left.pre < right.next() && right.pre < left.next();
}
[[nodiscard]] constexpr bool contains(const SubAxis& whole, const SubAxis& part) {
  return whole.axis == part.axis && whole.pre <= part.pre && part.next() <= whole.next();
}
[[nodiscard]] constexpr bool is_prefix(const SubAxis& prefix, const SubAxis& whole) {
  return prefix.pre == whole.pre && contains(whole, prefix);
}
// Do all ends of the two fall between positions of a finer mesh? x:(1)2 and x:(1)3 of 6 do not.
[[nodiscard]] constexpr bool can_coexist(const SubAxis& left, const SubAxis& right) {
  if (left.axis != right.axis) return true;
  const bool left_first = left.pre <= right.pre;
  const std::int32_t low_pre = left_first ? left.pre : right.pre, high_pre = left_first ? right.pre : left.pre;
  const bool left_ends = left.next() <= right.next();
  const std::int32_t low_next = left_ends ? left.next() : right.next(),
                     high_next = left_ends ? right.next() : left.next();
  if (low_next <= high_pre) return high_pre % low_next == 0;
  return high_pre % low_pre == 0 && low_next % high_pre == 0 && high_next % low_next == 0;
}

// As much of `part`, from its major end, as shares no position with `other`.
[[nodiscard]] constexpr std::optional<SubAxis> prefix_beside(const SubAxis& part, const SubAxis& other) {
  if (part.axis != other.axis) return part;
  if (!can_coexist(part, other)) return std::nullopt;
  if (!overlap(part, other)) return part;
  if (part.pre >= other.pre) return std::nullopt;
  return SubAxis{part.axis, part.pre, other.pre / part.pre};
}
[[nodiscard]] constexpr std::optional<SubAxis> prefix_beside(const SubAxis& part, const SubAxes& others) {
  std::optional<SubAxis> rest = part;
  for (const SubAxis& other : others) {
    if (!rest) break;
    rest = prefix_beside(*rest, other);
  }
  return rest;
}

// Is `shorter` the start of `longer`, the last of it maybe a prefix of an axis, and not all?
[[nodiscard]] constexpr bool is_strict_prefix(const SubAxes& shorter, const SubAxes& longer) {
  if (shorter.size() > longer.size() || shorter == longer) return false;
  if (shorter.empty()) return true;
  const int last = shorter.size() - 1;
  for (int i = 0; i < last; ++i)
    if (!(shorter[i] == longer[i])) return false;
  return is_prefix(shorter[last], longer[last]);
}

// What several lists agree on, major to minor, met one after the other.
struct CompatibleAxes {
  SubAxes axes;
  bool can_grow = true;  // no list conflicted so far, and longer ones may still add their minor axes

  constexpr void meet(const SubAxes& seen) {
    const SubAxes known = axes;
    axes.clear();
    int i = 0;
    for (; i < known.size() && i < seen.size(); ++i) {
      if (known[i] == seen[i]) {
        axes.push_back(known[i]);
      } else if (is_prefix(seen[i], known[i])) {
        const bool ends = i + 1 == seen.size();
        axes.push_back(ends ? known[i] : seen[i]);
        if (!ends) return stop();
      } else if (is_prefix(known[i], seen[i])) {
        const bool grows = can_grow && i + 1 == known.size();
        axes.push_back(grows ? seen[i] : known[i]);
        if (!grows) return stop();
      } else {
        return stop();
      }
    }
    for (int k = i; k < known.size(); ++k) axes.push_back(known[k]);
    for (int k = i; can_grow && k < seen.size(); ++k) axes.push_back(seen[k]);
  }

 private:
  constexpr void stop() { can_grow = false; }
};

}  // namespace weft

#endif
