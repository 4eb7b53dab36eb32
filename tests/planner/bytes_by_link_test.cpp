// Bytes of one device by link, against what every pair of devices exchanges.
#include <support/program.hpp>
#include <weft/planner/bytes_by_link.hpp>
#include <weft/planner/lower.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace weft::bytes_by_link_test {

using testing::Program;

// A permute from (x, y) to (y, x), and a gather over everything.
Plan plan_of(const MeshSizes& mesh, const MeshSizes& dcn) {
  Program program;
  program.graph.mesh = mesh;
  program.graph.dcn = dcn;
  const Var x = program.input("x", {4});
  const Var moved = emit_var(Op::collective_permute, {x}, CollectiveAttributes{{}, {1, 0}, {0, 1}});
  program.graph.add_output("y", emit_var(Op::all_gather, {moved}, CollectiveAttributes{{0}, {0, 1}, {}}).id);
  return make_plan(program.graph);
}

TEST(BytesByLink, OfAPermuteDependOnWhereADeviceSends) {
  const MeshSizes mesh{2, 4};
  for (const MeshSizes& dcn : {MeshSizes{}, MeshSizes{2, 1}, MeshSizes{1, 2}, MeshSizes{2, 2}, MeshSizes{2, 4}}) {
    const Plan plan = plan_of(mesh, dcn);
    const Index granules = dcn.empty() ? 1 : product_of(dcn);
    BytesByLink most;
    for (Index position = 0; position < 8; ++position) {
      Index target = -1;  // the position (x, y) with y * 2 + x = position
      for (Index other = 0; other < 8; ++other)
        if (other % 4 * 2 + other / 4 == position) target = other;
      const bool crosses = granule_of(mesh, dcn, position) != granule_of(mesh, dcn, target);
      const Index permuted = target == position ? 0 : 16, gathered = (granules - 1) * 16;
      const BytesByLink sent = bytes_sent_by_position(plan.view(), position);
      EXPECT_EQ(sent.dcn, gathered + (crosses ? permuted : 0)) << "position " << position;
      EXPECT_EQ(sent.sum(), 7 * 16 + permuted);
      most.dcn = std::max(most.dcn, sent.dcn);
    }
    EXPECT_EQ(plan.view().bytes_sent(Link::dcn), most.dcn) << "the plan's number is that of who sends most over dcn";
  }
}

}  // namespace weft::bytes_by_link_test
