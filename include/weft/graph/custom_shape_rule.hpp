// The shape rule of operations of a user's own: what the operation says.
#ifndef WEFT_GRAPH_CUSTOM_SHAPE_RULE_HPP
#define WEFT_GRAPH_CUSTOM_SHAPE_RULE_HPP

#include <weft/graph/shape_rules.hpp>

namespace weft {

inline constexpr int max_custom_results = 8;

// The types of all results of a call.
struct CustomResults {
  TensorType types[max_custom_results];
};

[[nodiscard]] constexpr CustomOperands custom_operands(const Graph& graph, Id id) {
  Buffer<TensorType> types;
  for (Index i = 0; i < graph[id].operand_count; ++i) types.push_back(graph.type(graph.operand(id, i)));
  return {graph.custom_operation(id).name, static_cast<Buffer<TensorType>&&>(types)};
}
[[nodiscard]] constexpr CustomResults results_of_custom(const CustomOperation& operation, const CustomOptions& options,
                                                        const CustomOperands& operands) {
  CustomResults results;
  operation.results(options, operands, results.types);
  return results;
}

// Another result of the call that makes `id`, in this graph; no_id: it has no such node.
[[nodiscard]] constexpr Id find_result(const Graph& graph, Id id, std::int32_t result) {
  CustomAttributes call = graph.attributes<CustomAttributes>(id);
  call.result = result;
  const CustomResults all = results_of_custom(graph.custom_operation(id), call.options, custom_operands(graph, id));
  const TypeId type = graph.types.tensors.find(all.types[result]);
  const AttributeId attributes = graph.pools.customs.find(call);
  if (type < 0 || attributes < 0) return no_id;
  return graph.find(graph[id].op, type, attributes, graph.operands(id), graph[id].operand_count);
}

}  // namespace weft

namespace weft::shape_rule {

// The type of one result. A piece of which the partitioner knows the shape must get that one. Errors:
// custom_operands_do_not_fit and what else the operation raises; custom_pieces_differ.
constexpr TypeId custom_call(const Operands& in) {
  const CustomAttributes call = in.attributes<CustomAttributes>();
  const CustomOperation& operation = *in.graph.custom_operations[call.operation];
  Buffer<TensorType> types;
  for (Index i = 0; i < in.count; ++i) types.push_back(in.types[in.type(i)]);
  const CustomOperands operands(operation.name, static_cast<Buffer<TensorType>&&>(types));
  const TensorType made = results_of_custom(operation, call.options, operands).types[call.result];
  if (in.given != no_type && in.given_shape() != made.shape)
    custom_pieces_differ(operation.name, call.result, made.shape, in.given_shape());
  return in.types.intern(made);
}

}  // namespace weft::shape_rule

#endif
