// One operation of a graph: small, so that a pass that copies nodes copies little. What it means stands in the row of
// its operation; its type, attributes, operands and bodies lie in tables of the graph.
#ifndef WEFT_GRAPH_NODE_HPP
#define WEFT_GRAPH_NODE_HPP

#include <weft/graph/attributes.hpp>
#include <weft/graph/op.hpp>
#include <weft/graph/type.hpp>

namespace weft {

using Id = std::int32_t;
inline constexpr Id no_id = -1;

// Which part of a training step a node belongs to; a node made equal to an earlier one keeps the earlier phase.
enum class Phase : std::uint8_t { forward, backward, update };

// Without initial values, so that room for many nodes costs nothing.
struct Node {
  Op op;
  Phase phase;
  TypeId type;  // a tuple where there are several results
  AttributeId attributes;
  std::int32_t first_operand;  // operands lie in Graph::operand_pool
  std::int32_t operand_count;
};
static_assert(sizeof(Node) == 20);

}  // namespace weft

#endif
