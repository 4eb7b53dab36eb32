// The errors of shard_map: every function throws its own name as code and a sentence with its numbers.
#include <weft/base/error_shard_map.hpp>

#include "support/expect_error.hpp"

namespace weft::error_shard_map_test {

using testing::expect_error;

TEST(ErrorShardMap, SpecMistakesNameTheAxisAndTheNumbers) {
  expect_error([] { shard_map_specs_differ("in", 1, 2); }, "shard_map_specs_differ", {"1 specs in .in", "2 values", "P()"});
  expect_error([] { shard_map_spec_too_long("out", 3, 2); }, "shard_map_spec_too_long", {".out", "3 entries", "rank 2"});
  expect_error([] { shard_map_axis_not_manual("x"); }, "shard_map_axis_not_manual", {"\"x\"", ".axes"});
  expect_error([] { shard_map_axis_twice("x"); }, "shard_map_axis_twice", {"\"x\"", "at most once"});
  expect_error([] { shard_map_does_not_divide("x", 6, 4); }, "shard_map_does_not_divide", {"extent 6", "4 equal parts"});
}

TEST(ErrorShardMap, FunctionMistakesSayWhereValuesBelong) {
  expect_error([] { shard_map_captures(2); }, "shard_map_captures", {"rank 2", "as an argument"});
  expect_error([] { shard_map_declares_input("h.weight"); }, "shard_map_declares_input", {"\"h.weight\"", "outside"});
  expect_error([] { shard_map_marks_manual_axis("x"); }, "shard_map_marks_manual_axis", {"\"x\"", "leave the mark out"});
  expect_error([] { shard_map_is_nested(); }, "shard_map_is_nested", {"all axes at once"});
  expect_error([] { shard_maps_differ_in_mesh(); }, "shard_maps_differ_in_mesh", {"one mesh"});
  expect_error([] { collective_outside_shard_map("all_reduce"); }, "collective_outside_shard_map", {"all_reduce"});
  expect_error([] { collective_over_other_axis("all_gather", "x"); }, "collective_over_other_axis", {"all_gather", "\"x\""});
}

TEST(ErrorShardMap, MeshMistakesNameBothSizes) {
  struct {
    struct Axis {
      struct {
        const char* text;
      } name;
      Index size;
    } axes[1] = {{{"data"}, 2}};
  } const mesh;
  expect_error([&] { shard_map_axis_unknown("seq", mesh); }, "shard_map_axis_unknown", {"\"seq\"", "\"data\" (2)"});
  expect_error([] { shard_map_axis_size_differs("seq", 4, 2); }, "shard_map_axis_size_differs", {"4 devices", "has 2"});
  expect_error([] { shard_map_without_its_mesh(); }, "shard_map_without_its_mesh", {"TrainStep"});
}

}  // namespace weft::error_shard_map_test
