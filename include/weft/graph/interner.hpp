// Interner: a list in which equal things are one, found by hash. A thing is known by its number from then on, so that
// comparing two of them is comparing two integers.
#ifndef WEFT_GRAPH_INTERNER_HPP
#define WEFT_GRAPH_INTERNER_HPP

#include <weft/base/buffer.hpp>

namespace weft {

// What passes mix into a hash: one word after another.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) noexcept {
  return (hash ^ word) * 0x9E3779B97F4A7C15u;
}
template <class List>
[[nodiscard]] constexpr std::uint64_t mixed_list(std::uint64_t hash, const List& list) noexcept {
  for (int i = 0; i < list.count; ++i) hash = mixed(hash, static_cast<std::uint64_t>(list.items[i]));
  return mixed(hash, static_cast<std::uint64_t>(list.count));
}

// T has operator== and hash(). Numbers are given in the order of first appearance. O(1) a look-up.
template <class T>
class Interner {
 public:
  [[nodiscard]] constexpr Index size() const noexcept { return items_.count; }
  [[nodiscard]] constexpr const T& operator[](Index number) const { return items_[number]; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return items_.begin(); }
  [[nodiscard]] constexpr const T* end() const noexcept { return items_.end(); }

  // The number of `item`, which is added if it is new.
  constexpr std::int32_t intern(const T& item) {
    if (4 * (items_.count + 1) > 3 * slots_.count) rebuild();
    const Index slot = slot_of(item);
    if (slots_.items[slot] < 0) {
      slots_.items[slot] = static_cast<std::int32_t>(items_.count);
      items_.push_back(item);
    }
    return slots_.items[slot];
  }
  // The number of `item`, or -1.
  [[nodiscard]] constexpr std::int32_t find(const T& item) const {
    return slots_.empty() ? -1 : slots_.items[slot_of(item)];
  }

 private:
  Buffer<T> items_;
  Buffer<std::int32_t> slots_;  // open addressing, power-of-two size, at most three quarters full

  [[nodiscard]] constexpr Index slot_of(const T& item) const {
    const Index mask = slots_.count - 1;
    Index slot = static_cast<Index>(item.hash() >> 32) & mask;
    while (slots_.items[slot] >= 0 && !(items_.items[slots_.items[slot]] == item)) slot = (slot + 1) & mask;
    return slot;
  }
  constexpr void rebuild() {
    slots_ = Buffer<std::int32_t>(slots_.count == 0 ? 32 : 2 * slots_.count, -1);
    for (Index i = 0; i < items_.count; ++i) slots_.items[slot_of(items_.items[i])] = static_cast<std::int32_t>(i);
  }
};

}  // namespace weft

#endif
