// Graph: a list of nodes in definition order (operands before users), hash-consed: adding a node equal to an earlier
// one returns the earlier one, in O(1). A graph is a value; a pass takes one and returns another.
#ifndef WEFT_GRAPH_GRAPH_HPP
#define WEFT_GRAPH_GRAPH_HPP

#include <weft/base/buffer.hpp>
#include <weft/base/error_graph.hpp>
#include <weft/graph/name.hpp>
#include <weft/graph/node.hpp>

namespace weft {

// What a parameter node stands for.
enum class InputKind : std::uint8_t {
  data,    // given anew at every call: a batch
  weight,  // trained; kept between calls
  state,   // kept between calls, not trained: optimizer moments
  scalar,  // one hyperparameter, set by the host before a call
};

// How the host fills a weight or state before the first call. Element i of a tensor called `name` is a function of
// (seed, name, i) alone: fill: `scale`; uniform: scale * (2u - 1), u = uniform_from_bits(random_bits_at(seed, name, 0,
// i)).
struct Initializer {
  enum class Kind : std::uint8_t { fill, uniform } kind = Kind::fill;
  float scale = 0;
  friend constexpr bool operator==(const Initializer&, const Initializer&) = default;
};

struct Input {
  Name name;
  InputKind kind = InputKind::data;
  Id node = no_id;
  Initializer initializer;
  Name module_type;  // weights: the kind of layer that declared it, such as "Linear"
};

// A result. `updates` is the input whose storage receives it (a new weight, a new moment), or -1: returned to the
// caller.
struct Output {
  Name name;
  Id node = no_id;
  std::int32_t updates = -1;
};

class Graph {
 public:
  Buffer<Node> nodes;
  Buffer<Id> operand_pool;
  Buffer<Input> inputs;
  Buffer<Output> outputs;
  MeshSizes mesh;                // sizes of its axes; everything is by position; empty: one device
  Phase phase = Phase::forward;  // given to nodes added from now on

  [[nodiscard]] constexpr Index size() const noexcept { return nodes.count; }
  [[nodiscard]] constexpr const Node& operator[](Id id) const {
    if (id < 0 || id >= nodes.count) fixed_vector_index_out_of_range(id, nodes.count);
    return nodes.items[id];
  }
  [[nodiscard]] constexpr Id operand(Id id, Index position) const {
    if (id < 0 || id >= nodes.count || position < 0 || position >= nodes.items[id].operand_count)
      fixed_vector_index_out_of_range(id, nodes.count);
    return operand_pool.items[nodes.items[id].first_operand + position];
  }
  [[nodiscard]] constexpr Index devices() const noexcept { return product_of(mesh); }

  // Room for `count` nodes without further work.
  constexpr void reserve(Index count) {
    nodes.reserve(count);
    operand_pool.reserve(2 * count);
  }

  // Takes over the nodes of another graph, as they are.
  constexpr void adopt(Buffer<Node>&& other_nodes, Buffer<Id>&& other_operands) {
    nodes = static_cast<Buffer<Node>&&>(other_nodes);
    operand_pool = static_cast<Buffer<Id>&&>(other_operands);
    slots_.clear();
  }

  // Adds `node` with these operands, or finds its equal. The shape and dtype must be right already: see `emit`.
  constexpr Id intern(const Node& node, const Id* operands, Index count) {
    if (4 * (nodes.count + 1) > 3 * slots_.count) rebuild();
    const Index mask = slots_.count - 1;
    Index slot = hash(node, operands, count) & mask;
    for (; slots_.items[slot] != no_id; slot = (slot + 1) & mask)
      if (same(slots_.items[slot], node, operands, count)) return slots_.items[slot];
    nodes.push_back(node);
    Node& added = nodes.items[nodes.count - 1];
    added.phase = phase;
    added.first_operand = static_cast<std::int32_t>(operand_pool.count);
    added.operand_count = static_cast<std::int32_t>(count);
    for (Index i = 0; i < count; ++i) operand_pool.push_back(operands[i]);
    return slots_.items[slot] = static_cast<Id>(nodes.count - 1);
  }

  [[nodiscard]] constexpr std::int32_t find_input(const Name& name) const {
    for (std::int32_t i = 0; i < inputs.count; ++i)
      if (inputs.items[i].name == name) return i;
    return -1;
  }

  // Declares an input and its parameter node; the same name again must have the same type and gives the same node.
  constexpr Id add_input(const Name& name, InputKind kind, DType dtype, const Shape& shape,
                         const Initializer& initializer = {}, const Name& module_type = {}) {
    if (const std::int32_t known = find_input(name); known >= 0) {
      const Node& node = nodes[inputs[known].node];
      if (node.dtype != dtype || !(node.shape == shape) || inputs[known].kind != kind)
        parameter_declared_twice(name.c_str());
      return inputs[known].node;
    }
    return add_new_input(name, kind, dtype, shape, initializer, module_type);
  }
  // The same for a name that no input has.
  constexpr Id add_new_input(const Name& name, InputKind kind, DType dtype, const Shape& shape,
                             const Initializer& initializer, const Name& module_type) {
    Node node;
    node.op = Op::parameter;
    node.dtype = dtype;
    node.shape = shape;
    node.attributes.number = inputs.size();
    const Id id = intern(node, nullptr, 0);
    inputs.push_back({name, kind, id, initializer, module_type});
    return id;
  }

  constexpr void add_output(const Name& name, Id node, std::int32_t updates = -1) {
    outputs.push_back({name, node, updates});
  }

 private:
  Buffer<Id> slots_;  // open addressing, power-of-two size, at most three quarters full; made when first needed

  // Only what tells most nodes apart: a collision costs one comparison. No calls and few loops: this runs for every
  // node of every pass.
  [[nodiscard]] static constexpr Index hash(const Node& node, const Id* operands, Index count) noexcept {
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15u;
    const Attributes& attributes = node.attributes;
    std::uint64_t h = static_cast<std::uint64_t>(node.op) + static_cast<std::uint64_t>(node.dtype) * 256;
    for (Index i = 0; i < count; ++i) h = h * factor + static_cast<std::uint64_t>(operands[i]);
    const Dims &extents = node.shape.dims, &start = attributes.start;
    if (extents.count > 0)
      h = (h * factor + static_cast<std::uint64_t>(extents.items[0])) * factor +
          static_cast<std::uint64_t>(extents.items[extents.count - 1]);
    if (start.count > 0)
      h = (h * factor + static_cast<std::uint64_t>(start.items[0])) * factor +
          static_cast<std::uint64_t>(start.items[start.count - 1]);
    if (count == 0)
      h = (h * factor + __builtin_bit_cast(std::uint64_t, attributes.value)) * factor +
          static_cast<std::uint64_t>(attributes.number);
    h = (h ^ (h >> 32)) * factor;
    return static_cast<Index>(h >> 32);
  }
  [[nodiscard]] constexpr bool same(Id id, const Node& node, const Id* operands, Index count) const {
    const Node& other = nodes[id];
    if (other.op != node.op || other.dtype != node.dtype || other.operand_count != count) return false;
    for (Index i = 0; i < count; ++i)
      if (operand_pool[other.first_operand + i] != operands[i]) return false;
    // 0 and -0 are different constants.
    return other.shape == node.shape && other.attributes == node.attributes &&
           __builtin_bit_cast(std::uint64_t, other.attributes.value) ==
               __builtin_bit_cast(std::uint64_t, node.attributes.value);
  }
  // Slots for all nodes that there is room for, or for a few.
  constexpr void rebuild() {
    Index slots = 64;
    while (3 * slots < 4 * (nodes.allocated + 1)) slots *= 2;
    slots_ = Buffer<Id>(slots, no_id);
    for (Id id = 0; id < nodes.count; ++id) {
      const Node& node = nodes.items[id];
      Index slot = hash(node, operand_pool.items + node.first_operand, node.operand_count) & (slots - 1);
      while (slots_.items[slot] != no_id) slot = (slot + 1) & (slots - 1);
      slots_.items[slot] = id;
    }
  }
};

}  // namespace weft

#endif
