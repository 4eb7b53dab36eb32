// Attributes: they compare field by field, equal ones are one, and every family has a pool of its own.
#include <weft/graph/attributes.hpp>

#include <gtest/gtest.h>

namespace weft::attributes_test {

// Whether a change of any field makes another thing, with another hash and another number.
template <class T, class... Changes>
constexpr bool differs(Changes... change) {
  AttributePools pools;
  const AttributeId plain = pools.intern(T());
  const auto apart = [&](auto one_change) {
    T changed;
    one_change(changed);
    return !(changed == T()) && changed.hash() != T().hash() && pools.intern(changed) != plain &&
           pools.pool<T>()[pools.intern(changed)] == changed;
  };
  return pools.intern(T()) == plain && (apart(change) && ...);
}

static_assert(differs<DimensionNumbers>([](auto& a) { a.dims = {1}; }));
static_assert(differs<SliceBounds>([](auto& a) { a.start = {1}; }, [](auto& a) { a.limit = {1}; }));
static_assert(differs<Padding>([](auto& a) { a.low = {1}; }, [](auto& a) { a.high = {1}; }));
static_assert(differs<SliceSizes>([](auto& a) { a.sizes = {1}; }));
static_assert(differs<LabelBounds>([](auto& a) { a.classes = 1; }, [](auto& a) { a.parts = 2; }));

TEST(Attributes, DifferIfAnyFieldDiffers) {
  EXPECT_TRUE(differs<DimensionNumbers>([](auto& a) { a.dims = {1}; }, [](auto& a) { a.dims = {0}; }));
  EXPECT_TRUE(differs<SliceBounds>([](auto& a) { a.start = {1}; }, [](auto& a) { a.limit = {1}; }));
  EXPECT_TRUE(differs<SliceSizes>([](auto& a) { a.sizes = {1}; }));
  EXPECT_TRUE(differs<Padding>([](auto& a) { a.low = {1}; }, [](auto& a) { a.high = {1}; }));
  EXPECT_TRUE(differs<DotDims>([](auto& a) { a.left_batch = {0}; }, [](auto& a) { a.right_batch = {0}; },
                               [](auto& a) { a.left_contracting = {0}; }, [](auto& a) { a.right_contracting = {0}; }));
  EXPECT_TRUE(differs<CollectiveAttributes>(
      [](auto& a) { a.dims = {0}; }, [](auto& a) { a.axes = {0}; }, [](auto& a) { a.source_axes = {0}; },
      [](auto& a) { a.reduction = ReductionKind::max; }, [](auto& a) { a.channel = 1; }));
  EXPECT_TRUE(differs<Literal>([](auto& a) { a.dtype = DType::i32; }, [](auto& a) { a.splat.low = 1; },
                               [](auto& a) { a.splat.high = 1; }, [](auto& a) { a.first_byte = 0; }));
}

TEST(Attributes, TheOrderOfAListCounts) {
  AttributePools pools;
  AttributeId next = 0;
  for (const AxisList& dims : {AxisList{0, 1}, AxisList{1, 0}, AxisList{0}, AxisList{0, 0}, AxisList{}})
    EXPECT_EQ(pools.intern(DimensionNumbers{dims}), next++);
  EXPECT_EQ(pools.intern(DimensionNumbers{{0, 1}}), 0);
}

TEST(Attributes, EveryFamilyHasItsPool) {
  AttributePools pools;
  const auto grows = [&](AttributeFamily family, const auto& attributes) {
    const Index before = pools.size(family);
    const AttributeId number = pools.intern(attributes);
    return number == before && pools.size(family) == before + 1;
  };
  EXPECT_TRUE(grows(AttributeFamily::literal, Literal{}));
  EXPECT_TRUE(grows(AttributeFamily::dimensions, DimensionNumbers{}));
  EXPECT_TRUE(grows(AttributeFamily::slice, SliceBounds{}));
  EXPECT_TRUE(grows(AttributeFamily::dynamic_slice, SliceSizes{}));
  EXPECT_TRUE(grows(AttributeFamily::pad, Padding{}));
  EXPECT_TRUE(grows(AttributeFamily::labels, LabelBounds{}));
  EXPECT_TRUE(grows(AttributeFamily::dot, DotDims{}));
  EXPECT_TRUE(grows(AttributeFamily::collective, CollectiveAttributes{}));
  EXPECT_EQ(pools.size(AttributeFamily::none), 0);
  EXPECT_EQ(pools.size(AttributeFamily::number), 0);
}

static_assert(Attributes<DotDims> && Attributes<Literal> && !Attributes<int> && !Attributes<AttributePools>);
static_assert(family_of<SliceBounds> == AttributeFamily::slice && family_of<Padding> == AttributeFamily::pad);

TEST(Attributes, ALiteralIsASplatOrHasBytes) {
  const Literal half{DType::bf16, element_bits(DType::bf16, 0.5)};
  EXPECT_TRUE(half.is_splat());
  EXPECT_EQ(half.value(), 0.5);
  EXPECT_FALSE((Literal{DType::bf16, {}, 0}).is_splat());
  EXPECT_FALSE((Literal{DType::f32, element_bits(DType::f32, 0.0)}) ==
               (Literal{DType::f32, element_bits(DType::f32, -0.0)}));
}

}  // namespace weft::attributes_test
