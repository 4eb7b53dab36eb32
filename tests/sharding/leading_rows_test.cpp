// How many rows of a value anybody reads.
#include <support/partitioned.hpp>
#include <weft/graph/control.hpp>
#include <weft/sharding/leading_rows.hpp>
#include <weft/sharding/moved_operation.hpp>

#include <gtest/gtest.h>

namespace weft::leading_rows_test {

using testing::Program;

constexpr Mesh mesh{{"x", 4, AxisType::automatic}};
// The first `count` rows along dimension 1, and zeros.
Var first_rows(const Var& x, double count) {
  const Var rows = iota(*x.graph, x.shape(), 1);
  return select(rows < like(rows, count), x, 0.0);
}

TEST(LeadingRows, ThoseThatSlicesAndChoicesLeaveOfWhatIsComputedElementByElement) {
  Program program;
  const Var x = program.input("x", {1, 8, 6, 2}), kernel = program.input("kernel", {3, 1, 2, 2});
  const Var places = convolution(x, kernel, {{0, 3, 1, 2}, {3, 2, 0, 1}, {0, 3, 1, 2}, {{.size = 3, .high = -2}, {}}});
  program.output(sum(square(first_rows(tanh(places), 3.0))));
  const Var cut = square(x);
  program.output(slice(cut, {0, 1, 0, 0}, {1, 5, 6, 1}));
  const detail::LeadingRows rows(program.graph);
  EXPECT_EQ(rows(places.id, 1), 3);
  EXPECT_EQ(rows(places.id, 2), 6);
  EXPECT_EQ(rows(cut.id, 1), 5);
  EXPECT_EQ(rows(cut.id, 3), 1);
  EXPECT_EQ(rows(x.id, 1), 8);
}
// Of four places, 1 a device, three are read: the last device needs none of the rows of the second one, 6 x 2.
TEST(LeadingRows, ADeviceWhosePlacesNobodyReadsNeedsNoRows) {
  Program program;
  const Var x = program.input("x", {1, 8, 6, 2}), kernel = program.input("kernel", {3, 1, 2, 2});
  const Var places = convolution(x, kernel, {{0, 3, 1, 2}, {3, 2, 0, 1}, {0, 3, 1, 2}, {{.size = 3, .high = -2}, {}}});
  program.output(sum(square(first_rows(places, 3.0))));
  const Layout rows = P(nullptr, "x").resolve(mesh, 4), needed[] = {rows, P().resolve(mesh, 4)};
  const detail::Reads reads(program.graph, true);
  const MeshSizes sizes = mesh.sizes();
  EXPECT_EQ(detail::MovedOperation(program.graph, reads, places.id, sizes, needed, rows).bytes(), (1 + 2) * 6 * 2 * 4);
}

}  // namespace weft::leading_rows_test
