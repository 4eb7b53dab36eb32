// The errors of meshes: every function throws its own name as code and a sentence with its numbers.
#include <weft/base/error_mesh.hpp>

#include "support/expect_error.hpp"

#include <weft/base/fixed_vector.hpp>

namespace weft::error_mesh_test {

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

TEST(ErrorMesh, MeshMistakesNameTheAxisOrTheDevice) {
  expect_error([] { axis_name_is_empty(); }, "axis_name_is_empty", {"name"});
  expect_error([] { axis_name_too_long("expert", 4); }, "axis_name_too_long", {"\"expert\"", "4"});
  expect_error([] { mesh_duplicate_axis("x"); }, "mesh_duplicate_axis", {"\"x\""});
  expect_error([] { mesh_axis_size_invalid("x", -2); }, "mesh_axis_size_invalid", {"\"x\"", "-2"});
  expect_error([] { granules_do_not_divide_axis("x", 6, 4); }, "granules_do_not_divide_axis",
               {"\"x\"", "size 6", "4 granules"});
  expect_error([] { axis_listed_twice("x"); }, "axis_listed_twice", {"\"x\""});
  expect_error([] { mesh_is_too_large("x", 65536, 2147483647); }, "mesh_is_too_large",
               {"\"x\"", "65536", "2147483647"});
  expect_error([] { axis_type_not_obeyed("x", "manual"); }, "axis_type_not_obeyed", {"\"x\"", "manual", "explicit"});
  expect_error([] { mesh_rank_mismatch(2, 1); }, "mesh_rank_mismatch", {"2 sizes", "1 axis names"});
  expect_error([] { mesh_shape_not_integers("(4,),4"); }, "mesh_shape_not_integers", {"(4,),4", "data=4,model=2"});
  expect_error([] { device_count_mismatch(8, 4); }, "device_count_mismatch", {"8 devices", "4 positions"});
  expect_error([] { mesh_duplicate_device(3); }, "mesh_duplicate_device", {"device 3"});
  expect_error([] { mesh_device_out_of_range(5, 4); }, "mesh_device_out_of_range", {"5", "0 to 3"});
  expect_error([] { mesh_order_too_long(128, 64); }, "mesh_order_too_long", {"128", "64"});
  expect_error([] { mesh_position_out_of_range(8, 8); }, "mesh_position_out_of_range", {"position 8", "0 to 7"});
}

TEST(ErrorMesh, UnknownAxisListsTheAxesOfTheMesh) {
  const AxesOnly mesh{{{{"data"}, 4}, {{"model"}, 2}}};
  expect_error([&] { unknown_axis("mdoel", mesh); }, "unknown_axis", {"\"mdoel\"", "\"data\" (4)", "\"model\" (2)"});
}

TEST(ErrorMesh, DeviceOrderMistakesNameBothCounts) {
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

}  // namespace weft::error_mesh_test
