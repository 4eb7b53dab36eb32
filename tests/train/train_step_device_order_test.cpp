// Training steps on meshes that name their devices in another order: every position runs on the device that the mesh
// names, as arenas and records show, and the numbers do not change in a bit.
#include <weft/train/train_step.hpp>

#include <support/started_training.hpp>

namespace weft::train_step_device_order_test {

using testing::expect_same;
using testing::train;
using testing::TrainingRun;

inline constexpr Mesh plain{{"data", 2}, {"model", 2}};
inline constexpr Mesh shuffled({{"data", 2}, {"model", 2}}, {2, 0, 1, 3});
inline constexpr HybridMesh hybrid{{"data", 2}, {"model", 1, 2}};  // steps along "model" cross granules: 0 2 1 3
static_assert(hybrid.mesh().device_at(1) == 2);

constexpr Spmd megatron(testing::megatron_specs);
constexpr const auto& settings = testing::small_settings;

// The one that is compiled, and with granules.
using Hybrid = TrainStep<testing::SmallLoss, testing::SmallInputs, hybrid, megatron, SgdMomentum>;
const testing::StartedTraining<SgdMomentum> training{dynamic::measured_function(testing::SmallLoss{}), settings};

TEST(TrainStepDeviceOrder, LossesWeightsAndCostsAreThoseOfThePlainOrder) {
  const TrainingRun spmd = training.train(plain, megatron);
  expect_same(training.train(shuffled, megatron), spmd);
  expect_same(train<Hybrid>(settings), spmd);
  const TrainingRun zero = training.train(plain, Fsdp{.stage = 3});
  expect_same(training.train(shuffled, Fsdp{.stage = 3}), zero);
  expect_same(training.train(hybrid.mesh(), Fsdp{.stage = 3}), zero);
}

// Calls function(runtime, step, mesh) on a step in each of the orders.
template <class Function>
void in_every_order(Function function) {
  for (const Mesh* mesh : {&plain, &shuffled}) {
    Runtime runtime(4);
    dynamic::TrainStep step = training.made(runtime, *mesh, megatron);
    function(runtime, step, *mesh);
  }
  Runtime runtime(4);
  Hybrid step(runtime, Seed{42}, settings);
  function(runtime, step, hybrid.mesh());
}

// Each device's part of a weight that "model" cuts by columns, after steps, is the part of its position.
template <class Step>
void expect_parts_where_the_mesh_says(Step& step, const Mesh& mesh) {
  const testing::RandomBatch batch = testing::small_batch(0);
  step(batch.image, batch.label);
  const std::vector<float> whole = testing::stored_values(step.tensors(), "hidden1.weight");
  const StoredTensor& tensor = step.tensors().find("hidden1.weight");
  for (int device = 0; device < 4; ++device) {
    const Index column = mesh.coordinates(mesh.position_of(device))[1] * 8;
    const auto* part = reinterpret_cast<const float*>(step.executable().input(device, tensor.input));
    for (Index i = 0; i < testing::small_features; ++i)
      for (Index j = 0; j < 8; ++j)
        ASSERT_EQ(part[i * 8 + j], whole[to_size(i * 16 + column + j)]) << "device " << device;
  }
}
TEST(TrainStepDeviceOrder, ArenasHoldThePartsOfTheirPositions) {
  in_every_order([](const Runtime&, auto& step, const Mesh& mesh) { expect_parts_where_the_mesh_says(step, mesh); });
}

// Two devices have recorded a collective in one group if and only if the mesh gives them equal coordinates on the axes
// that it does not run over.
template <class Step>
void expect_groups_as_the_mesh_says(Runtime& runtime, Step& step, const Mesh& mesh) {
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
          return position_over(plan.mesh, others, mesh.position_of(device));
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
  in_every_order([](auto& runtime, auto& step, const auto& mesh) { expect_groups_as_the_mesh_says(runtime, step, mesh); });
}

}  // namespace weft::train_step_device_order_test
