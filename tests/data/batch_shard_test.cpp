// Rows of a device under a spec: those that a step would give it.
#include <weft/data/batch_shard.hpp>

#include "support/expect_error.hpp"

namespace batch_shard_test {

using weft::BatchRows;
using weft::Index;
using weft::Mesh;
using weft::P;
using weft::RowShard;
using weft::testing::expect_error;

TEST(BatchShard, RowsAreCutOverTheAxesOfTheFirstEntry) {
  const float values[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  const BatchRows<float> rows{values, 8, 2};
  const Mesh mesh{{"data", 2}, {"model", 2}};
  for (Index position = 0; position < 4; ++position) {
    const Index data = position / 2, model = position % 2;
    EXPECT_EQ(shard(rows, mesh, P("data"), position).data(), rows.row(4 * data));
    EXPECT_EQ(shard(rows, mesh, P("data"), position).rows, 4);
    EXPECT_EQ(shard(rows, mesh, P(nullptr), position).rows, 8);
    EXPECT_EQ(*shard(rows, mesh, P("model"), position).row(0), static_cast<float>(8 * model));
    EXPECT_EQ(shard(rows, mesh, P(weft::AxisNames{"data", "model"}), position).data(), rows.row(2 * position));
    EXPECT_EQ(shard(rows, mesh, P(weft::AxisNames{"model", "data"}), position).data(), rows.row(2 * (2 * model + data)));
  }
  static_assert(RowShard(Mesh{{"data", 4}}, P("data"), 3).part == 3);
}

TEST(BatchShard, WhatIsNoRowsSaysSo) {
  const BatchRows<float> rows{nullptr, 6, 2};
  const Mesh mesh{{"data", 4}, {"model", 2}};
  expect_error([&] { static_cast<void>(shard(rows, mesh, P("data"), 0)); }, "loader_rows_do_not_divide", {"6 rows"});
  expect_error([&] { static_cast<void>(shard(rows, mesh, P("data", "model"), 0)); }, "loader_spec_cuts_columns",
               {"dimension 1"});
  expect_error([&] { static_cast<void>(shard(rows, mesh, P("data"), 8)); }, "loader_rank_is_out_of_range", {"rank 8"});
}

}  // namespace batch_shard_test
