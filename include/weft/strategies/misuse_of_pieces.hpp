// What operations of a user's own in a model say of their operands, tried before devices have pieces of these: that the
// compiler can call it, and that results are made of pieces as their factors say.
#ifndef WEFT_STRATEGIES_MISUSE_OF_PIECES_HPP
#define WEFT_STRATEGIES_MISUSE_OF_PIECES_HPP

#include <weft/strategies/misuse.hpp>

namespace weft {

// Calls what operation number `which` of a user's own says of its operands, wherever it stands. O(nodes).
[[nodiscard]] constexpr Index call_own_rules(const Graph& graph, std::int32_t which) {
  Index called = 0;
  for (Id id = 0; id < graph.size(); ++id) {
    if (row_of(graph[id].op).attributes != AttributeFamily::custom) continue;
    const CustomAttributes& call = graph.attributes<CustomAttributes>(id);
    if (call.operation != which) continue;
    const CustomOperation& operation = graph.custom_operation(id);
    const CustomOperands operands = custom_operands(graph, id);
    if (operation.factors.exists) static_cast<void>(operation.factors.call(call.options, operands));
    if (operation.flops.exists) static_cast<void>(operation.flops.call(call.options, operands));
    if (operation.workspace_bytes.exists) static_cast<void>(operation.workspace_bytes.call(call.options, operands));
    ++called;
  }
  return called;
}

namespace detail {

// `shape` with the dimensions of one factor cut into parts; an empty shape where these are not equal.
[[nodiscard]] constexpr Shape piece_along(const Shape& shape, const FactorRule::Dimensions& factors, std::int8_t factor,
                                          Index parts) {
  Dims extents = shape.dims;
  for (int d = 0; d < extents.size(); ++d) {
    if (factors[d] != factor) continue;
    if (extents[d] % parts != 0) return {0};
    extents[d] /= parts;
  }
  return Shape(extents);
}
// What the operation of node `id` makes of operands that are cut along a factor, if it is not what its factors say.
[[nodiscard]] constexpr Misuse misuse_of_pieces_along(const Graph& graph, Id id, const ReadFactors& read,
                                                      std::int8_t factor, Index parts) {
  const CustomOperation& operation = graph.custom_operation(id);
  const CustomAttributes& call = graph.attributes<CustomAttributes>(id);
  Buffer<TensorType> types;
  bool is_cut = false;
  for (Index i = 0; i < graph[id].operand_count; ++i) {
    const FactorRule::Dimensions& factors = read.rule.operand(i);
    TensorType type = graph.type(graph.operand(id, i));
    type.shape = piece_along(type.shape, factors, factor, parts);
    if (type.shape.elements() == 0) return {};
    is_cut = is_cut || factors.contains(factor);
    types.push_back(type);
  }
  const Shape needed = piece_along(graph.shape(id), read.rule.result, factor, parts);
  if (!is_cut || needed.elements() == 0) return {};
  CustomOperands pieces(operation.name, static_cast<Buffer<TensorType>&&>(types));
  const char* refused = nullptr;
  pieces.note_in(refused);
  const Shape made = results_of_custom(operation, call.options, pieces).types[call.result].shape;
  if (refused != nullptr || made == needed) return {};
  Misuse misuse(Misuse::Kind::pieces_differ, made.rank(), needed.rank());
  for (int d = made.rank() - 1; d >= 0 && made.rank() == needed.rank(); --d)
    if (made[d] != needed[d]) misuse = Misuse(Misuse::Kind::pieces_differ, made[d], needed[d]);
  Name what = operation.name;
  return misuse.named(what.append(": ").append(read.text).c_str());
}

}  // namespace detail

// The first operation of a user's own that makes of pieces, cut along one factor over one axis of the mesh, what is no
// piece of its result. O(nodes) if there are such operations.
[[nodiscard]] constexpr Misuse misuse_of_pieces(const Graph& graph, const Mesh& mesh) {
  for (Id id = 0; id < graph.size(); ++id) {
    if (row_of(graph[id].op).attributes != AttributeFamily::custom || !graph.custom_operation(id).factors.exists)
      continue;
    const ReadFactors read = read_factors(graph, id);
    for (const MeshAxis& axis : mesh.axes)
      for (std::int8_t factor = 0; axis.size > 1 && factor < max_factors; ++factor)
        if (const Misuse found = detail::misuse_of_pieces_along(graph, id, read, factor, axis.size);
            found.kind != Misuse::Kind::none)
          return found;
  }
  return {};
}

}  // namespace weft

#endif
