// A graph in the DOT language of Graphviz: `dot -Tsvg`. Collectives and contractions stand out by color, backward and
// update nodes by their border; a dashed edge leads from a new value to the input that it updates. Run time only.
#ifndef WEFT_GRAPH_PRINT_DOT_HPP
#define WEFT_GRAPH_PRINT_DOT_HPP

#include <weft/graph/print.hpp>

namespace weft {

namespace detail {

WEFT_DECL void write_dot_label(std::ostream& text, const Graph& graph, Id id);
WEFT_DECL void write_dot_style(std::ostream& text, const Node& node);

}  // namespace detail

// Nodes n0, n1, ... by number, edges from operands to users, results r0, r1, ...
[[nodiscard]] WEFT_DECL std::string to_dot(const Graph& graph);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/graph/print_dot.ipp>
#endif

#endif
