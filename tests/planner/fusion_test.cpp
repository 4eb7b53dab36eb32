// The order of groups under construction.
#include <support/program.hpp>
#include <weft/planner/fusion.hpp>

#include <algorithm>
#include <set>

namespace weft::fusion_test {

using testing::Program;

// Groups of a program, filled by hand in descending order of nodes.
struct Groups {
  const Graph& graph;
  Fusion fusion;
  FusionOrder order;

  explicit Groups(const Graph& program)
      : graph(program), fusion{Users(program), Loops(program), {}, {}, {}, {}}, order(graph, fusion) {
    fusion.group_of.resize(graph.size(), -1);
    fusion.extent.resize(graph.size(), Extent::full);
    fusion.in_memory.resize(graph.size(), false);
  }
  Groups(const Groups&) = delete;
  Groups& operator=(const Groups&) = delete;

  // `x` becomes a member of `group`; -1: of a new one. Returns the group.
  std::int32_t add(Var x, std::int32_t group = -1) {
    if (group < 0) {
      group = static_cast<std::int32_t>(fusion.groups.size());
      fusion.groups.push_back({});
    }
    if (graph[x.id].op == Op::dot_general) fusion.groups[group].dot = x.id;
    fusion.groups[group].members.push_back(x.id);
    fusion.group_of[x.id] = group;
    order.add(x.id, group);
    return group;
  }
};

TEST(Fusion, OnlyOtherUsersLeadIntoAUnit) {
  Program program;
  const Var x = program.input("x", {4});
  const Var a = exp(x), b = a + 1.0, c = tanh(x), d = a * c;
  Groups groups(program.graph);
  const std::int32_t product = groups.add(d), sum = groups.add(b);
  EXPECT_FALSE(groups.order.others_lead_to(c.id, product));  // c is read by d alone
  EXPECT_FALSE(groups.order.others_lead_to(a.id, product));  // b does not lead to d
  EXPECT_FALSE(groups.order.others_lead_to(a.id, sum));
  const std::int32_t own = groups.add(c);
  EXPECT_TRUE(groups.order.others_lead_to(x.id, product));  // through c
  EXPECT_FALSE(groups.order.others_lead_to(x.id, own));
}

TEST(Fusion, UnitsAreCrossedAsWholes) {
  Program program;
  const Var x = program.input("x", {4});
  const Var a = exp(x), c = tanh(x), b = a + 1.0, d = a * c;
  Groups groups(program.graph);
  const std::int32_t product = groups.add(d), both = groups.add(b);
  EXPECT_FALSE(groups.order.others_lead_to(a.id, product));
  groups.add(c, both);  // b and c are made by one group: whoever waits for b waits for c, and d needs c
  EXPECT_TRUE(groups.order.others_lead_to(a.id, product));
  EXPECT_FALSE(groups.order.others_lead_to(a.id, both));
}

TEST(Fusion, TheOrderFollowsWhatIsAdded) {
  Program program;
  const Var x = program.input("x", {4});
  const Var a = exp(x), b = tanh(a), c = abs(a), d = b * 2.0, e = c * 3.0;
  Groups groups(program.graph);
  const std::int32_t last = groups.add(e), first = groups.add(d);  // no order between them yet
  groups.add(c, first);                                           // now e comes after d
  EXPECT_TRUE(groups.order.others_lead_to(b.id, last));           // through d, which is made beside c
  EXPECT_FALSE(groups.order.others_lead_to(b.id, first));
  groups.add(b, first);
  EXPECT_FALSE(groups.order.others_lead_to(a.id, first));
}

TEST(Fusion, AnOperandOfTheUnitsMatmulLeadsIntoIt) {
  Program program;
  const Var x = program.input("x", {4, 4});
  const Var a = exp(x), product = matmul(reshape(a, {4, 4}), x), sum = product + a;
  Groups groups(program.graph);
  const std::int32_t group = groups.add(sum);
  groups.add(product, group);
  EXPECT_TRUE(groups.order.others_lead_to(a.id, group));
}

TEST(Fusion, ASliceIsReadFromMemory) {
  Program program;
  const Var x = program.input("x", {4});
  const Var a = exp(x), sum = a + broadcast_to(reshape(slice(a, {0}, {1}), {1}), {4});
  Groups groups(program.graph);
  EXPECT_TRUE(groups.order.others_lead_to(a.id, groups.add(sum)));
}

// What others_lead_to tells, by looking at all paths.
bool leads_to(const Groups& groups, Id id, std::int32_t own, std::int32_t group, std::set<Id>& seen) {
  const auto& users = groups.fusion.users;
  for (Index i = 0; i < users.count(id); ++i) {
    const std::int32_t at = groups.fusion.group_of[users.user(id, i)];
    if (at == own) continue;
    if (at == group) return true;
    for (Id member : groups.fusion.groups[at].members)
      if (seen.insert(member).second && leads_to(groups, member, at, group, seen)) return true;
  }
  return false;
}

TEST(Fusion, RandomGroupsAreFoundOnAllPathsAndOnNoOthers) {
  Index found = 0, asked = 0;
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    std::uint32_t draws = 0;
    const auto pick = [&](std::size_t below) { return random_bits(seed, draws++, 3) % below; };
    Program program;
    std::vector<Var> values{program.input("x", {4})};
    // Mostly one long chain, with shortcuts.
    for (int i = 0; i < 80; ++i) {
      const Var near = values[values.size() - 1 - pick(std::min<std::size_t>(3, values.size()))];
      values.push_back(pick(3) == 0 ? near + values[pick(values.size())] : tanh(near));
    }
    Groups groups(program.graph);
    for (Id id = static_cast<Id>(program.graph.size() - 1); id > 0; --id) {
      const Var x{&program.graph, id};
      std::int32_t joined = -1;
      for (std::int32_t group = 0; group < groups.fusion.groups.size(); ++group) {
        std::set<Id> seen;
        const bool leads = leads_to(groups, x.id, group, group, seen);
        ASSERT_EQ(groups.order.others_lead_to(x.id, group), leads) << "seed " << seed << " node " << x.id;
        found += leads ? 1 : 0;
        ++asked;
        if (!leads && pick(6) == 0) joined = group;
      }
      groups.add(x, joined);
    }
  }
  EXPECT_GT(found, asked / 10);
  EXPECT_LT(found, asked * 9 / 10);
}

TEST(Fusion, AUnitCountsWhatItsKernelLoads) {
  FusionGroup group;
  group.members = {7, 6};
  group.computed = 2;
  group.reads = {1, 2};
  group.read_as = {1, 3};  // the second as full and as row
  group.indices = 2;
  group.stores = 1;
  EXPECT_EQ(group.loads(), 3);
  EXPECT_EQ(group.instructions(group.loads()), 2 + 3 + 1 + 1);
  EXPECT_TRUE(group.reads_as(2, Extent::row));
  EXPECT_FALSE(group.reads_as(1, Extent::row));
  EXPECT_FALSE(group.reads_as(9, Extent::full));
}

}  // namespace weft::fusion_test
