#include <support/printed.hpp>
#include <weft/mesh/hybrid_mesh.hpp>
#include <weft/sharding/print.hpp>

#include <gtest/gtest.h>

namespace weft::print_test {

using testing::text_of;

TEST(ShardingPrint, Shapes) {
  EXPECT_EQ(text_of(Shape{64, 784}), "[64, 784]");
  EXPECT_EQ(text_of(Shape{}), "[]");
}

TEST(ShardingPrint, Meshes) {
  EXPECT_EQ(text_of(Mesh{{"data", 4}, {"model", 2}}), "Mesh(data=4, model=2)");
  EXPECT_EQ(text_of(Mesh({{"data", 2}}, {1, 0})), "Mesh(data=2, devices=[1, 0])");
  EXPECT_EQ(text_of(Mesh{{"a", 2, AxisType::automatic}, {"m", 3, AxisType::manual}}),
            "Mesh(a=2 automatic, m=3 manual)");
  EXPECT_EQ(text_of(HybridMesh{{"data", 2, 2}, {"model", 2}}.mesh()), "Mesh(data=4 over 2 granules, model=2)");
  EXPECT_EQ(text_of(Mesh{}), "Mesh()");
}

TEST(ShardingPrint, Specs) {
  EXPECT_EQ(text_of(P()), "P()");
  EXPECT_EQ(text_of(P("data", nullptr, AxisNames{"x", "y"})), "P(\"data\", none, (\"x\", \"y\"))");
  EXPECT_EQ(text_of(P(P::unconstrained)), "P(unconstrained)");
  EXPECT_EQ(text_of(P("x").unreduced({"y"}, ReductionKind::max)), "P(\"x\").unreduced(\"y\", max)");
  EXPECT_EQ(text_of(P("x").unreduced({"y", "z"})), "P(\"x\").unreduced(\"y\", \"z\")");
  EXPECT_EQ(text_of(P(nullptr).reduced({"y"})), "P(none).reduced(\"y\")");
}

TEST(ShardingPrint, Shardings) {
  EXPECT_EQ(text_of(NamedSharding(Mesh{{"data", 4}}, P("data"))), "NamedSharding(Mesh(data=4), P(\"data\"))");
}

}  // namespace weft::print_test
