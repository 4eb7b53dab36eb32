// Axes of the tiles of GSPMD's modules.
#include <weft/sdy/tiled_mesh.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::sdy::tiled_mesh_test {

using weft::testing::expect_error;

std::string module_of(const std::string& in, const std::string& out, const std::string& groups, int partitions = 8) {
  return "module attributes {mhlo.num_partitions = " + std::to_string(partitions) +
         " : i32} {\nfunc.func @main(%x: tensor<24x4xf32>) -> tensor<24x4xf32> {\n"
         "%0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = \"" +
         in +
         "\"} : (tensor<24x4xf32>) -> tensor<24x4xf32>\n"
         "%1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = \"{manual}\"} : (tensor<24x4xf32>) -> "
         "tensor<12x4xf32>\n"
         "%2 = \"stablehlo.all_gather\"(%1) <{all_gather_dim = 0 : i64, replica_groups = dense<" +
         groups +
         ">, use_global_device_ids, "
         "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<12x4xf32>) -> tensor<24x4xf32>\n"
         "%3 = stablehlo.custom_call @SPMDShardToFullShape(%2) {mhlo.sharding = \"" +
         out +
         "\"} : (tensor<24x4xf32>) -> tensor<24x4xf32>\n"
         "return %3 : tensor<24x4xf32>\n}\n}";
}
MeshSizes mesh_of(const std::string& text) { return tiled_mesh(stablehlo::read_module(text)); }

TEST(TiledMesh, HasTheAxesOfAllTilesAndGroups) {
  const char* const all = "[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64";
  EXPECT_EQ(mesh_of(module_of("{devices=[2,1,4]<=[8] last_tile_dim_replicate}", "{replicated}", all)),
            (MeshSizes{2, 4}));
  EXPECT_EQ(mesh_of(module_of("{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}", "{replicated}", all)),
            (MeshSizes{2, 4}));
  EXPECT_EQ(mesh_of(module_of("{devices=[2,4]<=[8]}", "{devices=[4,2]<=[8]}", all)), (MeshSizes{2, 2, 2}));
  EXPECT_EQ(mesh_of(module_of("{replicated}", "{replicated}", "[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64")),
            (MeshSizes{2, 4}));
  // Groups that are over no axes cut none.
  EXPECT_EQ(
      mesh_of(module_of("{devices=[2,4]<=[8]}", "{replicated}", "[[0, 3], [1, 2], [4, 7], [5, 6]]> : tensor<4x2xi64")),
      (MeshSizes{2, 4}));
  EXPECT_EQ(mesh_of(module_of("{devices=[3,1,4]<=[12] last_tile_dim_replicate}", "{devices=[6,2]<=[12]}",
                              "[[0, 1]]> : tensor<1x2xi64", 12)),
            (MeshSizes{3, 2, 2}));
  // A module that says no number of partitions has as many as its tiles.
  EXPECT_EQ(mesh_of(module_of("{devices=[2,1,4]<=[8] last_tile_dim_replicate}", "{replicated}", all, 1)), (MeshSizes{2, 4}));
  EXPECT_TRUE(mesh_of("func.func @main(%x: tensor<f32>) -> tensor<f32> {\nreturn %x : tensor<f32>\n}").empty());
}
TEST(TiledMesh, DigitsAreAxes) {
  AxisList axes;
  EXPECT_TRUE(find_axes({{1, 4}, {4, 2}}, {2, 2, 2}, axes));
  EXPECT_EQ(axes, (AxisList{1, 2, 0}));
  EXPECT_FALSE(find_axes({{1, 2}}, {2, 4}, axes));
}
TEST(TiledMesh, MistakesHaveNames) {
  const char* const pairs = "[[0, 1]]> : tensor<1x2xi64";
  const auto fails = [&](const char* in, const char* out, const char* code, const char* what) {
    expect_error([&] { static_cast<void>(mesh_of(module_of(in, out, pairs, 12))); }, code, {what});
  };
  fails("{devices=[3,4]<=[12]}", "{devices=[2,6]<=[12]}", "stablehlo_is_unsupported",
        "mesh beside that of other tiles");
  fails("{devices=[4,4]<=[16]}", "{replicated}", "stablehlo_is_unsupported", "mesh beside that of other tiles");
  fails("{maximal device=0}", "{replicated}", "stablehlo_is_unsupported", "sharding other than");
  std::string text = module_of("{replicated}", "{replicated}", pairs);
  text.replace(text.find("%0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding"), 55,
               "%0 = stablehlo.custom_call @Sharding(%x) {mhlo.shardinh");
  expect_error([&] { static_cast<void>(mesh_of(text)); }, "stablehlo_attribute_is_missing", {"mhlo.sharding"});
}

}  // namespace weft::sdy::tiled_mesh_test
