// AnyStrategy: how it cuts the rows of a batch, for loaders.
#include <weft/dynamic/parse.hpp>
#include <weft/mesh/partition_spec.hpp>

#include <gtest/gtest.h>

namespace weft::any_strategy_test {

const Mesh mesh{{"data", 2}, {"model", 3}};

TEST(AnyStrategy, DdpAndFsdpCutABatchOverAllDevices) {
  EXPECT_EQ(AnyStrategy(Ddp{}).batch_spec(mesh), P(axes("data", "model")));
  EXPECT_EQ(parse_strategy("zero2").batch_spec(Mesh{{"data", 4}}), P("data"));
}
TEST(AnyStrategy, OverChosenAxesABatchIsCutOverThese) {
  const Mesh cube{{"replica", 2}, {"data", 2}, {"model", 3}};
  const SpmdSpecs specs{{}, {{"up.weight", P(nullptr, "model")}}};
  EXPECT_EQ(parse_strategy("ddp:axes=model").batch_spec(mesh), P("model"));
  EXPECT_EQ(parse_strategy("fsdp:axes=data,replicate_axes=replica").batch_spec(cube), P(axes("replica", "data")));
  const AnyStrategy with_specs = AnyStrategy(Fsdp{.stage = 2}).with_specs(specs), copy = with_specs;
  EXPECT_EQ(copy.batch_spec(cube), P(axes("replica", "data")));
  EXPECT_EQ(copy.as<Fsdp>()->stage, 2);
  EXPECT_NE(copy.as<Fsdp>()->specs, &specs) << "it keeps its own";
}
TEST(AnyStrategy, SpmdCutsABatchAsItsFirstInputOrOverTheAxisThatItIsGiven) {
  EXPECT_EQ(parse_strategy("spmd:batch=model").batch_spec(mesh), P("model"));
  EXPECT_EQ(AnyStrategy(SpmdSpecs({P(axes("model", "data"), nullptr), P("data")}, {})).batch_spec(mesh),
            P(axes("model", "data")));
  EXPECT_EQ(AnyStrategy(SpmdSpecs({P(nullptr, "data")}, {})).batch_spec(mesh), P(nullptr));
  EXPECT_EQ(AnyStrategy(SpmdSpecs()).batch_spec(mesh), P(nullptr)) << "no input, no rows";
}

}  // namespace weft::any_strategy_test
