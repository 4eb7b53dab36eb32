// Meshes and shardings of Shardy's dialect, and what is said of texts that are none.
#include <weft/sdy/read_sharding.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::read_sharding_test {

using weft::testing::expect_error;

TEST(ReadSharding, Meshes) {
  const FlowMesh mesh = read_mesh(R"(<["x"=2, "y"=4], device_ids=[1, 0, 3, 2, 5, 4, 7, 6]>)");
  EXPECT_EQ(mesh.axes, (AxisNames{"x", "y"}));
  EXPECT_EQ(mesh.sizes, (MeshSizes{2, 4}));
  EXPECT_EQ(mesh.devices.size(), 8);
  EXPECT_FALSE(mesh.is_maximal);
  EXPECT_TRUE(read_mesh("<[], device_ids=[3]>").is_maximal);
  EXPECT_TRUE(read_mesh("<[]>").is_empty());
}

const stablehlo::Module module = stablehlo::read_module(R"(sdy.mesh @mesh = <["x"=2, "y"=8]>)");
const Meshes meshes(module);

TEST(ReadSharding, OfOneTensor) {
  const TensorSharding read =
      read_sharding(R"(<@mesh, [{"y":(2)4, ?}p1, {}], replicated={"x"}, unreduced=max{"y":(1)2}>)", meshes);
  EXPECT_EQ(read.mesh, 0);
  ASSERT_EQ(read.dims.size(), 2);
  EXPECT_EQ(read.dims[0], (DimensionSharding{{{1, 2, 4}}, false, 1}));
  EXPECT_EQ(read.dims[1], (DimensionSharding{{}, true, -1}));
  EXPECT_EQ(read.replicated, (SubAxes{{0, 1, 2}}));
  EXPECT_EQ(read.unreduced, (SubAxes{{1, 1, 2}}));
  EXPECT_EQ(read.unreduced_kind, ReductionKind::max);
}

TEST(ReadSharding, PartsThatContinueEachOther) {
  EXPECT_EQ(read_sharding(R"(<@mesh, [{"y":(1)2, "y":(2)4}]>)", meshes).dims[0].axes, (SubAxes{{1, 1, 8}}));
}

TEST(ReadSharding, OfAllResults) {
  const Buffer<TensorSharding> read = read_shardings(R"(<[<@mesh, [{"x"}]>, <@mesh, []>]>)", meshes);
  ASSERT_EQ(read.size(), 2);
  EXPECT_EQ(read[0].dims[0].axes, (SubAxes{{0, 1, 2}}));
  EXPECT_TRUE(read[1].dims.empty());
}

TEST(ReadSharding, RefusesWhatIsNone) {
  const auto read = [](const char* text) { return [text] { (void)read_sharding(text, meshes); }; };
  expect_error(read(R"(<@other, [{}]>)"), "stablehlo_name_is_unknown", {"mesh", "other"});
  expect_error(read(R"(<@mesh, [{"z"}]>)"), "stablehlo_name_is_unknown", {"axis", "z"});
  expect_error(read(R"(<@mesh, [{"x":(1)3}]>)"), "stablehlo_is_malformed", {});
  expect_error(read(R"(<@mesh, [{"x"}q1]>)"), "stablehlo_is_malformed", {});
  expect_error(read(R"(<@mesh, [{"x"}], cut={"y"}>)"), "stablehlo_is_malformed", {});
  expect_error(read(R"(<@mesh, [{"x"}], unreduced=xor{"y"}>)"), "stablehlo_is_unsupported", {});
}

}  // namespace weft::sdy::read_sharding_test
