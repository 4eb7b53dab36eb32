// The order of units under construction.
#include <support/program.hpp>
#include <weft/graph/fusion.hpp>

namespace weft {
namespace {

using testing::Program;

// Units of a program, filled by hand in descending order of nodes.
struct Units {
  const Graph& graph;
  Fusion fusion;
  UnitOrder order;

  explicit Units(const Graph& program) : graph(program), fusion{Users(program), {}, {}, {}, {}}, order(graph, fusion) {
    fusion.unit_of.resize(graph.size(), -1);
    fusion.extent.resize(graph.size(), Extent::full);
    fusion.in_memory.resize(graph.size(), false);
  }
  Units(const Units&) = delete;
  Units& operator=(const Units&) = delete;

  // `x` becomes a member of `unit`; -1: of a new one. Returns the unit.
  std::int32_t add(Var x, std::int32_t unit = -1) {
    if (unit < 0) {
      unit = static_cast<std::int32_t>(fusion.units.size());
      fusion.units.push_back({});
    }
    if (graph[x.id].op == Op::dot_general) fusion.units[unit].dot = x.id;
    fusion.units[unit].members.push_back(x.id);
    fusion.unit_of[x.id] = unit;
    order.add(x.id, unit);
    return unit;
  }
};

TEST(Fusion, OnlyOtherUsersLeadIntoAUnit) {
  Program program;
  const Var x = program.input("x", {4});
  const Var a = exp(x), b = a + 1.0, c = tanh(x), d = a * c;
  Units units(program.graph);
  const std::int32_t product = units.add(d), sum = units.add(b);
  EXPECT_FALSE(units.order.others_lead_to(c.id, product));  // c is read by d alone
  EXPECT_FALSE(units.order.others_lead_to(a.id, product));  // b does not lead to d
  EXPECT_FALSE(units.order.others_lead_to(a.id, sum));
  const std::int32_t own = units.add(c);
  EXPECT_TRUE(units.order.others_lead_to(x.id, product));  // through c
  EXPECT_FALSE(units.order.others_lead_to(x.id, own));
}

TEST(Fusion, UnitsAreCrossedAsWholes) {
  Program program;
  const Var x = program.input("x", {4});
  const Var a = exp(x), c = tanh(x), b = a + 1.0, d = a * c;
  Units units(program.graph);
  const std::int32_t product = units.add(d), both = units.add(b);
  EXPECT_FALSE(units.order.others_lead_to(a.id, product));
  units.add(c, both);  // b and c are made by one unit: whoever waits for b waits for c, and d needs c
  EXPECT_TRUE(units.order.others_lead_to(a.id, product));
  EXPECT_FALSE(units.order.others_lead_to(a.id, both));
}

TEST(Fusion, TheOrderFollowsWhatIsAdded) {
  Program program;
  const Var x = program.input("x", {4});
  const Var a = exp(x), b = tanh(a), c = abs(a), d = b * 2.0, e = c * 3.0;
  Units units(program.graph);
  const std::int32_t last = units.add(e), first = units.add(d);  // no order between them yet
  units.add(c, first);                                           // now e comes after d
  EXPECT_TRUE(units.order.others_lead_to(b.id, last));           // through d, which is made beside c
  EXPECT_FALSE(units.order.others_lead_to(b.id, first));
  units.add(b, first);
  EXPECT_FALSE(units.order.others_lead_to(a.id, first));
}

TEST(Fusion, AnOperandOfTheUnitsMatmulLeadsIntoIt) {
  Program program;
  const Var x = program.input("x", {4, 4});
  const Var a = exp(x), product = matmul(reshape(a, {4, 4}), x), sum = product + a;
  Units units(program.graph);
  const std::int32_t unit = units.add(sum);
  units.add(product, unit);
  EXPECT_TRUE(units.order.others_lead_to(a.id, unit));
}

TEST(Fusion, ASliceIsReadFromMemory) {
  Program program;
  const Var x = program.input("x", {4});
  const Var a = exp(x), sum = a + broadcast_to(reshape(slice(a, {0}, {1}), {1}), {4});
  Units units(program.graph);
  EXPECT_TRUE(units.order.others_lead_to(a.id, units.add(sum)));
}

TEST(Fusion, AUnitCountsWhatItsKernelLoads) {
  Unit unit;
  unit.members = {7, 6};
  unit.reads = {1, 2};
  unit.read_as = {1, 3};  // the second as full and as row
  unit.indices = 2;
  unit.stores = 1;
  EXPECT_EQ(unit.loads(), 3);
  EXPECT_EQ(unit.instructions(unit.loads()), 2 + 3 + 1 + 1);
  EXPECT_TRUE(unit.reads_as(2, Extent::row));
  EXPECT_FALSE(unit.reads_as(1, Extent::row));
  EXPECT_FALSE(unit.reads_as(9, Extent::full));
}

}  // namespace
}  // namespace weft
