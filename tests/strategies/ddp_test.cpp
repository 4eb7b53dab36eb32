// Ddp: whole weights everywhere, gradients summed in buckets.
#include <support/strategy_plans.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>

namespace weft::ddp_test {

using testing::mlp;
using testing::plan_of;

constexpr Mesh meshes[] = {Mesh{{"data", 1}}, Mesh{{"data", 2}}, Mesh{{"data", 4}}, Mesh{{"data", 2}, {"model", 2}}};

TEST(Ddp, TrainsLikeOneDevice) {
  for (const Mesh& mesh : meshes)
    for (double decay : {0.0, 0.01}) {
      SCOPED_TRACE(::testing::Message() << mesh.size() << " devices, decay " << decay);
      testing::expect_trains<AdamW>(Ddp{}, mlp(8, {4, 8, 2}, decay), mesh);
      testing::expect_trains<SgdMomentum>(Ddp{64, 64}, mlp(8, {4, 8, 6, 2}, decay), mesh, {.learning_rate = 0.1F});
    }
}

constexpr SpmdSpecs tensor_parallel{
    {}, {{"fc1.weight", P(nullptr, "model")}, {"fc1.bias", P("model")}, {"fc2.weight", P("model")}}};

TEST(Ddp, OverChosenAxesTrainsLikeOneDevice) {
  for (double decay : {0.0, 0.01}) {
    testing::expect_trains<AdamW>(Ddp{.axes = axes("data")}, mlp(8, {4, 8, 2}, decay), meshes[3]);
    testing::expect_trains<AdamW>(Ddp{.specs = &tensor_parallel}, mlp(8, {4, 8, 2}, decay), meshes[3]);
  }
}
TEST(Ddp, SumsPiecesOfGradientsOverTheAxesOfTheBatch) {
  const auto plan = plan_of<Adam>(Ddp{.specs = &tensor_parallel}, mlp(8, {4, 8, 2}), meshes[3]);
  const Index of_loss = bytes_sent_by(Collective::all_reduce, 2, 1, 4), of_activations = 4 * 2 * 4;
  EXPECT_EQ(plan.plan.view().bytes_sent(), 4 * (28 + 2) + of_loss + of_activations);
  EXPECT_EQ(plan.bytes_of(InputKind::weight), 4 * (28 + 2));
}

// 58 weights; W = 4 pads them to 60.
TEST(Ddp, SendsEveryGradientTwiceButForItsOwnPart) {
  const TrainingGraph training = mlp(8, {4, 8, 2});
  EXPECT_EQ(plan_of<Adam>(Ddp{}, training, meshes[0]).plan.view().bytes_sent(), 0);
  EXPECT_EQ(plan_of<Adam>(Ddp{}, training, meshes[1]).bytes_sent(), 232);
  EXPECT_EQ(plan_of<Adam>(Ddp{}, training, meshes[2]).bytes_sent(), 360);
  EXPECT_EQ(plan_of<Adam>(Ddp{}, training, meshes[3]).bytes_sent(), 360);
}

TEST(Ddp, KeepsWeightsAndBothMomentsWhole) {
  for (const Mesh& mesh : meshes) {
    const auto plan = plan_of<Adam>(Ddp{}, mlp(8, {4, 8, 2}), mesh);
    EXPECT_EQ(plan.bytes_of(InputKind::weight), 4 * 58);
    EXPECT_EQ(plan.bytes_of(InputKind::state), 8 * 58);
    EXPECT_EQ(plan.bytes_of(InputKind::data), (4 + 2) * 8 / mesh.size() * 4);
  }
}

// In reverse: fc2.bias (8 bytes), fc2.weight (64), fc1.bias (32), fc1.weight (128).
TEST(Ddp, FillsBucketsFromTheLastGradientOn) {
  const TrainingGraph training = mlp(8, {4, 8, 2});
  const auto buckets = [&](Index first, Index others) {  // the loss is one more all_reduce
    return plan_of<Adam>(Ddp{first, others}, training, meshes[1]).count(Collective::all_reduce) - 1;
  };
  EXPECT_EQ(buckets(Index{1} << 20, Index{25} << 20), 1);
  EXPECT_EQ(buckets(1, 1), 4);
  EXPECT_EQ(buckets(1, 1000), 2);  // {fc2.bias}, the rest
  EXPECT_EQ(buckets(72, 100), 2);  // {fc2}, {fc1}
  EXPECT_EQ(buckets(64, 32), 3);   // {fc2}, {fc1.bias}, {fc1.weight}
}

TEST(Ddp, ABucketIsReducedBeforeTheGradientsOfTheNextOneAreThere) {
  const auto plan = plan_of<Adam>(Ddp{1, 1000}, mlp(8, {4, 8, 8, 2}), meshes[1]);
  Index first_reduction = -1, last_dot = -1;
  for (Index i = 0; i < plan.plan.steps.size(); ++i) {
    const PlanStep& step = plan.plan.steps[i];
    if (step.kind == StepKind::collective && plan.plan.view().collective(step).count > 1 && first_reduction < 0)
      first_reduction = i;
    if (step.kind == StepKind::dot) last_dot = i;
  }
  EXPECT_GE(first_reduction, 0);
  EXPECT_LT(first_reduction, last_dot);
}

constexpr Index reductions_at_compile_time() {
  const DeviceGraph device = Ddp{}.rewrite<Sgd>(mlp(4, {4, 2}), meshes[1]);
  Index count = 0;
  for (Id id = 0; id < device.graph.size(); ++id) count += device.graph[id].op == Op::all_reduce ? 1 : 0;
  return count;
}
static_assert(reductions_at_compile_time() == 2);

}  // namespace weft::ddp_test
