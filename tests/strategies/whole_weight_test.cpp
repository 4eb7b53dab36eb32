// Means over rows and columns of a weight, whole and cut in both dimensions, and of all of it by its norm.
#include <support/mesh_values.hpp>
#include <support/planned.hpp>
#include <weft/strategies/whole_weight.hpp>

#include <cmath>

namespace weft::whole_weight_test {

using testing::Program;
using testing::random_value;

// What a device of a mesh [2, 2] computes of its piece [2, 3] of a weight [4, 6]; the same of a whole weight.
struct Means {
  Program program;

  explicit Means(bool is_cut) {
    program.graph.mesh = {2, 2};
    Layout layout = replicated(2);
    if (is_cut) layout.dims = {{0}, {1}};
    const Var x = program.input("x", is_cut ? Shape{2, 3} : Shape{4, 6});
    const WholeWeight weight(program.graph, {4, 6}, layout);
    const Var rows = weight.mean(x, 1);
    program.output(rows);
    program.output(weight.mean(x, 2));
    program.output(weight.mean_of_rows(rows));
    program.output(weight.root_mean_square(weight.mean_of_rows(rows)));
  }
};

TEST(WholeWeight, MeansAreThoseOfTheWholeWeight) {
  const Value whole = random_value(DType::f32, {4, 6}, 1);
  double rows[4] = {}, columns[6] = {}, all = 0;
  testing::DeviceInputs pieces(4), same(4, std::vector<Value>{whole});
  for (Value* const piece :
       {&pieces[0].emplace_back(), &pieces[1].emplace_back(), &pieces[2].emplace_back(), &pieces[3].emplace_back()})
    *piece = filled_value(DType::f32, {2, 3}, 0);
  for (Index r = 0; r < 4; ++r)
    for (Index c = 0; c < 6; ++c) {
      const double element = whole[r * 6 + c];
      rows[r] += element / 6;
      columns[c] += element / 4;
      all += element / 24;
      pieces[to_size(r / 2 * 2 + c / 3)][0][r % 2 * 3 + c % 3] = element;
    }
  const Means cut(true), alone(false);
  EXPECT_EQ(make_plan(alone.program.graph).view().bytes_sent(), 0);
  EXPECT_EQ(make_plan(cut.program.graph).view().count(Collective::all_reduce), 3);
  const auto of_pieces = interpret(cut.program.graph, pieces), of_whole = interpret(alone.program.graph, same);
  for (std::size_t device = 0; device < 4; ++device) {
    const Index down = static_cast<Index>(device / 2), right = static_cast<Index>(device % 2);
    for (Index r = 0; r < 4; ++r) EXPECT_NEAR(of_whole[device][0][r], rows[r], 1e-6);
    for (Index c = 0; c < 6; ++c) EXPECT_NEAR(of_whole[device][1][c], columns[c], 1e-6);
    for (Index r = 0; r < 2; ++r) EXPECT_NEAR(of_pieces[device][0][r], rows[2 * down + r], 1e-6);
    for (Index c = 0; c < 3; ++c) EXPECT_NEAR(of_pieces[device][1][c], columns[3 * right + c], 1e-6);
    EXPECT_NEAR(of_whole[device][2][0], all, 1e-6);
    EXPECT_NEAR(of_pieces[device][2][0], all, 1e-6);
    EXPECT_NEAR(of_whole[device][3][0], all / std::sqrt(24), 1e-6);
    EXPECT_NEAR(of_pieces[device][3][0], all / std::sqrt(24), 1e-6) << "of the whole weight";
  }
  testing::expect_plan_computes(cut.program.graph, pieces);
}

}  // namespace weft::whole_weight_test
