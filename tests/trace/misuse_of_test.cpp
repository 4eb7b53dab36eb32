// What a step refuses before it plans: the mesh first, then the specs against it, then what needs the model.
#include <weft/trace/misuse_of.hpp>

#include <support/training.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>

namespace weft::misuse_of_test {

using Kind = Misuse::Kind;

struct Trace {
  static constexpr bool exists = true;
  static constexpr TrainingHead head() { return {}; }
  static constexpr TrainingGraph training() { return testing::mlp(8, {4, 8, 2}); }
};
struct NeverTraced {
  static constexpr bool exists = false;
};

struct OddBatch : NeverTraced {
  using Batch = Inputs<f32[8][4], i32[7]>;
};

inline constexpr Mesh mesh{{"data", 2}}, manual{{"data", 2, AxisType::manual}};
inline constexpr SpmdSpecs good{{P("data"), P("data")}, {}}, unknown{{P("model")}, {{"fc9", P()}}},
    misspelt{{}, {{"fc9", P()}}};

static_assert(detail::misuse_of<NeverTraced, mesh, Ddp{}>().kind == Kind::none);
static_assert(detail::misuse_of<NeverTraced, mesh, Fsdp{.stage = 2}>().kind == Kind::none);
static_assert(detail::misuse_of<Trace, mesh, Spmd(good)>().kind == Kind::none);
static_assert(detail::misuse_of<NeverTraced, mesh, Spmd(misspelt)>().kind == Kind::none);
static_assert(detail::misuse_of<NeverTraced, mesh, Fsdp{.stage = 5}>().kind == Kind::zero_stage_out_of_range);

TEST(MisuseOf, ABatchDividesOverAllDevicesOfStrategiesThatCutItSo) {
  constexpr Misuse odd = detail::misuse_of<OddBatch, mesh, Ddp{}>();
  EXPECT_EQ(odd.kind, Kind::batch_does_not_divide);
  EXPECT_EQ(odd.left, 7);
  EXPECT_EQ(odd.right, 2);
  EXPECT_EQ((detail::misuse_of<OddBatch, mesh, Fsdp{.stage = 1}>().kind), Kind::batch_does_not_divide);
  EXPECT_EQ((detail::misuse_of<OddBatch, mesh, Spmd(good)>().kind), Kind::none);
}

TEST(MisuseOf, NamesTheFirstThingThatDoesNotFit) {
  EXPECT_EQ((detail::misuse_of<NeverTraced, manual, Fsdp{.stage = 5}>().kind), Kind::axis_type_not_obeyed);
  EXPECT_STREQ((detail::misuse_of<NeverTraced, manual, Ddp{}>().name.c_str()), "data");
  EXPECT_EQ((detail::misuse_of<Trace, mesh, Spmd(unknown)>().kind), Kind::unknown_axis);
  EXPECT_STREQ((detail::misuse_of<Trace, mesh, Spmd(unknown)>().name.c_str()), "model");
  EXPECT_EQ((detail::misuse_of<Trace, mesh, Spmd(misspelt)>().kind), Kind::spec_names_no_parameter);
}

}  // namespace weft::misuse_of_test
