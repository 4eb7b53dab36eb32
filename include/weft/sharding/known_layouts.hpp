// What is known of values beside how they lie: in which layouts an operation needs them already, which products read
// them alike, and which layouts several operations needed in the look before.
#ifndef WEFT_SHARDING_KNOWN_LAYOUTS_HPP
#define WEFT_SHARDING_KNOWN_LAYOUTS_HPP

#include <weft/sharding/layout_lists.hpp>
#include <weft/sharding/moved_rows.hpp>
#include <weft/sharding/sources.hpp>
#include <weft/sharding/wishes.hpp>

namespace weft::detail {

// Layouts in which values are at hand already, since an operation before needs them, or what they are made of, so.
class KnownLayouts {
 public:
  constexpr KnownLayouts(const Sources& sources, Index nodes) : sources_(sources), lists_(nodes) {}
  constexpr void clear() { lists_.clear(); }
  constexpr void add(Id id, const Layout& layout) {
    if (!has(id, layout)) lists_.add(sources_.of(id), sources_.layout_of(id, layout), {});
  }
  [[nodiscard]] constexpr bool has(Id id, const Layout& layout) const {
    if (is_listed(sources_.of(id), id, layout)) return true;
    const Id root = sources_.root_of(id);
    return root != sources_.of(id) && is_listed(root, id, layout);
  }

 private:
  struct IsKnown {};
  const Sources& sources_;
  LayoutLists<IsKnown> lists_;  // by source

  [[nodiscard]] constexpr bool is_listed(Id source, Id id, const Layout& layout) const {
    if (lists_.is_empty(source)) return false;
    return lists_.find(source, source == id ? layout : sources_.layout_of_root(id, layout)) != nullptr;
  }
};

// How many products read a value in the same way: queries, keys and values read one normalized input. They are likely
// to need it alike, so that what one of them pays for serves all.
class Sharers {
 public:
  constexpr explicit Sharers(const Graph& graph) : graph_(graph), first_(graph.size(), -1) {
    for (Id id = 0; id < graph.size(); ++id)
      if (is_product(id))
        for (Index i = 0; i < 2; ++i) count(id, i);
  }
  // How many share operand `i` of node `id`, itself among them.
  [[nodiscard]] constexpr Index of(Id id, Index i) const {
    const std::int32_t found = is_product(id) ? find(id, i) : -1;
    return found < 0 ? 1 : entries_[found].count;
  }

 private:
  struct Entry {
    AttributeId attributes;
    Index position;
    Index count = 0;
    std::int32_t next = -1;
  };
  const Graph& graph_;
  Buffer<std::int32_t> first_;  // by node
  Buffer<Entry> entries_;

  [[nodiscard]] constexpr bool is_product(Id id) const {
    return graph_[id].operand_count == 2 && factor_row(graph_[id].op).joins == ReductionKind::sum;
  }
  [[nodiscard]] constexpr std::int32_t find(Id id, Index position) const {
    std::int32_t at = first_[graph_.operand(id, position)];
    while (at >= 0 && (entries_[at].position != position || entries_[at].attributes != graph_[id].attributes))
      at = entries_[at].next;
    return at;
  }
  constexpr void count(Id id, Index position) {
    std::int32_t at = find(id, position);
    if (at < 0) {
      at = static_cast<std::int32_t>(entries_.size());
      std::int32_t& first = first_[graph_.operand(id, position)];
      entries_.push_back({graph_[id].attributes, position, 0, first});
      first = at;
    }
    ++entries_[at].count;
  }
};

// What operations needed in the look before: what another one needs as well is paid for by both, so each may take it as
// free. Whether they agree in the end is seen by the bytes of all.
class SharedNeeds {
 public:
  // Needs of nobody.
  constexpr SharedNeeds() = default;
  constexpr SharedNeeds(const Graph& graph, const Reads& reads, const Layouts& before) : asked_(graph.size()) {
    const Buffer<bool> live = live_nodes(graph);
    for (Id id = 0; id < graph.size(); ++id) {
      if (!live[id] || factor_row(graph[id].op).rule == nullptr || reads.is_folded(id)) continue;
      for (Index i = 0; i < reads.count(id); ++i) {
        const Id operand = reads.operand(id, i);
        const Layout& needed = before.needed(id, i);
        if (!(needed == before.of_value[operand])) asked_.add(operand, needed, id);
      }
    }
  }
  // Was `operand` needed so by another one than `reader`?
  [[nodiscard]] constexpr bool has(Id operand, const Layout& layout, Id reader) const {
    return asked_.by_another(operand, layout, reader);
  }

 private:
  AskedLayouts asked_;  // by operand
};

}  // namespace weft::detail

#endif
