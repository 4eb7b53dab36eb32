// Meshes from the text of a command line.
#include <weft/mesh/mesh_text.hpp>

#include "support/expect_error.hpp"

namespace weft::mesh_text_test {

using testing::expect_error;

static_assert(parse_mesh("data=4,model=2") == Mesh{{"data", 4}, {"model", 2}});
static_assert(parse_mesh("4,2") == Mesh{{"0", 4}, {"1", 2}});

TEST(MeshText, ReadsNamedAndUnnamedAxes) {
  EXPECT_EQ(parse_mesh("data=4"), (Mesh{{"data", 4}}));
  EXPECT_EQ(parse_mesh("16,16,16").size(), 4096);
}

TEST(MeshText, RefusesWhatIsNotAListOfSizes) {
  for (const char* text : {"(4,),4", "", "4,", "4;2", "four", "4.5", "-4", "data=", "4 ,2", "9999999999"})
    expect_error([=] { (void)parse_mesh(text); }, "mesh_shape_not_integers", {text});
  expect_error([] { (void)parse_mesh("data=4,2"); }, "mesh_rank_mismatch", {"2 sizes", "1 axis"});
  expect_error([] { (void)parse_mesh("=4"); }, "axis_name_is_empty", {});
  expect_error([] { (void)parse_mesh("data=0"); }, "mesh_axis_size_invalid", {"data", "0"});
  expect_error([] { (void)parse_mesh("an_axis_with_a_name_too_long=4"); }, "axis_name_too_long", {"23"});
}

}  // namespace weft::mesh_text_test
