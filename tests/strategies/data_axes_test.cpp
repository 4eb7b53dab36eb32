// DataAxes: which axes a strategy cuts over, which hold replicas, and what is wrong with a choice.
#include <support/expect_error.hpp>
#include <weft/strategies/data_axes.hpp>

namespace weft::data_axes_test {

constexpr Mesh mesh{{"replica", 2}, {"data", 4}, {"model", 2}};
constexpr SpmdSpecs over_model{{P("data"), P("data")}, {{"up.weight", P(nullptr, "model")}}};
constexpr SpmdSpecs sequences_over_model{{P(nullptr, "model")}, {}};
using Kind = Misuse::Kind;

TEST(DataAxes, AreAllThatNothingElseUses) {
  const DataAxes all(mesh, {}, {}, nullptr), beside_specs(mesh, {}, {}, &over_model),
      beside_sequences(mesh, {}, {}, &sequences_over_model), hybrid(mesh, {}, axes("replica"), &over_model);
  EXPECT_EQ(all.cut(), (AxisList{0, 1, 2}));
  EXPECT_EQ(all.batch(), (AxisList{0, 1, 2}));
  EXPECT_EQ(beside_specs.cut(), (AxisList{0, 1})) << "rows may be cut over \"data\" by a spec as well";
  EXPECT_EQ(beside_sequences.cut(), (AxisList{0, 1}));
  EXPECT_EQ(hybrid.cut(), (AxisList{1}));
  EXPECT_EQ(hybrid.replicas(), (AxisList{0}));
  EXPECT_EQ(hybrid.batch(), (AxisList{0, 1}));
}

TEST(DataAxes, CutInTheirOrderAndTheBatchInThatOfTheMesh) {
  const DataAxes chosen(mesh, axes("model", "data"), axes("replica"), nullptr);
  EXPECT_EQ(chosen.cut(), (AxisList{2, 1}));
  EXPECT_EQ(chosen.batch(), (AxisList{0, 1, 2}));
  EXPECT_EQ(chosen.batch_cut(mesh), (BatchCut{axes("replica", "data", "model"), nullptr}));
  EXPECT_EQ(DataAxes(mesh, axes("data"), {}, nullptr).batch_cut(mesh).axes, axes("data"));
}

constexpr Misuse of(const AxisNames& own, const AxisNames& replicas, const SpmdSpecs* specs = nullptr) {
  return DataAxes(mesh, own, replicas, specs).misuse();
}
static_assert(of({}, {}).kind == Kind::none && of(axes("data"), axes("replica"), &over_model).kind == Kind::none);
static_assert(of(axes("rows"), {}).kind == Kind::strategy_axis_is_unknown);

TEST(DataAxes, WhatIsWrongIsNamed) {
  EXPECT_STREQ(of({}, axes("pod")).name.c_str(), "pod");
  for (const Misuse& taken : {of(axes("data", "data"), {}), of(axes("data"), axes("replica", "data"))}) {
    EXPECT_EQ(taken.kind, Kind::strategy_axis_is_taken);
    EXPECT_STREQ(taken.name.c_str(), "data");
  }
  EXPECT_STREQ(of(axes("model"), {}, &over_model).name.c_str(), "model");
  EXPECT_EQ(of({}, {}, &over_model).kind, Kind::none);
  const Misuse none_left = of({}, axes("replica", "data"), &over_model);
  EXPECT_EQ(none_left.kind, Kind::no_axis_is_left);
  EXPECT_EQ(none_left.left, 3);
  EXPECT_EQ(DataAxes(Mesh{{"data", 2}}, {}, {}, &over_model).misuse().kind, Kind::unknown_axis) << "of a spec";
}

TEST(DataAxes, WhatIsWrongIsAnErrorAtRunTime) {
  const auto check = [](const AxisNames& own, const AxisNames& replicas) {
    DataAxes(mesh, own, replicas, &over_model).check("fsdp", mesh);
  };
  check({}, {});
  testing::expect_error([&] { check(axes("rows"), {}); }, "unknown_axis",
                        {"\"rows\"", "\"replica\" (2)", "\"data\" (4)"});
  testing::expect_error([&] { check(axes("model"), {}); }, "axis_is_taken", {"fsdp", "\"model\"", ".replicate_axes"});
  testing::expect_error([&] { check({}, axes("replica", "data")); }, "no_axis_is_left", {"fsdp", "all 3 axes"});
}

}  // namespace weft::data_axes_test
