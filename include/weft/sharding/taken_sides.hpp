// Conditions. A graph computes all sides of one and takes one; but what devices send for a side that is not taken they
// need not send, as long as they agree. Collectives that are read on one side alone, and what depends on them there,
// become a loop that runs once where the side is taken, else not at all.
#ifndef WEFT_SHARDING_TAKEN_SIDES_HPP
#define WEFT_SHARDING_TAKEN_SIDES_HPP

#include <weft/graph/rewriter.hpp>
#include <weft/graph/scan.hpp>
#include <weft/sharding/varied_axes.hpp>

namespace weft::detail {

// Where a value is read: on one side of a choice, inside what is read where `around` says. 0: anywhere.
struct ReadWhere {
  std::int32_t around = 0;
  Id predicate = no_id;
  bool taken_if = false;
  std::int32_t depth = 0;

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mixed(mixed(static_cast<std::uint64_t>(around), static_cast<std::uint64_t>(predicate)), taken_if ? 1 : 0);
  }
  friend constexpr bool operator==(const ReadWhere&, const ReadWhere&) = default;
};

// One device's graph. A side is a place in the tree of choices: what is read on several sides is read where the choice
// of one of them is made. Values that move with one place, as often as another (in the same loop), and after the same
// number of such loops, are one loop: `stage` counts them along the way to a value. O(nodes and operands), as often as
// choices lie in each other, at most `deepest`.
class TakenSides {
 public:
  constexpr TakenSides(const Graph& local, const Buffer<Layout>& inputs)
      : rewrite_(local), loops_(local), varied_(varied_axes(local, inputs)) {
    places_.intern({});
  }

  [[nodiscard]] constexpr Graph run() {
    find_places();
    find_groups();
    if (groups_.size() == 0) return rewrite_.from;
    rewrite_.copy_inputs();
    for (const Stage& stage : stages_) {
      for (const Id id : stage.staying)
        if (!rewrite_.has(id)) rewrite_.set(id, rewrite_.copy(id));
      for (const std::int32_t group : stage.groups) run_where_taken(group);
    }
    rewrite_.copy_outputs();
    return static_cast<Graph&&>(rewrite_.to);
  }

 private:
  static constexpr std::int32_t deepest = 32;
  struct Group {
    std::int32_t place = 0, stage = 0, loop = no_loop;

    [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
      return mixed(mixed(static_cast<std::uint64_t>(place), static_cast<std::uint64_t>(stage)),
                   static_cast<std::uint64_t>(loop + 1));
    }
    friend constexpr bool operator==(const Group&, const Group&) = default;
  };
  struct Stage {
    Buffer<Id> staying;  // ascending
    Buffer<std::int32_t> groups;
  };
  Rewriter rewrite_;
  Loops loops_;
  Buffer<std::uint32_t> varied_;
  Interner<ReadWhere> places_;
  Buffer<std::int32_t> place_;  // by node; -1: nobody reads it
  Interner<Group> groups_;
  Buffer<std::int32_t> group_;  // by node; -1: it stays where it is
  Buffer<std::int32_t> stage_;  // by node
  Buffer<bool> leaves_;         // by node: is it read outside of its group?
  Buffer<Buffer<Id>> members_;  // by group, ascending
  Buffer<Stage> stages_;

  // What a selection of whole values asks, if all devices have the same answer; else no_id.
  [[nodiscard]] constexpr Id predicate_of(Id id) const {
    const Graph& graph = rewrite_.from;
    if (graph[id].op != Op::select) return no_id;
    Id predicate = graph.operand(id, 0);
    for (; graph.shape(predicate).rank() != 0; predicate = graph.operand(predicate, 0))
      if (graph[predicate].op != Op::broadcast) return no_id;
    return varied_[predicate] == 0 ? predicate : no_id;
  }
  // Where both are read.
  [[nodiscard]] constexpr std::int32_t common(std::int32_t a, std::int32_t b) const {
    while (a != b) {
      std::int32_t& inner = places_[a].depth > places_[b].depth ? a : b;
      inner = places_[inner].around;
    }
    return a;
  }
  // The outermost places of `place` whose choices are made as often as `id`, or less often.
  [[nodiscard]] constexpr std::int32_t as_often_as(Id id, std::int32_t place) const {
    std::int32_t found = place;
    for (; place != 0; place = places_[place].around)
      if (!loops_.contains(loops_[places_[place].predicate], loops_[id])) found = places_[place].around;
    return found;
  }
  constexpr void read(Id id, std::int32_t place) { place_[id] = place_[id] < 0 ? place : common(place_[id], place); }
  constexpr void find_places() {
    const Graph& graph = rewrite_.from;
    place_ = Buffer<std::int32_t>(graph.size(), -1);
    for (const Output& output : graph.outputs) place_[output.node] = 0;
    for (Id id = static_cast<Id>(graph.size() - 1); id >= 0; --id) {
      if (place_[id] < 0) place_[id] = 0;
      place_[id] = as_often_as(id, place_[id]);
      const std::int32_t own = place_[id];
      const Id predicate = places_[own].depth < deepest ? predicate_of(id) : no_id;
      for (Index i = 0; i < graph[id].operand_count; ++i) {
        const bool is_side = predicate != no_id && i > 0;
        read(graph.operand(id, i), is_side ? places_.intern({own, predicate, i == 1, places_[own].depth + 1}) : own);
      }
    }
    for (Id id = 0; id < graph.size(); ++id)  // several results are read one by one where they are made
      if (graph[id].operand_count > 0 && TypeTable::is_tuple(graph[graph.operand(id, 0)].type))
        place_[id] = place_[graph.operand(id, 0)];
  }

  [[nodiscard]] constexpr bool goes_with(Id id, Id operand) const {
    return group_[operand] >= 0 && place_[operand] == place_[id] && loops_[operand] == loops_[id];
  }
  constexpr void find_groups() {
    const Graph& graph = rewrite_.from;
    group_ = Buffer<std::int32_t>(graph.size(), -1);
    stage_ = Buffer<std::int32_t>(graph.size(), 0);
    leaves_ = Buffer<bool>(graph.size(), false);
    for (Id id = 0; id < graph.size(); ++id) {
      const bool may_move = place_[id] != 0 && row_of(graph[id].op).attributes != AttributeFamily::loop;
      bool moves = may_move && is_collective(graph[id].op);
      for (Index i = 0; i < graph[id].operand_count; ++i)
        moves = moves || (may_move && goes_with(id, graph.operand(id, i)));
      const auto for_each_read = [&](const auto& visit) {
        for (Index i = 0; i < graph[id].operand_count; ++i) visit(graph.operand(id, i));
        for (std::int32_t place = place_[id]; moves && place != 0; place = places_[place].around)
          visit(places_[place].predicate);
      };
      for_each_read([&](Id read) {
        const std::int32_t stage = stage_[read] + (group_[read] >= 0 && !(moves && goes_with(id, read)) ? 1 : 0);
        stage_[id] = stage > stage_[id] ? stage : stage_[id];
      });
      if (moves) group_[id] = groups_.intern({place_[id], stage_[id], loops_[id]});
      for_each_read([&](Id read) { leaves_[read] = leaves_[read] || group_[read] != group_[id]; });
      while (stages_.size() <= stage_[id]) stages_.push_back({});
    }
    members_.resize(groups_.size());
    for (Id id = 0; id < graph.size(); ++id)
      (group_[id] >= 0 ? members_[group_[id]] : stages_[stage_[id]].staying).push_back(id);
    for (std::int32_t group = 0; group < groups_.size(); ++group) stages_[groups_[group].stage].groups.push_back(group);
  }

  // Is the way to `place` taken?
  [[nodiscard]] constexpr Var is_taken(std::int32_t place) {
    Var all{&rewrite_.to, no_id};
    for (; place != 0; place = places_[place].around) {
      const Var predicate = rewrite_(places_[place].predicate), own = places_[place].taken_if ? predicate : !predicate;
      all = all.id == no_id ? own : all & own;
    }
    return all;
  }
  // A member that reads none reads a carry, so that all of them depend on the loop.
  constexpr void run_where_taken(std::int32_t group) {
    const Graph& graph = rewrite_.from;
    Graph& to = rewrite_.to;
    to.phase = graph[members_[group][0]].phase;
    const Var taken = is_taken(groups_[group].place);
    LoopBuilder loop(to, 1);
    static_cast<void>(loop.carry(taken));
    loop.repeat_while(0);
    Buffer<Var> nexts{constant(to, 0, DType::pred)};
    const Index size_before = to.size();
    Buffer<Id> carried;
    Buffer<Var> outside;
    for (const Id id : members_[group]) {
      bool reads_member = false;
      for (Index i = 0; i < graph[id].operand_count; ++i)
        reads_member = reads_member || group_[graph.operand(id, i)] == group;
      const Id operand = graph.operand(id, 0);
      if (reads_member || rewrite_(operand).id >= size_before) continue;  // or one that is carried already
      carried.push_back(operand);
      outside.push_back(rewrite_(operand));
      nexts.push_back(loop.carry(rewrite_(operand)));
      rewrite_.set(operand, nexts.back());
    }
    Buffer<Id> leaving;
    for (const Id id : members_[group]) {
      if (!leaves_[id]) continue;
      leaving.push_back(id);
      const TensorType type = graph.type(id);
      static_cast<void>(loop.carry(broadcast_to(constant(to, 0, type.dtype), type.shape)));
    }
    for (const Id id : members_[group]) rewrite_.set(id, rewrite_.copy(id));
    for (const Id id : leaving) nexts.push_back(rewrite_(id));
    loop.close(nexts);
    for (Index i = 0; i < carried.size(); ++i) rewrite_.set(carried[i], outside[i]);
    for (Index i = 0; i < leaving.size(); ++i) rewrite_.set(leaving[i], loop.result(1 + carried.size() + i));
  }
};

// `inputs`: how those of the whole graph are cut.
[[nodiscard]] WEFT_NATIVE constexpr Graph with_taken_sides(Graph&& local, const Buffer<Layout>& inputs) {
  return local.has_conditions ? TakenSides(local, inputs).run() : static_cast<Graph&&>(local);
}

}  // namespace weft::detail

#endif
