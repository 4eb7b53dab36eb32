// Fsdp: ZeRO 1, 2 and 3: flat units, sharded updates, and what each stage sends and keeps.
#include <support/expect_error.hpp>
#include <support/strategy_plans.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>

namespace weft::fsdp_test {

using testing::mlp;
using testing::plan_of;

constexpr Mesh one{{"data", 1}}, two{{"data", 2}}, four{{"data", 4}}, square{{"data", 2}, {"model", 2}};

TEST(Fsdp, EveryStageTrainsLikeOneDevice) {
  for (const Mesh& mesh : {one, two, four, square})
    for (int stage = 1; stage <= 3; ++stage) {
      SCOPED_TRACE(::testing::Message() << mesh.size() << " devices, stage " << stage);
      testing::expect_trains<AdamW>(Fsdp{.stage = stage}, mlp(8, {4, 8, 2}), mesh);
      testing::expect_trains<SgdMomentum>(Fsdp{.stage = stage, .shard_multiple = 3}, mlp(8, {4, 8, 6, 2}, 0.01), mesh,
                                          {.learning_rate = 0.1F});
    }
}
constexpr UnitChoice in_the_middle{[](const Name& module, const Name&, Index) { return module == Name("fc2"); }};
TEST(Fsdp, EveryWayOfWrappingAndReshardingTrainsLikeOneDevice) {
  const Fsdp ways[] = {{.wrap = Wrap::whole_model()},
                       {.wrap = Wrap::by_size(60)},
                       {.wrap = Wrap::by(in_the_middle)},
                       {.wrap = Wrap::by_type("Linear")},
                       {.reshard_after_forward = false},
                       {.reshard_last_unit = false},
                       {.stage = 1, .wrap = Wrap::whole_model()}};
  for (const Fsdp& way : ways) testing::expect_trains<Adam>(way, mlp(8, {4, 8, 6, 2}), four);
}

constexpr Mesh hybrid{{"replica", 2}, {"data", 2}}, cube{{"replica", 2}, {"data", 2}, {"model", 2}};
constexpr SpmdSpecs tensor_parallel{
    {}, {{"fc1.weight", P(nullptr, "model")}, {"fc1.bias", P("model")}, {"fc2.weight", P("model")}}};

TEST(Fsdp, ReplicasAndSpecsOnOtherAxesTrainLikeOneDevice) {
  for (double decay : {0.0, 0.01})
    for (int stage = 1; stage <= 3; ++stage) {
      SCOPED_TRACE(::testing::Message() << "stage " << stage);
      const TrainingGraph training = mlp(8, {4, 8, 2}, decay);
      testing::expect_trains<AdamW>(Fsdp{.stage = stage, .axes = axes("data"), .replicate_axes = axes("replica")},
                                    training, hybrid);
      testing::expect_trains<AdamW>(Fsdp{.stage = stage, .specs = &tensor_parallel}, training, square);
      testing::expect_trains<AdamW>(Fsdp{.stage = stage,
                                         .wrap = Wrap::by_size(20),
                                         .shard_multiple = 3,
                                         .replicate_axes = axes("replica"),
                                         .specs = &tensor_parallel},
                                    training, cube);
      testing::expect_trains<AdamW>(Fsdp{.stage = stage, .axes = axes("data")}, training, square);
    }
}

// A module that owns weights before and after those of an inner one.
TrainingGraph scaled_layer() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {8, 4})};
  const Var before = testing::parameter(graph, "block.before", {4}, "Block");
  const Var hidden = testing::linear(x * before, "block.fc", 4);
  const Var after = testing::parameter(graph, "block.after", {4}, "Block");
  return testing::training_of(graph, mean(weft::square(hidden * after)).id);
}
TEST(Fsdp, ModulesThatOwnWeightsAroundOthersTrainLikeOneDevice) {
  for (const Wrap& wrap : {Wrap::by_module(), Wrap::by_size(1), Wrap::by_type("Linear"), Wrap::by_type("Block")})
    for (int stage = 1; stage <= 3; ++stage)
      testing::expect_trains<Adam>(Fsdp{.stage = stage, .wrap = wrap}, scaled_layer(), two);
}

TEST(Fsdp, AStageThatDoesNotExistIsAnError) {
  testing::expect_error(
      [] {
        (void)Fsdp{.stage = 4}.rewrite<Adam>(mlp(8, {4, 2}), two);
      },
      "zero_stage_out_of_range", {"4"});
  testing::expect_error(
      [] {
        (void)Fsdp{.shard_multiple = 0}.rewrite<Adam>(mlp(8, {4, 2}), two);
      },
      "shard_multiple_out_of_range", {"0"});
}

struct Sent {
  Index gathers, scatters, bytes;
};
void expect_sent(const Fsdp& way, const Mesh& mesh, const Sent& sent) {
  const auto plan = plan_of<Adam>(way, mlp(8, {4, 8, 2}), mesh);
  EXPECT_EQ(plan.count(Collective::all_gather), sent.gathers);
  EXPECT_EQ(plan.count(Collective::reduce_scatter), sent.scatters);
  EXPECT_EQ(plan.count(Collective::all_reduce), mesh.size() > 1 ? 1 : 0);  // of the loss
  EXPECT_EQ(plan.bytes_sent(), sent.bytes);
}

// Units of 40 and 18 weights; W = 4 pads the second to 20.
TEST(Fsdp, StagesOneAndTwoSendAsMuchAsDdp) {
  for (int stage : {1, 2}) {
    expect_sent({.stage = stage}, two, {2, 2, 232});
    expect_sent({.stage = stage}, four, {2, 2, 360});
    expect_sent({.stage = stage}, one, {0, 0, 0});
  }
}
// The formula (W - 1) / W * P * (2 b_p + b_g) counts a second gather of every unit.
TEST(Fsdp, StageThreeGathersAgainForTheBackwardPass) {
  expect_sent({.wrap = Wrap::whole_model()}, two, {2, 1, 348});
  expect_sent({.wrap = Wrap::whole_model()}, four, {2, 1, 540});
}
// But the backward pass of the first layer reads no weight where the input needs no gradient: fc1 is gathered once,
// which is (W - 1) / W * 4 * 40 bytes less.
TEST(Fsdp, StageThreeDoesNotGatherWhatNobodyReads) {
  expect_sent({}, two, {3, 2, 348 - 80});
  expect_sent({}, four, {3, 2, 540 - 120});
  // With a gradient that reads fc1.weight the formula is exact, beside an all_reduce of that gradient.
  const auto plan = plan_of<Adam>(Fsdp{}, mlp(8, {4, 8, 2}, 0.01), two);
  EXPECT_EQ(plan.count(Collective::all_gather), 4);
}
TEST(Fsdp, StageThreeMayKeepUnitsGathered) {
  expect_sent({.reshard_last_unit = false}, four, {2, 2, 360});  // 480 by the formula, less fc1's second gather
  expect_sent({.reshard_after_forward = false}, four, {2, 2, 360});
}

// HSDP: (S - 1) / S * P * (2 b_p + b_g) inside, and 2 (R - 1) / R * b_g * P / S across.
TEST(Fsdp, ReplicasSumTheirPartsOfGradients) {
  const TrainingGraph training = mlp(8, {4, 8, 4});  // 76 weights
  const auto plan = plan_of<Adam>(
      Fsdp{.wrap = Wrap::whole_model(), .axes = axes("data"), .replicate_axes = axes("replica")}, training, hybrid);
  EXPECT_EQ(plan.bytes_sent(), 76 * 12 / 2 + 4 * 76 / 2);
  EXPECT_EQ(plan.count(Collective::all_reduce), 1 + 1);  // and of the loss
  EXPECT_EQ(plan.bytes_of(InputKind::weight) + plan.bytes_of(InputKind::state), 12 * 38);
  Index across = 0, inside = 0;
  for (const CollectiveStep& step : plan.plan.collectives) {
    if (step.axes == AxisList{0}) ++across;
    if (step.axes == AxisList{1}) ++inside;
  }
  EXPECT_EQ(across, 1);
  EXPECT_EQ(inside, 3);
}

// A device has 28 of the 56 weights that are cut, in a unit of their own, and fc2.bias: FSDP over these, and one sum of
// [4, 2] over "model".
TEST(Fsdp, UnitsAreMadeOfPiecesThatSpecsCut) {
  const TrainingGraph training = mlp(8, {4, 8, 2});
  const auto plan = plan_of<Adam>(Fsdp{.wrap = Wrap::whole_model(), .specs = &tensor_parallel}, training, square);
  const Index loss = bytes_sent_by(Collective::all_reduce, 2, 1, 4),
              sum = bytes_sent_by(Collective::all_reduce, 2, 8, 4);
  EXPECT_EQ(plan.plan.view().bytes_sent(), 28 * 12 / 2 + 2 * 8 / 2 + loss + sum) << "the backward pass reads no bias";
  EXPECT_EQ(plan.bytes_of(InputKind::weight) + plan.bytes_of(InputKind::state), 12 * (28 + 2) / 2);
  EXPECT_GE(plan.device.graph.find_input("root.cut1.flat"), 0);
  EXPECT_GE(plan.device.graph.find_input("root.flat"), 0);
}

// Persistent bytes of fp32 Adam. The formulas count a gradient of 4 P (DDP, stage 1) or 4 P / W (2, 3) as well, which
// is transient here; and whole weights are padded like their shards.
TEST(Fsdp, EveryStageKeepsLess) {
  const auto kept = [](int stage, const Mesh& mesh) {
    const auto plan = plan_of<Adam>(Fsdp{.stage = stage}, mlp(8, {4, 8, 2}), mesh);
    return plan.bytes_of(InputKind::weight) + plan.bytes_of(InputKind::state);
  };
  EXPECT_EQ(kept(1, two), 696 - 4 * 58);
  EXPECT_EQ(kept(2, two), 580 - 4 * 29);
  EXPECT_EQ(kept(3, two), 464 - 4 * 29);
  EXPECT_EQ(kept(1, four), 584 - 4 * 58 + 4 * 2);
  EXPECT_EQ(kept(2, four), 412 - 4 * 15 + 4 * 2);
  EXPECT_EQ(kept(3, four), 240 - 4 * 15);
}

TEST(Fsdp, PeaksOfTheArenaAreOrdered) {
  const TrainingGraph training = mlp(16, {64, 256, 256, 64});
  const auto peak = [&](const auto& strategy) { return plan_of<Adam>(strategy, training, four).plan.peak_bytes; };
  const Index ddp = peak(Ddp{}), first = peak(Fsdp{.stage = 1}), second = peak(Fsdp{.stage = 2}),
              third = peak(Fsdp{.stage = 3});
  EXPECT_GT(ddp, first);
  EXPECT_GE(first, second);
  EXPECT_GT(second, third);
  EXPECT_LT(second, first);  // the gradients of a unit die before those of the next one are born
}

// A gathered unit lives from right before its first reader to its last one.
TEST(Fsdp, AtMostOneUnitMoreThanNeededIsGathered) {
  const auto plan = plan_of<Adam>(Fsdp{}, mlp(16, {64, 64, 64, 64, 64}), four);
  const Index unit_bytes = (64 * 64 + 64) * 4;
  std::vector<Index> gathered(to_size(plan.plan.steps.size()), 0);
  for (const Lifetime& life : plan.plan.lifetimes)
    if (label_of(plan.plan.view(), life) == "all_gather")
      for (std::int32_t step = life.first; step <= life.last; ++step) gathered[to_size(step)] += life.bytes;
  for (Index bytes : gathered) EXPECT_LE(bytes, unit_bytes);
}

TEST(Fsdp, TensorsAreFoundInTheirUnits) {
  const DeviceGraph device = Fsdp{}.rewrite<Adam>(mlp(8, {4, 8, 2}), four);
  ASSERT_EQ(device.stored.size(), 12);
  for (const StoredTensor& tensor : device.stored) {
    EXPECT_TRUE(tensor.flat);
    EXPECT_TRUE((tensor.flat_axes == AxisList{0}));
    EXPECT_EQ(device.graph.shape(device.graph.inputs[tensor.input].node)[0] * 4, tensor.flat_elements);
    EXPECT_TRUE(!(tensor.name == Name("fc2.bias.adam.v")) || tensor.offset == 16);
    EXPECT_TRUE(!(tensor.name == Name("fc1.weight")) || tensor.initializer.scale == 0.5F);
  }
}

}  // namespace weft::fsdp_test
