// Partition specs: canonical form, equality as objects and as layouts, binding to a mesh.
#include <weft/mesh/partition_spec.hpp>

#include "support/expect_error.hpp"

namespace weft::partition_spec_test {

using testing::expect_error;

inline constexpr Mesh mesh{{"x", 4}, {"y", 2}, {"one", 1}};

static_assert(P(axes(), "x") == P(nullptr, "x") && P(axes("x")) == P("x"), "canonical by construction");
static_assert(P("x") != P("x", nullptr) && same_layout(mesh, P("x"), P("x", P::none), 2));
static_assert(P("x", axes("y", "one")).resolve(mesh, 3).dims == fixed_vector<AxisList, max_rank>{{0}, {1, 2}, {}});
static_assert(P().unreduced(axes("y", "x")) == P().unreduced(axes("x", "y")), "sets have no order");
static_assert(P() != P().unreduced(axes("x")) && P().reduced(axes("x")) != P().unreduced(axes("x")));
template <PartitionSpec spec>
inline constexpr int entries_of = spec.entries;
static_assert(entries_of<P("data", P::none, axes("x", "y"))> == 3, "a structural type");

TEST(PartitionSpec, AnEntryIsNothingOneAxisOrAListOfAxes) {
  const PartitionSpec spec("data", nullptr, axes("x", "y"), P::unconstrained);
  EXPECT_EQ(spec.entries, 4);
  EXPECT_EQ(spec.axes_of(0), axes("data"));
  EXPECT_TRUE(spec.axes_of(1).empty());
  EXPECT_EQ(spec.axes_of(2), axes("x", "y"));
  EXPECT_TRUE(spec.is_unconstrained(3));
  EXPECT_FALSE(spec.is_unconstrained(0));
  PartitionSpec built;
  built.add("data").add(nullptr).add(axes("x", "y")).add(P::unconstrained);
  EXPECT_EQ(built, spec);
}

TEST(PartitionSpec, EqualityIsOfObjects) {
  EXPECT_EQ(P(axes(), "x", "y", "z"), P(nullptr, "x", "y", "z"));
  EXPECT_FALSE(P("x") == P("x", nullptr));
  EXPECT_FALSE(P(axes("x", "y")) == P(axes("y", "x")));
  EXPECT_FALSE(P(P::unconstrained) == P(P::none));
  EXPECT_FALSE(P().unreduced(axes("x")) == P().unreduced(axes("x"), ReductionKind::max));
  EXPECT_EQ(P().unreduced(axes(), ReductionKind::max), P());
}

TEST(PartitionSpec, LayoutsIgnoreAxesOfSizeOneAndMissingEntries) {
  EXPECT_TRUE(same_layout(mesh, P("one", "x"), P(nullptr, "x"), 3));
  EXPECT_TRUE(same_layout(mesh, P(axes("one", "x")), P(axes("x", "one")), 1));
  EXPECT_FALSE(same_layout(mesh, P(axes("x", "y")), P(axes("y", "x")), 1));
  EXPECT_FALSE(same_layout(mesh, P("x"), P(nullptr, "x"), 2));
  EXPECT_FALSE(same_layout(mesh, P().unreduced(axes("x")), P(), 1));
  EXPECT_FALSE(same_layout(mesh, P().unreduced(axes("x")), P().unreduced(axes("x"), ReductionKind::max), 1));
  EXPECT_TRUE(same_layout(mesh, P().unreduced(axes("one")), P().unreduced(axes("one"), ReductionKind::max), 1));
}

TEST(PartitionSpec, ResolvesNamesToAxisIndices) {
  const ResolvedSpec bound = P("y").unreduced(axes("x")).reduced(axes("one")).resolve(mesh, 2);
  EXPECT_EQ(bound.dims, (fixed_vector<AxisList, max_rank>{{1}, {}}));
  EXPECT_EQ(bound.unreduced, (AxisList{0}));
  EXPECT_EQ(bound.reduced, (AxisList{2}));
  EXPECT_EQ(bound.used(), (AxisList{1}));
}

TEST(PartitionSpec, RefusesMisuseOfAxes) {
  expect_error([] { (void)P("z").resolve(mesh, 1); }, "unknown_axis", {"\"z\"", "\"x\" (4)"});
  expect_error([] { (void)P().unreduced(axes("z")).resolve(mesh, 1); }, "unknown_axis", {"\"z\""});
  expect_error([] { (void)P("x", axes("y", "x")).resolve(mesh, 2); }, "duplicate_axis", {"\"x\"", "0", "1"});
  expect_error([] { (void)P(axes("x", "x")).resolve(mesh, 1); }, "duplicate_axis", {"\"x\""});
  expect_error([] { (void)P("x", "y").resolve(mesh, 1); }, "spec_longer_than_rank", {"2 entries", "rank 1"});
  expect_error([] { (void)P(nullptr, nullptr).resolve(mesh, 1); }, "spec_longer_than_rank", {});
  expect_error([] { (void)P("x").resolve(mesh, 0); }, "spec_longer_than_rank", {"scalar"});
}

TEST(PartitionSpec, SetsMayNotOverlap) {
  expect_error([] { (void)P().unreduced(axes("x")).reduced(axes("x")); }, "axis_unreduced_and_reduced", {"\"x\""});
  expect_error([] { (void)P("x").reduced(axes("x")); }, "axis_in_partition_and_reduced", {"\"x\""});
  expect_error([] { (void)P("x").unreduced(axes("x")); }, "axis_in_partition_and_unreduced", {"\"x\""});
  expect_error([] { (void)P().unreduced(axes("x")).add("x"); }, "axis_in_partition_and_unreduced", {"\"x\""});
}

TEST(PartitionSpec, AxisTypesDecideWhatMayBeSaid) {
  const Mesh mixed{{"x", 2}, {"auto", 2, AxisType::automatic}};
  EXPECT_TRUE(P(P::unconstrained).resolve(mixed, 1).dims[0].empty());
  expect_error([] { (void)P("x", P::unconstrained).resolve(mesh, 2); }, "unconstrained_without_auto_axis", {"1"});
  expect_error([&] { (void)P().unreduced(axes("auto")).resolve(mixed, 1); }, "unreduced_axis_not_explicit", {"auto"});
}

// The spec of a cotangent; twice is the spec itself.
TEST(PartitionSpec, TheDualSwapsUnreducedAndReducedAxes) {
  const PartitionSpec spec = P("x", nullptr, P::unconstrained).unreduced(axes("y")).reduced(axes("z", "w"));
  EXPECT_TRUE(spec.dual() == P("x", nullptr, P::unconstrained).unreduced(axes("z", "w")).reduced(axes("y")));
  EXPECT_TRUE(spec.dual().dual() == spec);
  EXPECT_TRUE(P("x").dual() == P("x"));
  EXPECT_EQ(spec.dual().dual().hash(), spec.hash());
}

TEST(PartitionSpec, KnowsAnAxisThatIsUsedTwice) {
  EXPECT_EQ(P("x", axes("y", "z")).used_twice(), nullptr);
  const PartitionSpec twice("x", nullptr, axes("y", "x"));
  ASSERT_NE(twice.used_twice(), nullptr);
  EXPECT_EQ(twice.used_twice()->role, 2);
  EXPECT_EQ(twice.first_use("x").role, 0);
}

}  // namespace weft::partition_spec_test
