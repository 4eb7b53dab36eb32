// The errors of the sharding values: every function throws its own name as code and a sentence with its numbers.
#include <weft/base/error_sharding.hpp>

#include "support/expect_error.hpp"

#include <weft/base/fixed_vector.hpp>

namespace weft {
namespace {

using testing::expect_error;

struct NamedAxis {
  struct {
    const char* text;
  } name;
  Index size;
};
struct AxesOnly {
  fixed_vector<NamedAxis, 2> axes;
};

TEST(ErrorSharding, MeshMistakesNameTheAxisOrTheDevice) {
  expect_error([] { axis_name_is_empty(); }, "axis_name_is_empty", {"name"});
  expect_error([] { axis_name_too_long("expert", 4); }, "axis_name_too_long", {"\"expert\"", "4"});
  expect_error([] { mesh_duplicate_axis("x"); }, "mesh_duplicate_axis", {"\"x\""});
  expect_error([] { mesh_axis_size_invalid("x", -2); }, "mesh_axis_size_invalid", {"\"x\"", "-2"});
  expect_error([] { mesh_rank_mismatch(2, 1); }, "mesh_rank_mismatch", {"2 sizes", "1 axis names"});
  expect_error([] { mesh_shape_not_integers("(4,),4"); }, "mesh_shape_not_integers", {"(4,),4", "data=4,model=2"});
  expect_error([] { device_count_mismatch(8, 4); }, "device_count_mismatch", {"8 devices", "4 positions"});
  expect_error([] { mesh_duplicate_device(3); }, "mesh_duplicate_device", {"device 3"});
  expect_error([] { mesh_device_out_of_range(5, 4); }, "mesh_device_out_of_range", {"5", "0 to 3"});
  expect_error([] { mesh_order_too_long(128, 64); }, "mesh_order_too_long", {"128", "64"});
  expect_error([] { mesh_position_out_of_range(8, 8); }, "mesh_position_out_of_range", {"position 8", "0 to 7"});
}

TEST(ErrorSharding, UnknownAxisListsTheAxesOfTheMesh) {
  const AxesOnly mesh{{{{"data"}, 4}, {{"model"}, 2}}};
  expect_error([&] { unknown_axis("mdoel", mesh); }, "unknown_axis", {"\"mdoel\"", "\"data\" (4)", "\"model\" (2)"});
}

TEST(ErrorSharding, SpecMistakesNameTheAxisAndTheDimensions) {
  expect_error([] { duplicate_axis("x", 0, 2); }, "duplicate_axis", {"\"x\"", "dimension 0", "dimension 2"});
  expect_error([] { axis_listed_twice("x"); }, "axis_listed_twice", {"\"x\""});
  expect_error([] { spec_longer_than_rank(2, 1); }, "spec_longer_than_rank", {"2 entries", "rank 1"});
  expect_error([] { spec_longer_than_rank(1, 0); }, "spec_longer_than_rank", {"scalar"});
  expect_error([] { axis_unreduced_and_reduced("x"); }, "axis_unreduced_and_reduced", {"\"x\""});
  expect_error([] { axis_in_partition_and_unreduced("x"); }, "axis_in_partition_and_unreduced", {"\"x\""});
  expect_error([] { axis_in_partition_and_reduced("x"); }, "axis_in_partition_and_reduced", {"\"x\""});
  expect_error([] { unreduced_axis_not_explicit("x"); }, "unreduced_axis_not_explicit", {"\"x\"", "explicit"});
  expect_error([] { unconstrained_without_auto_axis(1); }, "unconstrained_without_auto_axis", {"dimension 1"});
  expect_error([] { not_divisible(1, 5, 4); }, "not_divisible", {"dimension 1", "5", "4 equal parts", "pad it to 8"});
}

TEST(ErrorSharding, DeviceOrderMistakesNameBothCounts) {
  expect_error([] { rank_mismatch(2, 1); }, "rank_mismatch", {"2 axes", "1"});
  expect_error([] { granule_count_mismatch(3, 2); }, "granule_count_mismatch", {"3 granules", "2 positions"});
  expect_error([] { dcn_shape_invalid(2); }, "dcn_shape_invalid", {"2 positions", "no slice"});
  expect_error([] { dcn_shape_required(2); }, "dcn_shape_required", {"2 slices"});
  expect_error([] { devices_not_a_cuboid(7, 8); }, "devices_not_a_cuboid", {"7 devices", "8 places"});
  expect_error([] { one_device_per_chip_required(1); }, "one_device_per_chip_required", {"core index 1"});
  expect_error([] { torus_axis_not_assignable(1, 6); }, "torus_axis_not_assignable",
               {"logical axis 1", "size 6", "allow_split_physical_axes"});
  const fixed_vector<Index, 3> physical{4, 4, 8}, logical{1, 16, 8};
  expect_error([&] { contiguous_submeshes_unavailable(physical, logical); }, "contiguous_submeshes_unavailable",
               {"[4, 4, 8]", "[1, 16, 8]"});
}

}  // namespace
}  // namespace weft
