// Which groups must run after one, whatever order is chosen.
#ifndef WEFT_PLANNER_GROUPS_AFTER_HPP
#define WEFT_PLANNER_GROUPS_AFTER_HPP

#include <weft/planner/fuse.hpp>

namespace weft::detail {

// Along data dependencies, and because groups write over what others read; loops run as wholes.
class GroupsAfter {
 public:
  constexpr GroupsAfter(const Graph& graph, const Fusion& fusion)
      : graph_(graph), fusion_(fusion), users_(fusion.users) {}

  // `writer` writes over what `reader` reads.
  constexpr void note(std::int32_t reader, std::int32_t writer) {
    if (later_.empty()) later_.resize(fusion_.groups.size());
    later_[reader].push_back(writer);
  }
  // Finds those after `group`. O(what is found): nothing but a gather follows an update.
  constexpr void find(std::int32_t group) {
    if (seen_group_.empty()) {
      if (later_.empty()) later_.resize(fusion_.groups.size());
      seen_group_.resize(fusion_.groups.size(), 0);
      seen_node_.resize(graph_.size(), 0);
      begun_.resize(fusion_.loops.parent.size(), 0);
      ended_.resize(fusion_.loops.parent.size(), 0);
    }
    ++search_;
    Buffer<std::int32_t> found{group};
    for (Index i = 0; i < found.size(); ++i) {
      const std::int32_t at = found[i], loop = loop_of(at);
      for (Id member : fusion_.groups[at].members) add_users(member, loop, found);
      for (std::int32_t writer : later_[at]) add_group(writer, loop, found);
      for (std::int32_t around = loop; around != no_loop; around = fusion_.loops.parent[around]) add_end(around, found);
    }
  }
  // Is `group` one of those that were found last?
  [[nodiscard]] constexpr bool contain(std::int32_t group) const { return seen_group_[group] == search_; }

 private:
  const Graph& graph_;
  const Fusion& fusion_;
  const Users& users_;
  Buffer<Buffer<std::int32_t>> later_;  // by group that reads an old value: groups that write over it
  Buffer<std::int32_t> seen_group_, seen_node_, begun_, ended_;  // number of the search that reached it; two by loop
  std::int32_t search_ = 0;

  constexpr std::int32_t loop_of(std::int32_t group) const { return fusion_.groups[group].loop; }
  // `group` runs after one in `loop`, and so does all of a loop that only `group` is in.
  constexpr void add_group(std::int32_t group, std::int32_t loop, Buffer<std::int32_t>& found) {
    std::int32_t whole = no_loop;
    for (std::int32_t own = loop_of(group); !fusion_.loops.contains(own, loop); own = fusion_.loops.parent[own])
      whole = own;
    if (whole != no_loop && begun_[whole] != search_) {
      begun_[whole] = search_;
      for (std::int32_t u = 0; u < fusion_.groups.size(); ++u)
        if (fusion_.loops.contains(whole, loop_of(u))) mark(u, found);
    }
    mark(group, found);
  }
  constexpr void mark(std::int32_t group, Buffer<std::int32_t>& found) {
    if (seen_group_[group] == search_) return;
    seen_group_[group] = search_;
    found.push_back(group);
  }
  // Groups that read `id`, which one in `loop` has made, also through nodes that have none.
  constexpr void add_users(Id id, std::int32_t loop, Buffer<std::int32_t>& found) {
    if (seen_node_[id] == search_) return;
    seen_node_[id] = search_;
    for (Index i = 0; i < users_.count(id); ++i) {
      const Id user = users_.user(id, i);
      if (const std::int32_t group = fusion_.group_of[user]; group >= 0)
        add_group(group, loop, found);
      else
        add_users(user, loop, found);
    }
  }
  // What needs anything of a loop runs after its end.
  constexpr void add_end(std::int32_t loop, Buffer<std::int32_t>& found) {
    if (ended_[loop] == search_) return;
    ended_[loop] = search_;
    for (std::int32_t u = 0; u < fusion_.groups.size(); ++u) {
      if (!fusion_.loops.contains(loop, loop_of(u))) continue;
      for (Id member : fusion_.groups[u].members) add_users_behind(member, loop, found);
      for (std::int32_t writer : later_[u])
        if (!fusion_.loops.contains(loop, loop_of(writer))) add_group(writer, loop, found);
    }
  }
  constexpr void add_users_behind(Id id, std::int32_t loop, Buffer<std::int32_t>& found) {
    for (Index i = 0; i < users_.count(id); ++i) {
      const Id user = users_.user(id, i);
      if (const std::int32_t group = fusion_.group_of[user]; group < 0)
        add_users_behind(user, loop, found);
      else if (!fusion_.loops.contains(loop, loop_of(group)))
        add_group(group, loop, found);
    }
  }
};

}  // namespace weft::detail

#endif
