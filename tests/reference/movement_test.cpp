// The oracle of data movement against arrays written out by hand.
#include <weft/reference/movement.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::movement_test {

TEST(ReferenceMovement, CopiesByIndex) {
  const std::vector<int> x = {1, 2, 3, 4, 5, 6};  // [2, 3]
  std::vector<int> transposed(6);
  const Index extents[] = {3, 2}, source[] = {1, 3}, target[] = {2, 1};
  reference::strided_copy(2, extents, x.data(), source, transposed.data(), target);
  EXPECT_EQ(transposed, (std::vector<int>{1, 4, 2, 5, 3, 6}));
}

TEST(ReferenceMovement, ReducesDimensionsWithoutATargetStride) {
  const std::vector<float> x = {1, 2, 3, 4, 5, -6};  // [2, 3]
  const Index extents[] = {2, 3}, source[] = {3, 1}, to_rows[] = {1, 0}, to_columns[] = {0, 1};
  std::vector<double> rows(2, 0.0), columns(3, -100.0);
  reference::strided_reduce(Opcode::add, 2, extents, x.data(), source, rows.data(), to_rows);
  reference::strided_reduce(Opcode::maximum, 2, extents, x.data(), source, columns.data(), to_columns);
  EXPECT_EQ(rows, (std::vector<double>{6, 3}));
  EXPECT_EQ(columns, (std::vector<double>{4, 5, 3}));
}

}  // namespace weft::movement_test
