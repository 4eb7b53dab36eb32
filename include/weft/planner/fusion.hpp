// What fusion makes: groups, each of which becomes one step of the program; and their order, since no path between them
// may return to the group that it left.
#ifndef WEFT_PLANNER_FUSION_HPP
#define WEFT_PLANNER_FUSION_HPP

#include <weft/planner/iteration_space.hpp>
#include <weft/graph/loops.hpp>
#include <weft/graph/rewriter.hpp>

namespace weft {

enum class FusionKind : std::uint8_t {
  loop,        // a fused loop, perhaps with reductions
  dot,         // a matmul, with the loop (if any) as its epilogue
  movement,    // one strided copy, gather, scatter or reduction that is no loop
  collective,  // one collective
};

struct FusionGroup {
  FusionKind kind = FusionKind::loop;
  IterationSpace space;
  bool reduces_rows = false;  // a loop of kind sum_rows: nothing but its producers may join
  bool reduces_cols = false;
  bool numbers_rows = false;  // reads row numbers
  bool batched = false;       // a dot of several matrices, in each of which rows are numbered from 0
  std::int32_t loop = no_loop;     // the one in which it runs
  Id dot = no_id;
  Id first = no_id, last = no_id;  // smallest and largest member
  Buffer<Id> members;              // descending
  Buffer<Id> reads;                // values read from memory by a loop, before more producers join
  Buffer<std::uint8_t> read_as;    // by read: bit e for each extent e that it is read with
  std::uint8_t indices = 0;        // row and column numbers, likewise: bits of extents, i32 and u32
  Index stores = 0;                // values written to memory
  Index computed = 0;              // instructions of the members: one each, of a map those of its body

  [[nodiscard]] constexpr bool reads_as(Id id, Extent extent) const {
    for (Index i = 0; i < reads.count; ++i)
      if (reads.items[i] == id) return (read_as.items[i] >> static_cast<int>(extent) & 1) != 0;
    return false;
  }
  // Operands of the loop's kernel.
  [[nodiscard]] constexpr Index loads() const {
    Index sum = 0;
    for (Index i = 0; i < read_as.count; ++i) sum += __builtin_popcount(read_as.items[i]);
    return sum;
  }
  // Length of its code, with what `loads` returns.
  [[nodiscard]] constexpr Index instructions(Index operands) const {
    return computed + stores + operands + __builtin_popcount(indices);
  }
};

// The result of fusion. A virtual node (constant, iota, broadcast, reshape, ...) that nobody needs in memory has no
// group.
struct Fusion {
  Users users;
  Loops loops;
  Buffer<FusionGroup> groups;
  Buffer<std::int32_t> group_of;  // by node; -1: none
  Buffer<Extent> extent;         // by node that is a member of a loop or epilogue
  Buffer<bool> in_memory;        // by node: some step writes it
};

// The order of groups under construction, kept so that every group comes before those that read what it makes: a path
// from one to another can only go upwards, which ends most searches before they begin. (Pearce and Kelly, "A dynamic
// topological sort algorithm for directed acyclic graphs", 2006.) Groups are crossed as wholes, since a group runs after
// everything that any of its members needs. Nodes become members in descending order, and a new group comes before all
// others. Refers to its arguments.
class FusionOrder {
 public:
  constexpr FusionOrder(const Graph& graph, const Fusion& fusion)
      : graph_(graph), users_(fusion.users), fusion_(fusion), seen_node_(graph.size(), 0) {}

  // `id` has become a member of `group`, to which its other users do not lead.
  constexpr void add(Id id, std::int32_t group) {
    if (group == position_.size()) {
      position_.push_back(-group);
      seen_.push_back(0);
    }
    begin();
    Buffer<std::int32_t> readers;
    add_users(id, group, readers);
    for (std::int32_t reader : readers)
      if (position_[reader] < position_[group]) lift(reader, group);
  }
  // Is there a path from a user of `id` outside `group` into `group`, or from `id` into its matmul?
  [[nodiscard]] constexpr bool others_lead_to(Id id, std::int32_t group) {
    begin();
    found_dot_ = false;
    Buffer<std::int32_t> stack;
    add_users(id, group, stack);
    if (found_dot_) return true;
    while (!stack.empty()) {
      const std::int32_t at = stack.back();
      stack.pop_back();
      if (at == group) return true;
      if (position_[at] > position_[group]) continue;
      for (Id member : fusion_.groups[at].members) add_users(member, at, stack);
    }
    return false;
  }

 private:
  const Graph& graph_;
  const Users& users_;
  const Fusion& fusion_;
  Buffer<Index> position_;          // by group
  Buffer<std::int32_t> seen_;       // by group: number of the search that reached it
  Buffer<std::int32_t> seen_node_;  // by node without a group, likewise
  std::int32_t search_ = 0;
  bool found_dot_ = false;

  constexpr void begin() { ++search_; }
  constexpr void reach(std::int32_t group, Buffer<std::int32_t>& found) {
    if (seen_[group] == search_) return;
    seen_[group] = search_;
    found.push_back(group);
  }
  // Groups other than `own` that read `id`, through nodes that have no group.
  constexpr void add_users(Id id, std::int32_t own, Buffer<std::int32_t>& found) {
    for (Index i = 0; i < users_.count(id); ++i) {
      const Id user = users_.user(id, i);
      const std::int32_t group = fusion_.group_of[user];
      if (group >= 0) {
        // The operands of a matmul are complete before its epilogue begins.
        found_dot_ = found_dot_ || (group == own && user == fusion_.groups[own].dot);
        if (group != own) reach(group, found);
      } else if (seen_node_[user] != search_) {
        seen_node_[user] = search_;
        // A slice is read from memory, also by its operand's own group.
        add_users(user, row_of(graph_[user].op).view == View::part ? -1 : own, found);
      }
    }
  }
  // Groups other than `own` that make what `id` reads, likewise. Nodes that are not visited yet have no group.
  constexpr void add_makers(Id id, std::int32_t own, Buffer<std::int32_t>& found) {
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id operand = graph_.operand(id, i);
      const std::int32_t group = fusion_.group_of[operand];
      if (group >= 0) {
        if (group != own) reach(group, found);
      } else if (seen_node_[operand] != search_) {
        seen_node_[operand] = search_;
        add_makers(operand, own, found);
      }
    }
  }
  // Adds to `found` what its groups lead to by `neighbors`, within these positions. Defined before its use, which Clang
  // needs in constant evaluation.
  template <class Neighbors>
  constexpr void collect(Buffer<std::int32_t>& found, Neighbors neighbors, Index low, Index high) {
    for (Index i = 0; i < found.size(); ++i) {
      const std::int32_t own = found[i];
      Buffer<std::int32_t> next;
      for (Id member : fusion_.groups[own].members) neighbors(member, own, next);
      for (std::int32_t group : next)
        if (position_[group] >= low && position_[group] <= high) found.push_back(group);
    }
  }
  // Gives `group` and what leads to it places before `reader` and what it leads to.
  constexpr void lift(std::int32_t reader, std::int32_t group) {
    const Index low = position_[reader], high = position_[group];
    Buffer<std::int32_t> before, after;
    begin();
    reach(group, before);
    collect(
        before, [&](Id member, std::int32_t own, auto& found) { add_makers(member, own, found); }, low, high);
    begin();
    reach(reader, after);
    collect(
        after, [&](Id member, std::int32_t own, auto& found) { add_users(member, own, found); }, low, high);
    const auto ascending = [this](std::int32_t a, std::int32_t b) { return position_[a] < position_[b]; };
    stable_sort(before, ascending);
    stable_sort(after, ascending);
    Buffer<std::int32_t> all = before;
    all.append(after.begin(), after.end());
    Buffer<Index> places;
    for (std::int32_t at : all) places.push_back(position_[at]);
    stable_sort(places, [](Index a, Index b) { return a < b; });
    for (Index i = 0; i < all.size(); ++i) position_[all[i]] = places[i];
  }
};

}  // namespace weft

#endif
