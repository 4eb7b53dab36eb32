// What ZeRO-3 on four devices saves is taken up by every strategy on any number of devices, as if it had been theirs.
#include <support/planned_training.hpp>
#include <support/stacked_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/checkpoint_manager.hpp>
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/train/device_loader.hpp>

namespace weft::checkpoint_strategies_test {

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

// A file has whole f32 masters, wherever a part of them is kept and in whatever type they are gathered.
TEST(CheckpointInMixedPrecision, HasTheBytesOfF32MastersUnderEveryStrategy) {
  const testing::TemporaryDirectory folder;
  using Loss = InPrecision<testing::StackedLoss, Precision{.compute = DType::bf16, .reduce = DType::bf16}>;
  const TrainingGraph training = trace_training<Loss, Rows>();
  const Mesh mesh{{"data", 4}};
  const auto saved = [&](const auto& strategy, const char* name) {
    Trained step(training, strategy, mesh, 42);
    take_steps(step, 3);
    save_checkpoint(folder / name, step);
    return testing::read_text(folder / name);
  };
  const std::string ddp = saved(Ddp{}, "ddp");
  for (int stage = 1; stage <= 3; ++stage) {
    SCOPED_TRACE(stage);
    EXPECT_EQ(saved(Fsdp{.stage = stage}, "zero"), ddp);
    Trained expected(training, Ddp{}, mesh, 7), resumed(training, Fsdp{.stage = stage}, mesh, 7);
    load_checkpoint(folder / "ddp", expected);
    load_checkpoint(folder / "zero", resumed);
    EXPECT_EQ(take_steps(resumed, 6), take_steps(expected, 6));
    EXPECT_EQ(testing::read_all(resumed.tensors()), testing::read_all(expected.tensors()));
  }
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

// A shuffled epoch is interrupted in its middle and goes on from what the checkpoint says, on other devices, too.
TEST_F(CheckpointStrategies, TheLoaderGoesOnInTheMiddleOfItsEpoch) {
  constexpr Index items = 5 * rows + 7;  // the last batch of an epoch has 7
  const testing::RandomBatch data(3, 0, items, testing::small_features, testing::small_classes);
  const ArraySource source(items, data.image, data.label);
  using Batches = Loader<ArraySource<float, std::int32_t>>;
  static_assert(std::is_convertible_v<const DeviceLoader<Batches>&, LoaderPosition>);
  const auto options = [](Index devices, Index position) {
    return LoaderOptions{.device_batch = rows / devices, .devices = devices, .seed = 11, .position = position};
  };
  const auto take = [](Trained& step, Batches& batches, std::size_t count) {
    std::vector<float> losses;
    while (losses.size() < count)
      if (const auto* const batch = batches.next()) {
        const auto& [image, label] = batch->fields();
        losses.push_back(step.step(testing::stacked_settings, image, label));
      }
    return losses;
  };
  Batches loader(source, options(4, 0));
  take(four, loader, 8);  // two of the second epoch
  const std::string paths[] = {folder / "with", folder / "with parts",
                               CheckpointManager(folder / "run").save(four, loader, {{"note", "kept"}}),
                               CheckpointManager(folder / "run parts", {.asynchronous = true, .sharded = true})
                                   .save(four, loader.position(), {{"note", "kept"}})};
  save_checkpoint(paths[0], four, loader, {{"note", "kept"}});
  save_sharded_checkpoint(paths[1], four, loader, {{"note", "kept"}});
  EXPECT_EQ(loader_position_in(folder / "file"), std::nullopt);
  const std::vector<float> expected = take(four, loader, 12);
  for (const std::string& path : paths)
    for (const Index devices : {4, 2}) {
      SCOPED_TRACE(path);
      Trained resumed(training, Fsdp{.stage = devices == 4 ? 3 : 1}, Mesh{{"data", devices}}, 7);
      const Checkpoint found = load_checkpoint(path, resumed);
      EXPECT_EQ(found.metadata, (CheckpointMetadata{{"note", "kept"}}));
      EXPECT_EQ(found.loader_position, items + 2 * rows);
      EXPECT_EQ(loader_position_in(path), found.loader_position);
      EXPECT_EQ(load_weights(path, resumed.tensors()).loader_position, std::nullopt);
      Batches rest(source, options(devices, found.loader_position.value_or(0)));
      const std::vector<float> losses = take(resumed, rest, 12);
      if (devices == 4) {
        EXPECT_EQ(losses, expected);
        EXPECT_EQ(testing::read_all(resumed.tensors()), testing::read_all(four.tensors()));
      } else {
        testing::expect_close(losses, expected, 1e-4);
      }
    }
}

}  // namespace weft::checkpoint_strategies_test
