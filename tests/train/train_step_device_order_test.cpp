// Training steps on meshes that name their devices in another order: every position runs on the device that the mesh
// names, as arenas and records show, and the numbers do not change in a bit.
#include <weft/train/train_step.hpp>

#include <support/small_training.hpp>

namespace weft::train_step_device_order_test {

using testing::expect_same;
using testing::train;
using testing::TrainingRun;

inline constexpr Mesh plain{{"data", 2}, {"model", 2}};
inline constexpr Mesh shuffled({{"data", 2}, {"model", 2}}, {2, 0, 1, 3});
inline constexpr HybridMesh hybrid{{"data", 2}, {"model", 1, 2}};  // steps along "model" cross granules: 0 2 1 3
static_assert(hybrid.mesh().device_at(1) == 2);

template <const auto& mesh, auto strategy>
using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, mesh, strategy, SgdMomentum>;
constexpr Spmd megatron(testing::megatron_specs);
constexpr const auto& settings = testing::small_settings;

TEST(TrainStepDeviceOrder, LossesWeightsAndCostsAreThoseOfThePlainOrder) {
  const TrainingRun spmd = train<Step<plain, megatron>>(settings);
  expect_same(train<Step<shuffled, megatron>>(settings), spmd);
  expect_same(train<Step<hybrid, megatron>>(settings), spmd);
  const TrainingRun zero = train<Step<plain, Fsdp{.stage = 3}>>(settings);
  expect_same(train<Step<shuffled, Fsdp{.stage = 3}>>(settings), zero);
  expect_same(train<Step<hybrid, Fsdp{.stage = 3}>>(settings), zero);
}

// Each device's part of a weight that "model" cuts by columns, after steps, is the part of its position.
template <const auto& mesh>
void expect_parts_where_the_mesh_says() {
  Runtime runtime(4);
  Step<mesh, megatron> step(runtime, Seed{42}, settings);
  const testing::RandomBatch batch = testing::small_batch(0);
  step(batch.image, batch.label);
  const std::vector<float> whole = testing::stored_values(step.tensors(), "hidden1.weight");
  const StoredTensor& tensor = step.tensors().find("hidden1.weight");
  for (int device = 0; device < 4; ++device) {
    const Index column = mesh_of(mesh).coordinates(mesh_of(mesh).position_of(device))[1] * 8;
    const auto* part = reinterpret_cast<const float*>(step.executable().input(device, tensor.input));
    for (Index i = 0; i < testing::small_features; ++i)
      for (Index j = 0; j < 8; ++j)
        ASSERT_EQ(part[i * 8 + j], whole[to_size(i * 16 + column + j)]) << "device " << device;
  }
}
TEST(TrainStepDeviceOrder, ArenasHoldThePartsOfTheirPositions) {
  expect_parts_where_the_mesh_says<plain>();
  expect_parts_where_the_mesh_says<shuffled>();
  expect_parts_where_the_mesh_says<hybrid>();
}

// Two devices have recorded a collective in one group if and only if the mesh gives them equal coordinates on the axes
// that it does not run over.
template <const auto& mesh>
void expect_groups_as_the_mesh_says() {
  Runtime runtime(4);
  Step<mesh, megatron> step(runtime, Seed{42}, settings);
  runtime.clear_records();
  const testing::RandomBatch batch = testing::small_batch(0);
  step(batch.image, batch.label);
  const PlanView& plan = step.plan();
  Index call = 0, calls_in_part = 0;
  for (const PlanStep& planned : plan.steps) {
    if (planned.kind != StepKind::collective) continue;
    const AxisList others = other_axes(2, plan.collective(planned).axes);
    calls_in_part += others.empty() ? 0 : 1;
    for (int a = 0; a < 4; ++a)
      for (int b = 0; b < a; ++b) {
        const auto group = [&](int device) {
          return runtime.recorder(device).recent(runtime.recorder(device).size() - 1 - call).group;
        };
        const auto part = [&](int device) {
          return position_over(plan.mesh, others, mesh_of(mesh).position_of(device));
        };
        EXPECT_EQ(group(a) == group(b), part(a) == part(b))
            << name_of(planned.op) << ", devices " << b << " and " << a;
      }
    ++call;
  }
  EXPECT_EQ(runtime.recorder(0).size(), call);
  EXPECT_GT(calls_in_part, 1);
}
TEST(TrainStepDeviceOrder, RecordsShowTheGroupsOfTheMesh) {
  expect_groups_as_the_mesh_says<plain>();
  expect_groups_as_the_mesh_says<shuffled>();
  expect_groups_as_the_mesh_says<hybrid>();
}

}  // namespace weft::train_step_device_order_test
