// What every rewriting pass shares: a new graph beside the old one and the map from old nodes to new ones.
#ifndef WEFT_GRAPH_REWRITER_HPP
#define WEFT_GRAPH_REWRITER_HPP

#include <weft/graph/var.hpp>

namespace weft {

// Marks the nodes that an output depends on. All inputs count as used: their storage exists in any case. So do the
// carries of a loop that runs, to whose places its end writes.
[[nodiscard]] WEFT_NATIVE constexpr Buffer<bool> live_nodes(const Graph& graph) {
  Buffer<bool> live(graph.size(), false), runs(graph.loops, false);
  for (const Input& input : graph.inputs) live[input.node] = true;
  for (const Output& output : graph.outputs) live[output.node] = true;
  for (Id id = static_cast<Id>(graph.size() - 1); id >= 0; --id) {
    const Node& node = graph.nodes.items[id];
    if (!runs.empty() && is_loop_carry(node.op) && runs[graph.attributes<LoopAttributes>(id).loop]) live.items[id] = true;
    if (!live.items[id]) continue;
    if (!runs.empty() && is_loop_end(node.op)) runs[graph.attributes<LoopAttributes>(id).loop] = true;
    const Id* const operands = graph.operand_pool.items + node.first_operand;
    for (Index i = 0; i < node.operand_count; ++i) live.items[operands[i]] = true;
  }
  return live;
}

// users[first[id] .. first[id + 1]): the nodes that read `id`, ascending; a node that reads it twice appears twice.
struct Users {
  Buffer<std::int32_t> first;
  Buffer<Id> users;

  constexpr explicit Users(const Graph& graph) : first(graph.size() + 1, 0), users(graph.operand_pool.size()) {
    const Id* const operands = graph.operand_pool.items;
    for (Index i = 0; i < graph.operand_pool.count; ++i) ++first.items[operands[i] + 1];
    std::int32_t before = 0;
    for (std::int32_t& entry : first) entry = before += entry;
    Buffer<std::int32_t> next = first;
    for (Id id = 0; id < graph.nodes.count; ++id) {
      const Node& node = graph.nodes.items[id];
      for (Index i = 0; i < node.operand_count; ++i) users.items[next.items[operands[node.first_operand + i]]++] = id;
    }
  }
  [[nodiscard]] constexpr Index count(Id id) const { return first.items[id + 1] - first.items[id]; }
  [[nodiscard]] constexpr Id user(Id id, Index i) const { return users.items[first.items[id] + i]; }
};

class Rewriter {
 public:
  // Takes over tables and the mesh and declares nothing yet.
  constexpr explicit Rewriter(const Graph& source) : from(source), image_(source.size(), no_id) {
    to.start_from(source);
  }

  const Graph& from;
  Graph to;

  // The image of an old node; set before any user of it is visited.
  [[nodiscard]] constexpr Var operator()(Id old) { return {&to, image_[old]}; }
  [[nodiscard]] constexpr bool has(Id old) const { return image_.items[old] != no_id; }
  constexpr void set(Id old, Var image) { image_[old] = image.id; }

  // Copies all inputs, in order, so that input numbers stay.
  constexpr void copy_inputs() {
    for (const Input& input : from.inputs) image_[input.node] = to.add_new_input(input, from[input.node].type);
  }
  constexpr void copy_outputs() {
    for (const Output& output : from.outputs)
      to.outputs.push_back({output.name, image_[output.node], output.updates});
  }
  // Adds a copy of an old node on the images of its operands, which have the shapes and types of the old ones: the
  // shape rule need not run again.
  [[nodiscard]] constexpr Var copy(Id old) {
    const Node& node = from[old];
    Id few[4] = {};
    Buffer<Id> many;
    if (node.operand_count > 4) many.resize(node.operand_count);
    Id* const operands = node.operand_count > 4 ? many.data() : few;
    const Id* const old_operands = from.operand_pool.items + node.first_operand;
    for (Index i = 0; i < node.operand_count; ++i) operands[i] = image_.items[old_operands[i]];
    to.phase = node.phase;
    return {&to, to.intern(node.op, node.type, node.attributes, operands, node.operand_count)};
  }
  // A second copy of an old node of few operands, which is computed again in `phase`.
  [[nodiscard]] constexpr Var copy_again(Id old, Phase phase) {
    Id operands[3] = {};
    for (Index i = 0; i < from[old].operand_count; ++i) operands[i] = image_[from.operand(old, i)];
    to.phase = phase;
    return {&to, to.add_again(from[old], operands)};
  }

 private:
  Buffer<Id> image_;
};

// The graph without nodes that no output needs. Inputs stay.
[[nodiscard]] WEFT_NATIVE constexpr Graph without_dead_nodes(Graph&& graph) {
  const Buffer<bool> live = live_nodes(graph);
  bool all_live = true;
  for (Id id = 0; id < graph.size(); ++id) all_live = all_live && live.items[id];
  if (all_live) return static_cast<Graph&&>(graph);
  Rewriter rewrite(graph);
  rewrite.copy_inputs();
  for (Id id = 0; id < graph.size(); ++id)
    if (live.items[id] && !rewrite.has(id)) rewrite.set(id, rewrite.copy(id));
  rewrite.copy_outputs();
  return static_cast<Graph&&>(rewrite.to);
}

// What a rewriter makes if every node that has no image yet, in order, becomes `make(id)`; without dead nodes.
template <class Make>
[[nodiscard]] constexpr Graph rewrite_each(Rewriter& rewrite, Make make) {
  rewrite.copy_inputs();
  for (Id id = 0; id < rewrite.from.size(); ++id)
    if (!rewrite.has(id)) rewrite.set(id, make(id));
  rewrite.copy_outputs();
  return without_dead_nodes(static_cast<Graph&&>(rewrite.to));
}

}  // namespace weft

#endif
