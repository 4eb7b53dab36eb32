// The types that operations give on operands of some types, asked of the shape rules.
#ifndef WEFT_TESTS_SUPPORT_SHAPE_RULES_HPP
#define WEFT_TESTS_SUPPORT_SHAPE_RULES_HPP

#include <weft/graph/var.hpp>

#include <gtest/gtest.h>

namespace weft::testing {

struct Typed {
  Shape shape;
  DType dtype = DType::f32;
};
struct NoAttributes {};
// The type that `op` gives on operands of these types; `given`: what is asked for.
template <class T = NoAttributes>
constexpr TensorType result_of(Op op, std::initializer_list<Typed> types, const T& attributes = {},
                               const Typed& given = {}, const MeshSizes& mesh = {}) {
  Graph graph;
  graph.mesh = mesh;
  Buffer<Id> operands;
  const char* names[] = {"a", "b", "c"};
  for (const Typed& type : types)
    operands.push_back(graph.add_input(names[operands.size()], InputKind::data, type.dtype, type.shape));
  AttributeId attribute = no_attributes;
  if constexpr (Attributes<T>) attribute = graph.pools.intern(attributes);
  const TypeId asked = graph.types.intern(given.dtype, given.shape);
  return graph.type(emit(graph, op, operands.data(), operands.size(), attribute, asked));
}
template <class T = NoAttributes>
constexpr Shape shape_of(Op op, std::initializer_list<Typed> types, const T& attributes = {}, const Shape& given = {},
                         const MeshSizes& mesh = {}) {
  return result_of(op, types, attributes, {given}, mesh).shape;
}
constexpr DimensionNumbers with_dims(const AxisList& dims) { return {dims}; }
constexpr CollectiveAttributes with_dims(const AxisList& dims, const AxisList& mesh_axes) {
  return {dims, mesh_axes, {}};
}

inline void expect_shape(const TensorType& type, const Shape& shape, DType dtype) {
  EXPECT_TRUE(type.shape == shape) << type.shape.rank();
  EXPECT_EQ(type.dtype, dtype) << name_of(type.dtype);
}

}  // namespace weft::testing

#endif
