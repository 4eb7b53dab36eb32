// Edges of data flow: where a value is handed into, around or out of a loop, a branch or a computation, and lies alike
// on both sides. An edge belongs to its owner: a result of the operation, or an argument of its body.
#ifndef WEFT_SDY_DATA_FLOW_HPP
#define WEFT_SDY_DATA_FLOW_HPP

#include <weft/sdy/rule_site.hpp>

namespace weft::sdy {

struct DataFlowEdge {
  Index owner = 0;
  Buffer<Index> targets;  // values that lie as the owner, which is among them
  Buffer<Index> sources;  // values that are handed in
  bool is_argument = false;
  Index number = 0;  // of the argument, or of the result
};

namespace detail {

// What a region ends with, by number. Error: stablehlo_count_differs.
constexpr Index returned(const Operation& operation, const Region& region, Index number) {
  const Index count = region.operations.empty() ? 0 : region.operations.back().operands.size();
  if (number >= count)
    stablehlo_count_differs(operation.place, operation.name, "values that are returned", count, number + 1);
  return region.operations.back().operands[number];
}
constexpr void check_size(const Operation& operation, const char* what, Index found, Index needed) {
  if (found != needed) stablehlo_count_differs(operation.place, operation.name, what, found, needed);
}
constexpr Buffer<DataFlowEdge> edges_of_branches(const Operation& operation) {
  Buffer<DataFlowEdge> edges;
  for (Index i = 0; i < operation.results.size(); ++i) {
    DataFlowEdge edge{operation.results[i], {operation.results[i]}, {}, false, i};
    for (const Region& branch : operation.regions) edge.sources.push_back(returned(operation, branch, i));
    edges.push_back(static_cast<DataFlowEdge&&>(edge));
  }
  return edges;
}
constexpr Buffer<DataFlowEdge> edges_of_while(const Operation& operation) {
  check_size(operation, "regions", operation.regions.size(), 2);
  check_size(operation, "operands", operation.operands.size(), operation.results.size());
  const Region &condition = operation.regions[0], &body = operation.regions[1];
  Buffer<DataFlowEdge> edges;
  for (Index i = 0; i < operation.results.size(); ++i) {
    const Index result = operation.results[i];
    edges.push_back({result,
                     {result, condition.arguments[i], body.arguments[i]},
                     {operation.operands[i], returned(operation, body, i)},
                     false,
                     i});
  }
  return edges;
}
constexpr Buffer<DataFlowEdge> edges_of_barrier(const Operation& operation) {
  check_size(operation, "operands", operation.operands.size(), operation.results.size());
  Buffer<DataFlowEdge> edges;
  for (Index i = 0; i < operation.results.size(); ++i)
    edges.push_back({operation.results[i], {operation.results[i]}, {operation.operands[i]}, false, i});
  return edges;
}
constexpr Buffer<DataFlowEdge> edges_of_computation(const Operation& operation) {
  check_size(operation, "regions", operation.regions.size(), 1);
  const Region& body = operation.regions[0];
  check_size(operation, "arguments", body.arguments.size(), operation.operands.size());
  Buffer<DataFlowEdge> edges;
  for (Index i = 0; i < operation.operands.size(); ++i)
    edges.push_back({body.arguments[i], {body.arguments[i]}, {operation.operands[i]}, true, i});
  for (Index i = 0; i < operation.results.size(); ++i)
    edges.push_back({operation.results[i], {operation.results[i]}, {returned(operation, body, i)}, false, i});
  return edges;
}

}  // namespace detail

[[nodiscard]] constexpr bool is_manual_computation(const Operation& operation) {
  return operation.name == "sdy.manual_computation";
}

// Those of arguments first; none, of what hands no values on.
[[nodiscard]] constexpr Buffer<DataFlowEdge> data_flow_edges(const Operation& operation) {
  if (operation.name == "stablehlo.case" || operation.name == "stablehlo.if")
    return detail::edges_of_branches(operation);
  if (operation.name == "stablehlo.while") return detail::edges_of_while(operation);
  if (operation.name == "stablehlo.optimization_barrier") return detail::edges_of_barrier(operation);
  if (is_manual_computation(operation) || operation.name == "sdy.named_computation")
    return detail::edges_of_computation(operation);
  return {};
}

}  // namespace weft::sdy

#endif
