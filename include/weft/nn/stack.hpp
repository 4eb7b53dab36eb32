// Equal blocks one after the other: as a loop over their stacked weights, or one by one.
#ifndef WEFT_NN_STACK_HPP
#define WEFT_NN_STACK_HPP

#include <weft/base/error_nn.hpp>
#include <weft/graph/layer_scope.hpp>
#include <weft/graph/layers.hpp>
#include <weft/graph/scan.hpp>

#include <concepts>

namespace weft::nn {

// A layer with a name that makes of a value one of the same shape and type.
template <class T>
concept StackableBlock = requires(T block, Var x) {
  block.name = Name();
  { block(x) } -> std::same_as<Var>;
};

namespace detail {

// The prototype under another name, on x. Error: block_changes_its_input.
template <class Block>
constexpr Var run_block(const Block& prototype, const Name& name, Var x) {
  Block block = prototype;
  block.name = name;
  const Var made = block(x);
  if (made.type() != x.type() && x.graph->mistake.kind == Mistake::Kind::none)
    block_changes_its_input(name.c_str(), name_of(x.dtype()), x.shape(), name_of(made.dtype()), made.shape());
  return made;
}

}  // namespace detail

// What the forward pass of a stack leaves for the backward pass: every value that this needs; or what goes into each
// block, of which the block is computed again (torch.utils.checkpoint, jax.checkpoint), to the same bits.
enum class Keep : std::uint8_t { everything, inputs };

// A policy: what goes in, and those of the values that checkpoint_name() has named which `keeps` accepts.
//   nn::Stack<Block, 12>{"h", prototype, {nn::Keep::inputs, [](std::string_view name) { return name == "attended"; }}}
struct KeepPolicy {
  Keep keep = Keep::everything;
  KeepsName keeps = nullptr;

  constexpr KeepPolicy(Keep kept, KeepsName named = nullptr) : keep(kept), keeps(named) {}
};

namespace detail {

template <class Block>
constexpr Var run_stack(const Name& name, Index count, const Block& prototype, const KeepPolicy& keep, Var x) {
  Graph& graph = *x.graph;
  const LayerScope layer(graph, name, "Stack");
  weft::detail::LoopBuilder loop(graph, count, {.recomputes = keep.keep == Keep::inputs, .keeps = keep.keeps});
  const Var carry = loop.carry(x);
  graph.layers.push_back(loop.element_attributes());
  const Var made = run_block(prototype, name / "*", carry);
  graph.layers.pop_back();
  loop.close({made});
  return layer(loop.result(0));
}

}  // namespace detail

// `count` blocks, traced and planned once, whatever their number: a loop in which each iteration reads its own layer of
// the stacked weights, [count, ...]. Each is `prototype` under a name of its own, "<name>.0", "<name>.1", ..., by which
// its weights are known to everybody, and takes what the one before it returns. A stack may stand in a stack. Errors:
// block_changes_its_input, policy_keeps_nothing.
template <StackableBlock Block, Index count>
struct Stack {
  static_assert(count >= 1, "weft: stack: the number of blocks must be 1 or more");
  Name name = {};
  Block prototype;
  KeepPolicy keep = Keep::everything;

  constexpr Var operator()(Var x) const { return detail::run_stack(name, count, prototype, keep, x); }
};

// A stack whose number of blocks is a value, such as one of the command line: StackOf<Block>{"h", layers,
// prototype}. Errors: also stack_has_no_blocks.
template <StackableBlock Block>
struct StackOf {
  Name name = {};
  Index count = 1;
  Block prototype;
  KeepPolicy keep = Keep::everything;

  constexpr Var operator()(Var x) const {
    if (count < 1) stack_has_no_blocks(count);
    return detail::run_stack(name, count, prototype, keep, x);
  }
};

// The same blocks with the same weights, one by one: a graph of `count` blocks, which costs the compiler `count` times
// as much. Error: block_changes_its_input.
template <StackableBlock Block, Index count>
struct Sequence {
  static_assert(count >= 1, "weft: sequence: the number of blocks must be 1 or more");
  Name name = {};
  Block prototype;

  constexpr Var operator()(Var x) const {
    for (Index i = 0; i < count; ++i) x = detail::run_block(prototype, name / name_of_number(i), x);
    return x;
  }
};

}  // namespace weft::nn

#endif
