// Which rows of a batch a process reads: those of its devices, whatever the mesh.
#include <weft/data/sharding_spec.hpp>

#include <support/expect_error.hpp>

namespace weft::sharding_spec_test {

using testing::expect_error;

constexpr Mesh line{{"data", 8}}, square{{"data", 4}, {"model", 2}};

TEST(ShardingSpec, AProcessReadsThePartsOfItsDevices) {
  constexpr ShardingSpec by_device{line, P("data"), true};
  static_assert(by_device.parts() == 8);
  static_assert(parts_of_process(by_device, 2, 4) == RowParts{4, 2});
  EXPECT_EQ(parts_of_process(by_device, 0, 1), (RowParts{0, 8}));
  EXPECT_EQ(parts_of_process(by_device, 7, 8), (RowParts{7, 1}));
  const ShardingSpec whole{line, P("data"), false};
  EXPECT_EQ(parts_of_process(whole, 2, 4), (RowParts{0, 8})) << "every process reads the global batch";
}

TEST(ShardingSpec, NeighborsAlongOtherAxesReadTheSameRows) {
  const ShardingSpec rows{square, P("data"), true};
  EXPECT_EQ(rows.parts(), 4);
  for (Index process = 0; process < 8; ++process) {
    EXPECT_EQ(parts_of_process(rows, process, 8), (RowParts{process / 2, 1}));
    EXPECT_EQ(parts_of_process(rows, process / 2, 4), (RowParts{process / 2, 1}));
    EXPECT_EQ(parts_of_process(rows, process / 4, 2), (RowParts{process / 4 * 2, 2}));
  }
  // The minor axis: every process has devices of all parts but with eight processes.
  const ShardingSpec columns{square, P("model"), true};
  EXPECT_EQ(parts_of_process(columns, 3, 4), (RowParts{0, 2}));
  EXPECT_EQ(parts_of_process(columns, 3, 8), (RowParts{1, 1}));
  // A batch that nobody cuts.
  EXPECT_EQ(parts_of_process({square, P(nullptr), true}, 3, 4), (RowParts{0, 1}));
  // Parts 0 and 4, and what lies between them.
  const ShardingSpec exchanged{square, P(AxisNames{"model", "data"}), true};
  EXPECT_EQ(parts_of_process(exchanged, 0, 4), (RowParts{0, 5}));
  // Devices in another order than positions.
  const ShardingSpec reversed{Mesh{{{"data", 4}}, {3, 2, 1, 0}}, P("data"), true};
  EXPECT_EQ(parts_of_process(reversed, 0, 2), (RowParts{2, 2}));
}

TEST(ShardingSpec, WhatIsNoneSaysSo) {
  const ShardingSpec rows{line, P("data"), true};
  expect_error([&] { static_cast<void>(parts_of_process(rows, 0, 3)); }, "loader_processes_do_not_divide", {"8", "3"});
  expect_error([&] { static_cast<void>(parts_of_process(rows, 4, 4)); }, "loader_rank_is_out_of_range", {"rank 4"});
  ShardingSpec cut{square, P("data", "model"), true};
  expect_error([&] { static_cast<void>(parts_of_process(cut, 0, 2)); }, "loader_spec_cuts_columns", {"dimension 1"});
  cut.minibatch = false;
  EXPECT_EQ(parts_of_process(cut, 0, 2), (RowParts{0, 4})) << "the step cuts a whole batch in every dimension";
  expect_error([&] { static_cast<void>(ShardingSpec{line, P("rows"), true}.parts()); }, "unknown_axis", {"rows"});
}

}  // namespace weft::sharding_spec_test
