// A graph as text, one node a line, in the manner of HLO. For people, logs and golden tests; run time only.
//
//   graph mesh={2,4} {
//     %0 = f32[64,784] parameter(0), name="image", kind=data
//     %3 = f32[64,512] dot_general(%0, %1), contracting={1}x{0}
//     %9 = f32[64,512] all_reduce(%8), axes={0}, reduction=sum, phase=backward
//     return "loss" = %7, "hidden.weight" = %12 updates %1
//   }
#ifndef WEFT_GRAPH_PRINT_HPP
#define WEFT_GRAPH_PRINT_HPP

#include <weft/graph/loops.hpp>

#include <cstdio>
#include <cstdlib>
#include <locale>
#include <sstream>
#include <string>

namespace weft {

[[nodiscard]] constexpr const char* name_of(InputKind kind) noexcept {
  constexpr const char* names[] = {"data", "weight", "state", "scalar"};
  return names[static_cast<int>(kind)];
}
[[nodiscard]] constexpr const char* name_of(Phase phase) noexcept {
  constexpr const char* names[] = {"forward", "backward", "update"};
  return names[static_cast<int>(phase)];
}

namespace detail {

// A stream for text that is the same everywhere: no user's locale, as many digits as tell every f32 from its
// neighbors.
[[nodiscard]] WEFT_DECL std::ostringstream text_stream();
// "1,0"
template <class List>
void write_items(std::ostream& text, const List& list) {
  bool first = true;
  for (const auto& item : list) {
    if (!first) text << ',';
    first = false;
    text << static_cast<Index>(item);
  }
}
// "{1,0}"
template <class List>
void write_list(std::ostream& text, const List& list) {
  text << '{';
  write_items(text, list);
  text << '}';
}
// "name" in quotes; quotes and backslashes in it are escaped.
WEFT_DECL void write_quoted(std::ostream& text, const char* name);
// "f32[64,512]"
WEFT_DECL void write_type(std::ostream& text, DType dtype, const Shape& shape);

// "f32[64,512]", or "(f32[64], f32[64])" for several results.
WEFT_DECL void write_type(std::ostream& text, const Graph& graph, TypeId type);

// As many digits as tell one element from its neighbors: "7", "0.1"; both parts of a complex one: "(1,-2)".
WEFT_DECL void write_element(std::ostream& text, DType dtype, const ElementBits& bits);
WEFT_DECL void write_literal(std::ostream& text, const Literal& literal);
// What stands between the parentheses: operands; the number of a parameter; the value of a constant.
WEFT_DECL void write_arguments(std::ostream& text, const Graph& graph, Id id);
WEFT_DECL void write_input(std::ostream& text, const Graph& graph, const Input& input);
WEFT_DECL void write_axes(std::ostream& text, const char* key, const AxisList& axes);
WEFT_DECL void write_collective(std::ostream& text, const CollectiveAttributes& a);
WEFT_DECL void write_dot(std::ostream& text, const DotDims& dot);
// [start:limit] a dimension.
WEFT_DECL void write_slice(std::ostream& text, const SliceBounds& bounds);
// before_after a dimension.
WEFT_DECL void write_padding(std::ostream& text, const Padding& padding);
// As HLO writes it, what is not the default: window={size=3x3 stride=2x2 pad=1_1x1_1 lhs_dilate=.. rhs_dilate=.. rhs_reversal=..}.
WEFT_DECL void write_window(std::ostream& text, const WindowDimensions& window);
// As HLO writes it: each dimension by what it is, dim_labels=bf01_oi01->bf01.
WEFT_DECL void write_convolution(std::ostream& text, const ConvolutionDims& dims);
WEFT_DECL void write_names(std::ostream& text, const AxisNames& names);
// As Shardy writes it, "?" where a dimension is unconstrained: [{"data"}, {}, {?}].
WEFT_DECL void write_spec(std::ostream& text, const PartitionSpec& spec);
WEFT_DECL void write_loop(std::ostream& text, Op op, const LoopAttributes& loop);
// Options by name, and of several results which one: ", target="scaled_sum", scale=2, result=1".
WEFT_DECL void write_custom(std::ostream& text, const CustomOperation& operation, const CustomAttributes& call);
WEFT_DECL void write_labels(std::ostream& text, const LabelBounds& bounds);
// ", key=value" for every attribute, in the manner of its family.
WEFT_DECL void write_attributes(std::ostream& text, const Graph& graph, Id id);
WEFT_DECL void write_node(std::ostream& text, const Graph& graph, Id id);

}  // namespace detail

// One node: "%3 = f32[64,512] dot_general(%0, %1), contracting={1}x{0}". The phase is told unless it is forward.
[[nodiscard]] WEFT_DECL std::string to_text(const Graph& graph, Id id);

namespace detail {

// From the opening brace to the closing one, every line after `indent`; a body looks like a graph.
WEFT_DECL void write_region(std::ostream& text, const Graph& graph, const std::string& indent);

}  // namespace detail

// The whole graph, its mesh, its bodies and its results.
[[nodiscard]] WEFT_DECL std::string to_text(const Graph& graph);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/graph/print.ipp>
#endif

#endif
