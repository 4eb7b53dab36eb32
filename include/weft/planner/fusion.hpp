// What fusion makes: groups, each of which becomes one step of the program; and their order, since no path between them
// may return to the group that it left.
#ifndef WEFT_PLANNER_FUSION_HPP
#define WEFT_PLANNER_FUSION_HPP

#include <weft/graph/loops.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/planner/iteration_space.hpp>

namespace weft {

enum class FusionKind : std::uint8_t {
  loop,        // a fused loop, perhaps with reductions
  dot,         // a matmul, with the loop (if any) as its epilogue, or with the permutation (if any) in which it writes
  movement,    // one strided copy, gather, scatter or reduction that is no loop
  collective,  // one collective
};

struct FusionGroup {
  FusionKind kind = FusionKind::loop;
  IterationSpace space;
  bool reduces_rows = false;  // a loop of kind sum_rows: nothing but its producers may join
  bool reduces_cols = false;
  bool numbers_rows = false;    // reads row numbers
  bool batched = false;         // a dot of several matrices, in each of which rows are numbered from 0
  std::int32_t loop = no_loop;  // the one in which it runs
  Id dot = no_id;
  bool permuted = false;           // the dot is written as its transpose, which is the last member
  Id first = no_id, last = no_id;  // smallest and largest member
  Buffer<Id> members;              // descending
  Buffer<Id> reads;                // values read from memory by a loop, before more producers join
  Buffer<std::uint8_t> read_as;    // by read: bit e for each extent e that it is read with
  std::uint8_t indices = 0;        // row and column numbers, likewise: bits of extents, i32 and u32
  Index stores = 0;                // values written to memory
  Index computed = 0;              // instructions of the members: one each, of a map those of its body

  [[nodiscard]] constexpr bool has_epilogue() const { return dot != no_id && members.size() > 1 && !permuted; }
  [[nodiscard]] constexpr bool reads_as(Id id, Extent extent) const {
    for (Index i = 0; i < reads.count; ++i)
      if (reads.items[i] == id) return (read_as.items[i] >> static_cast<int>(extent) & 1) != 0;
    return false;
  }
  constexpr void add_read(Id id, Extent extent) {
    const auto bit = static_cast<std::uint8_t>(1 << static_cast<int>(extent));
    for (Index i = 0; i < reads.count; ++i) {
      if (reads.items[i] != id) continue;
      read_as.items[i] |= bit;
      return;
    }
    reads.push_back(id);
    read_as.push_back(bit);
  }
  // `id` is made here.
  constexpr void drop_read(Id id) {
    for (Index i = 0; i < reads.count; ++i) {
      if (reads.items[i] != id) continue;
      reads[i] = reads.back();
      read_as[i] = read_as.back();
      reads.pop_back();
      return read_as.pop_back();
    }
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
  Buffer<Extent> extent;          // by node that is a member of a loop or epilogue
  Buffer<bool> in_memory;         // by node: some step writes it
  Index visits = 0;               // groups that searches for cycles looked at: the work that might not be linear
};

// The order of groups under construction, kept so that every group comes before those that read what it makes: a path
// from one to another can only go upwards, which ends most searches before they begin. (Pearce and Kelly, "A dynamic
// topological sort algorithm for directed acyclic graphs", 2006.) The others go from both ends by turns: what is kept
// for the backward pass is a short way from one pass to the other, so that they soon meet or one of them comes to its
// end, while a search from one end wanders through a deep model. Groups are crossed as wholes, since a group runs after
// everything that any of its members needs. Nodes become members in descending order, and a new group comes before all
// others. Refers to its arguments.
class FusionOrder {
 public:
  constexpr FusionOrder(const Graph& graph, const Fusion& fusion)
      : graph_(graph),
        users_(fusion.users),
        fusion_(fusion),
        seen_node_(graph.size(), 0),
        after_(fusion.loops.parent.size()) {}

  // `id` has become a member of `group`, to which its other users do not lead.
  constexpr void add(Id id, std::int32_t group) {
    const bool is_new = group == places_.size();
    if (is_new) places_.push_back({-group});
    begin();
    Buffer<std::int32_t> readers;
    add_users(id, group, readers);
    if (fusion_.loops.exist()) {
      for (std::int32_t reader : readers) note_loops_before(reader, group);
      add_what_follows_loops(id, group, readers);
    }
    for (std::int32_t reader : readers)
      if (reader != group) link(group, reader);
    if (is_new) return;
    for (std::int32_t reader : readers)
      if (places_[reader].position < places_[group].position) lift(reader, group);
  }
  // Is there a path from a user of `id` outside `group` into `group`, or from `id` into its matmul?
  [[nodiscard]] constexpr bool others_lead_to(Id id, std::int32_t group) {
    begin();
    found_dot_ = false;
    Buffer<std::int32_t> starts, after;
    add_users(id, group, starts);
    if (found_dot_) return true;
    if (fusion_.loops.exist()) add_what_follows_loops(id, group, starts);
    const Index high = places_[group].position;
    Index low = high;
    for (std::int32_t start : starts) {
      ++visits_;
      const Index position = places_[start].position;
      if (start == group) return true;
      if (position > high) continue;
      after.push_back(start);
      low = low < position ? low : position;
    }
    if (after.empty()) return false;
    // What leads to `group` is marked as seen by a search of its own.
    Buffer<std::int32_t> before{group};
    const std::int32_t forwards = search_, backwards = ++search_;
    for (Index i = 0; i < after.count && i < before.count; ++i) {
      ++visits_;
      for (std::int32_t at = places_.items[after.items[i]].readers; at >= 0; at = links_.items[at].next) {
        const std::int32_t reader = links_.items[at].group;
        Place& place = places_.items[reader];
        if (reader == group || place.seen == backwards) return true;
        if (place.seen == forwards || place.position > high) continue;
        place.seen = forwards;
        after.push_back(reader);
      }
      for (std::int32_t at = places_.items[before.items[i]].makers; at >= 0; at = links_.items[at].next) {
        const std::int32_t maker = links_.items[at].group;
        Place& place = places_.items[maker];
        if (place.seen == forwards) return true;
        if (place.seen == backwards || place.position < low) continue;
        place.seen = backwards;
        before.push_back(maker);
      }
    }
    return false;
  }
  // Groups that searches have looked at so far.
  [[nodiscard]] constexpr Index visits() const noexcept { return visits_; }

 private:
  struct Place {
    std::int32_t position = 0;               // in the order
    std::int32_t seen = 0;                   // number of the search that reached it
    std::int32_t readers = -1, makers = -1;  // first link to groups that read from it, and to those that it reads from
  };
  struct Link {
    std::int32_t group, next;
  };

  const Graph& graph_;
  const Users& users_;
  const Fusion& fusion_;
  Buffer<Place> places_;  // by group
  Buffer<Link> links_;
  Buffer<std::int32_t> seen_node_;      // by node without a group: number of the search that reached it
  Buffer<Buffer<std::int32_t>> after_;  // by loop: groups outside of it that read what it makes
  std::int32_t search_ = 0;
  bool found_dot_ = false;
  Index visits_ = 0;

  constexpr void begin() { ++search_; }
  constexpr void link(std::int32_t maker, std::int32_t reader) {
    links_.push_back({reader, places_.items[maker].readers});
    places_.items[maker].readers = static_cast<std::int32_t>(links_.count - 1);
    links_.push_back({maker, places_.items[reader].makers});
    places_.items[reader].makers = static_cast<std::int32_t>(links_.count - 1);
  }
  constexpr void reach(std::int32_t group, Buffer<std::int32_t>& found) {
    if (places_[group].seen == search_) return;
    places_[group].seen = search_;
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
  // `reader` reads what `group` makes: in which loops that it does not run in itself?
  constexpr void note_loops_before(std::int32_t reader, std::int32_t group) {
    const Loops& loops = fusion_.loops;
    const std::int32_t outer = fusion_.groups[reader].loop;
    for (std::int32_t loop = fusion_.groups[group].loop; !loops.contains(loop, outer); loop = loops.parent[loop])
      if (Buffer<std::int32_t>& known = after_[loop]; known.empty() || known.back() != reader) known.push_back(reader);
  }
  // A loop runs as a whole: a carry's first value, and what is read in a loop that `group` does not run in, is needed
  // by all that reads what the loop makes.
  constexpr void add_what_follows_loops(Id id, std::int32_t group, Buffer<std::int32_t>& readers) {
    const Loops& loops = fusion_.loops;
    const std::int32_t own = fusion_.groups[group].loop;
    for (Index i = -1; i < readers.size(); ++i) {
      std::int32_t loop = i < 0 ? loops[id] : fusion_.groups[readers[i]].loop;
      for (; !loops.contains(loop, own); loop = loops.parent[loop])
        for (std::int32_t after : after_[loop]) reach(after, readers);
    }
  }
  // What `found` leads to along its links, within these positions, is added to it.
  constexpr void collect(Buffer<std::int32_t>& found, std::int32_t Place::*links, std::int32_t low, std::int32_t high) {
    for (Index i = 0; i < found.size(); ++i) {
      ++visits_;
      for (std::int32_t at = places_[found[i]].*links; at >= 0; at = links_[at].next) {
        const std::int32_t group = links_[at].group;
        if (places_[group].position >= low && places_[group].position <= high) reach(group, found);
      }
    }
  }
  // Gives `group` and what leads to it places before `reader` and what it leads to.
  constexpr void lift(std::int32_t reader, std::int32_t group) {
    const std::int32_t low = places_[reader].position, high = places_[group].position;
    Buffer<std::int32_t> before, after;
    begin();
    reach(group, before);
    collect(before, &Place::makers, low, high);
    begin();
    reach(reader, after);
    collect(after, &Place::readers, low, high);
    const auto ascending = [this](std::int32_t a, std::int32_t b) { return places_[a].position < places_[b].position; };
    stable_sort(before, ascending);
    stable_sort(after, ascending);
    Buffer<std::int32_t> all = before;
    all.append(after.begin(), after.end());
    Buffer<std::int32_t> positions;
    for (std::int32_t at : all) positions.push_back(places_[at].position);
    stable_sort(positions, [](std::int32_t a, std::int32_t b) { return a < b; });
    for (Index i = 0; i < all.size(); ++i) places_[all[i]].position = positions[i];
  }
};

}  // namespace weft

#endif
