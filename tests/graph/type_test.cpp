// Types: tensors and tuples, each known by one number.
#include <gtest/gtest.h>
#include <weft/graph/type.hpp>

#include <set>

namespace weft::type_test {

static_assert(TensorType{DType::bf16, {4, 3}}.bytes() == 24 && TensorType{DType::c128, {}}.bytes() == 16);

constexpr bool types_are_kept_once() {
  TypeTable types;
  const TypeId matrix = types.intern(DType::f32, {2, 3}), vector = types.intern(DType::f32, {6});
  const TypeId pair = types.intern(TupleType{{matrix, vector}});
  return matrix != vector && matrix == types.intern(TensorType{DType::f32, {2, 3}}) &&
         pair == types.intern(TupleType{{matrix, vector}}) && types[matrix].shape == Shape{2, 3} &&
         types.tuple(pair).parts[1] == vector;
}
static_assert(types_are_kept_once());

TEST(Type, EqualTypesAreOne) {
  EXPECT_TRUE(types_are_kept_once());
  TypeTable types;
  std::set<TypeId> numbers;
  for (int dtype = 0; dtype < dtype_count; ++dtype)
    for (const Shape& shape : {Shape{}, Shape{0}, Shape{1}, Shape{2, 3}, Shape{3, 2}, Shape{1, 2, 3}}) {
      const TypeId type = types.intern(static_cast<DType>(dtype), shape);
      EXPECT_TRUE(numbers.insert(type).second);
      EXPECT_EQ(types.intern(static_cast<DType>(dtype), shape), type);
    }
  EXPECT_EQ(types.tensors.size(), static_cast<Index>(numbers.size()));
  EXPECT_EQ(*numbers.begin(), 0);
}

TEST(Type, TuplesAreNumberedBelowNoType) {
  TypeTable types;
  const TypeId scalar = types.intern(DType::f32, {}), vector = types.intern(DType::f32, {3});
  const TypeId empty = types.intern(TupleType{}), one = types.intern(TupleType{{scalar}}),
               two = types.intern(TupleType{{scalar, vector}}), swapped = types.intern(TupleType{{vector, scalar}});
  const std::set<TypeId> numbers{empty, one, two, swapped};
  EXPECT_EQ(numbers.size(), 4u);
  for (TypeId type : numbers) EXPECT_TRUE(TypeTable::is_tuple(type)) << type;
  for (TypeId type : {scalar, vector, no_type}) EXPECT_FALSE(TypeTable::is_tuple(type)) << type;
  EXPECT_EQ(types.tuple(two).parts.size(), 2);
  EXPECT_EQ(types.tuple(swapped).parts[0], vector);
  EXPECT_TRUE(types.tuple(empty).parts.empty());
}

// A loop carries every gradient of a model.
TEST(Type, ATupleHasAnyNumberOfParts) {
  TypeTable types;
  TupleType tuple;
  for (int i = 0; i < 1000; ++i) tuple.parts.push_back(types.intern(DType::f32, {i}));
  const TypeId type = types.intern(tuple);
  EXPECT_EQ(types.tuple(type).parts[999], 999);
  EXPECT_EQ(types.intern(tuple), type);
}

TEST(Type, ShapesOfRankEightAreTypes) {
  static_assert(max_rank == 8);
  TypeTable types;
  const Shape eight{2, 1, 2, 1, 2, 1, 2, 3};
  const TypeId type = types.intern(DType::u8, eight);
  EXPECT_EQ(types[type].bytes(), 48);
  EXPECT_EQ(types.intern(DType::u8, eight), type);
  EXPECT_NE(types.intern(DType::u8, {2, 1, 2, 1, 2, 1, 3, 2}), type);
}

TEST(Type, ACopyOfTheTableGivesTheSameNumbers) {
  TypeTable types;
  const TypeId vector = types.intern(DType::f32, {3}), pair = types.intern(TupleType{{vector, vector}});
  TypeTable copy = types;
  EXPECT_EQ(copy.intern(DType::f32, {3}), vector);
  EXPECT_EQ(copy.intern(TupleType{{vector, vector}}), pair);
  EXPECT_EQ(copy.intern(DType::f32, {4}), vector + 1);
  EXPECT_EQ(types.tensors.size(), 1);
}

}  // namespace weft::type_test
