// What ZeRO-3 on four devices saves is taken up by every strategy on any number of devices, as if it had always been there.
#include <support/planned_training.hpp>
#include <support/stacked_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/train/sharded_checkpoint.hpp>

namespace weft {
namespace {

using Trained = testing::PlannedTraining<AdamW>;
constexpr Index rows = 60;  // which 1, 2, 3, 4 and 5 devices share
using Rows = Inputs<f32[rows][testing::small_features], i32[rows]>;

std::vector<float> take_steps(Trained& step, Index to) {
  std::vector<float> losses;
  while (step.steps() < to) {
    const testing::RandomBatch batch(42, step.steps(), rows, testing::small_features, testing::small_classes);
    losses.push_back(step.step(testing::stacked_settings, batch.image, batch.label));
  }
  return losses;
}

struct CheckpointStrategies : ::testing::Test {
  static constexpr Index half = 10, all = 30;
  const testing::TemporaryDirectory folder;
  const TrainingGraph training = trace_training<testing::StackedLoss, Rows>();
  Trained four{training, Fsdp{.stage = 3}, Mesh{{"data", 4}}, 42};
  testing::NamedTensors saved;

  void SetUp() override {
    take_steps(four, half);
    save_checkpoint(folder / "file", four);
    save_sharded_checkpoint(folder / "parts", four);
    saved = testing::read_all(four.tensors());
  }
  // The losses after loading are those of a step that was given the same state in memory; returns them.
  template <class Strategy>
  std::vector<float> losses_after(const Strategy& strategy, const Mesh& mesh) {
    Trained direct(training, strategy, mesh, 1);
    for (const auto& [name, values] : saved) direct.tensors().write(name.c_str(), values);
    direct.count_from(half, Seed{42});
    const std::vector<float> expected = take_steps(direct, all);
    for (const char* form : {"file", "parts"}) {
      SCOPED_TRACE(form);
      Trained loaded(training, strategy, mesh, 7);
      load_checkpoint(folder / form, loaded);
      EXPECT_EQ(loaded.steps(), half);
      EXPECT_EQ(testing::read_all(loaded.tensors()), saved);
      EXPECT_EQ(take_steps(loaded, all), expected);
      EXPECT_EQ(testing::read_all(loaded.tensors()), testing::read_all(direct.tensors()));
    }
    return expected;
  }
};

TEST_F(CheckpointStrategies, OnAsManyDevicesTheyGoOnWithTheSameBits) {
  const Mesh mesh{{"data", 4}};
  const std::vector<float> ddp = losses_after(Ddp{}, mesh), spmd = losses_after(Spmd(testing::batch_specs), mesh),
                           zero1 = losses_after(Fsdp{.stage = 1}, mesh), expected = take_steps(four, all);
  EXPECT_EQ(ddp, expected);
  EXPECT_EQ(spmd, expected);
  EXPECT_EQ(zero1, expected);
}

// Other numbers of devices add up in other orders: the bits are those of the strategy that goes on.
TEST_F(CheckpointStrategies, OnOtherMeshesEveryOneGoesOnAsIfItHadBeenThereBefore) {
  const std::vector<std::vector<float>> others{losses_after(Ddp{}, Mesh{{"data", 1}}),
                                               losses_after(Spmd(testing::stacked_specs), testing::model_mesh<2, 2>),
                                               losses_after(Fsdp{.stage = 3}, Mesh{{"data", 3}}),
                                               losses_after(Fsdp{.stage = 3}, Mesh{{"data", 5}}),
                                               losses_after(Ddp{}, Mesh{{"data", 3}}),
                                               losses_after(Ddp{}, Mesh{{"data", 5}})};
  const std::vector<float> expected = take_steps(four, all);
  for (const std::vector<float>& losses : others) testing::expect_close(losses, expected, 1e-4);
  EXPECT_EQ(others[2], others[4]);
  EXPECT_EQ(others[3], others[5]);
}

}  // namespace
}  // namespace weft
