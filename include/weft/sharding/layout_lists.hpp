// What is kept of values by how they lie: of each node a list, of a few layouts.
#ifndef WEFT_SHARDING_LAYOUT_LISTS_HPP
#define WEFT_SHARDING_LAYOUT_LISTS_HPP

#include <weft/graph/graph.hpp>
#include <weft/sharding/layout.hpp>

namespace weft::detail {

template <class T>
class LayoutLists {
 public:
  // For no nodes.
  constexpr LayoutLists() = default;
  constexpr explicit LayoutLists(Index nodes) : first_(nodes, -1) {}

  [[nodiscard]] constexpr bool is_empty(Id id) const { return id >= first_.size() || first_[id] < 0; }
  // Null: nothing is kept. Valid until something is added.
  [[nodiscard]] constexpr const T* find(Id id, const Layout& layout) const {
    std::int32_t at = is_empty(id) ? -1 : first_[id];
    while (at >= 0 && !(entries_[at].layout == layout)) at = entries_[at].next;
    return at >= 0 ? &entries_[at].value : nullptr;
  }
  [[nodiscard]] constexpr T* find(Id id, const Layout& layout) {
    return const_cast<T*>(static_cast<const LayoutLists&>(*this).find(id, layout));
  }
  // For a layout for which nothing is kept.
  constexpr void add(Id id, const Layout& layout, const T& value) {
    entries_.push_back({layout, value, first_[id]});
    first_[id] = static_cast<std::int32_t>(entries_.size() - 1);
  }
  constexpr void clear() {
    entries_.clear();
    for (std::int32_t& entry : first_) entry = -1;
  }

 private:
  struct Entry {
    Layout layout;
    T value{};
    std::int32_t next = -1;
  };
  Buffer<std::int32_t> first_;  // by node
  Buffer<Entry> entries_;
};

// Layouts that several ask for of a value.
class AskedLayouts {
 public:
  constexpr AskedLayouts() = default;
  constexpr explicit AskedLayouts(Index nodes) : lists_(nodes) {}

  constexpr void add(Id id, const Layout& layout, Id asker) {
    if (Askers* const known = lists_.find(id, layout))
      known->are_several = known->are_several || known->first != asker;
    else
      lists_.add(id, layout, {asker, false});
  }
  [[nodiscard]] constexpr bool by_any(Id id, const Layout& layout) const { return lists_.find(id, layout) != nullptr; }
  [[nodiscard]] constexpr bool by_several(Id id, const Layout& layout) const {
    const Askers* const known = lists_.find(id, layout);
    return known != nullptr && known->are_several;
  }
  // By another one than `asker`?
  [[nodiscard]] constexpr bool by_another(Id id, const Layout& layout, Id asker) const {
    const Askers* const known = lists_.find(id, layout);
    return known != nullptr && (known->are_several || known->first != asker);
  }

 private:
  struct Askers {
    Id first = no_id;
    bool are_several = false;
  };
  LayoutLists<Askers> lists_;
};

}  // namespace weft::detail

#endif
