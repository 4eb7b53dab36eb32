#include <weft/sharding/open_conflicting_groups.hpp>
#include <weft/sharding/propagate_shardings.hpp>

#include <gtest/gtest.h>

namespace weft::testing::propagate_shardings_test {

constexpr SubAxis x{0, 1, 2}, y{1, 1, 2}, z{2, 1, 2};

TensorSharding cut(std::initializer_list<SubAxes> dims) {
  TensorSharding made = TensorSharding::open(0, 0);
  for (const SubAxes& axes : dims) made.dims.push_back({axes, false});
  return made;
}
TensorSharding with_priority(TensorSharding sharding, int priority) {
  for (DimensionSharding& dim : sharding.dims) dim.priority = priority;
  return sharding;
}

// Tensors of [8, 8] on a mesh x=2, y=2, z=2.
struct Flow : ShardingFlow {
  Flow() { meshes.push_back({{"x", "y", "z"}, {2, 2, 2}, {}, false}); }

  Index operation(const Buffer<Index>& operands, ShardingStep::Kind kind = ShardingStep::Kind::elementwise,
                  bool shares = false, Direction allowed = Direction::both) {
    const Index result = add_tensor();
    steps.push_back({kind, identity_rule(Shape{8, 8}, operands.size()), operands, {result}, allowed, shares});
    return result;
  }
  const TensorSharding& at(Index tensor) const { return tensors[tensor].sharding; }
};

TEST(PropagateShardings, ForwardAndBackwardToAFixpoint) {
  Flow flow;
  const Index a = flow.add_tensor(), b = flow.add_tensor(cut({{x}, {}}));
  const Index sum = flow.operation({a, b}), last = flow.operation({sum});
  const Index other = flow.operation({a});
  propagate_shardings(flow);
  for (const Index tensor : {a, b, sum, last, other}) EXPECT_EQ(flow.at(tensor), cut({{x}, {}}));
}

TEST(PropagateShardings, NothingIsKnownOfWhatNothingReaches) {
  Flow flow;
  const Index a = flow.add_tensor(), b = flow.operation({a}, ShardingStep::Kind::barrier, false, Direction::forward);
  flow.tensors[b].sharding = cut({{x}, {}});
  propagate_shardings(flow);
  EXPECT_FALSE(flow.at(a).is_known());
}

// The sum, which the user asked for first, decides; what was asked later fits in where it can.
TEST(PropagateShardings, PrioritiesOfTheUser) {
  Flow flow;
  const Index a = flow.add_tensor(with_priority(cut({{x}, {y}}), 1)), b = flow.operation({a});
  const Index c = flow.operation({b});
  flow.tensors[c].sharding = with_priority(cut({{z}, {}}), 0);
  propagate_shardings(flow);
  EXPECT_EQ(flow.at(b), cut({{z}, {y}}));
  EXPECT_EQ(flow.at(a).dims[0].axes, SubAxes{x});
  Flow without = flow;
  without.tensors[b].sharding = {};
  without.tensors[a].sharding = cut({{x}, {y}});
  propagate_shardings(without, {.by_user_priority = false});
  EXPECT_EQ(without.at(b), cut({{x}, {y}}));
}

// A chain of what passes shardings through wins over what other operations bring.
TEST(PropagateShardings, PrioritiesOfOperations) {
  Flow flow;
  const Index weight = flow.add_tensor(cut({{}, {y}})), input = flow.add_tensor(cut({{x}, {}}));
  const Index product = flow.operation({weight}, ShardingStep::Kind::other);
  const Index sum = flow.operation({product});
  const Index reshaped = flow.operation({input}, ShardingStep::Kind::moves);
  flow.steps.push_back({ShardingStep::Kind::elementwise, identity_rule(Shape{8, 8}), {reshaped}, {sum}});
  flow.tensors[input].sharding = cut({{y}, {}});
  propagate_shardings(flow);
  EXPECT_EQ(flow.at(sum), cut({{y}, {}}));
  EXPECT_EQ(flow.at(product), cut({{y}, {}}));
}

TEST(PropagateShardings, MembersOfAGroupLieAlike) {
  Flow flow;
  const Index a = flow.add_tensor(cut({{x}, {}})), b = flow.operation({a}), c = flow.add_tensor();
  const Index d = flow.operation({c});
  flow.tensors[b].group = flow.tensors[c].group = b;
  propagate_shardings(flow);
  EXPECT_EQ(flow.at(c), cut({{x}, {}}));
  EXPECT_EQ(flow.at(d), cut({{x}, {}}));
}

TEST(PropagateShardings, GroupsThatAreAskedDifferentThingsGetConstraints) {
  Flow flow;
  const Index a = flow.add_tensor(cut({{x}, {}})), b = flow.add_tensor(cut({{y}, {}}));
  flow.tensors[a].group = flow.tensors[b].group = a;
  const Index read = flow.operation({a});
  open_conflicting_groups(flow);
  ASSERT_EQ(flow.constraints.size(), 2);
  propagate_shardings(flow);
  EXPECT_EQ(flow.at(a), cut({{x}, {}}));
  EXPECT_EQ(flow.at(b), cut({{y}, {}}));
  EXPECT_EQ(flow.at(flow.constraints[0].to), flow.at(flow.constraints[1].to));
  EXPECT_EQ(flow.at(read), flow.at(flow.constraints[0].to));
}

TEST(PropagateShardings, ManualAxesStayOutside) {
  Flow flow;
  const Index inside = flow.add_tensor(), outside = flow.add_tensor(cut({{x}, {}}));
  flow.pairs.push_back({outside, inside, cut({{x}, {}}), {0}, true});
  flow.tensors[inside].pair = flow.tensors[outside].pair = 0;
  flow.tensors[inside].sharding = without_axes(flow.at(outside), {0});
  const Index operand = flow.add_tensor();
  flow.steps.push_back({ShardingStep::Kind::moves, identity_rule(Shape{8, 8}), {operand}, {outside}});
  const Index made = flow.operation({inside});
  flow.tensors[made].sharding = cut({{y}, {}});
  propagate_shardings(flow);
  EXPECT_EQ(flow.at(inside), cut({{y}, {}}));
  EXPECT_EQ(flow.at(outside), cut({{x, y}, {}}));
  EXPECT_EQ(flow.at(operand), cut({{x, y}, {}}));
}

// What lies on one device has no dimensions to say how they are cut.
TEST(PropagateShardings, NotToOrFromOneDevice) {
  Flow flow;
  flow.meshes.push_back({{}, {}, {1}, true});
  const Index one = flow.add_tensor(TensorSharding::open(1, 0)), made = flow.operation({one});
  const Index cut_one = flow.add_tensor(cut({{x}, {}})), both = flow.operation({one, cut_one});
  propagate_shardings(flow);
  EXPECT_EQ(flow.at(one), TensorSharding::open(1, 0));
  EXPECT_FALSE(flow.at(made).is_known());
  EXPECT_FALSE(flow.at(both).is_known());
}

TEST(PropagateShardings, NotAcrossMeshes) {
  Flow flow;
  flow.meshes.push_back({{"w"}, {8}, {}, false});
  const Index a = flow.add_tensor(cut({{x}, {}})), b = flow.operation({a});
  flow.tensors[b].sharding = TensorSharding::open(1, 2);
  propagate_shardings(flow);
  EXPECT_TRUE(flow.at(b).is_open_everywhere());
}

constexpr SubAxes found_by_the_compiler() {
  ShardingFlow flow;
  flow.meshes.push_back({{"x"}, {2}, {}, false});
  TensorSharding rows = TensorSharding::open(0, 1);
  rows.dims[0].axes = {{0, 1, 2}};
  const Index from = flow.add_tensor(rows), to = flow.add_tensor();
  flow.steps.push_back({ShardingStep::Kind::elementwise, identity_rule(Shape{8}), {from}, {to}});
  propagate_shardings(flow);
  return flow.tensors[to].sharding.dims[0].axes;
}
static_assert(found_by_the_compiler() == SubAxes{x});

}  // namespace weft::testing::propagate_shardings_test
