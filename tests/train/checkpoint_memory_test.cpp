// What saving and loading take from the heap beside the arenas: two tensors at most, whatever the size of the model; an
// asynchronous save one copy of the state.
#include <weft/checkpoint/checkpoint_manager.hpp>

#include <support/heap_counter.hpp>
#include <support/planned_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/fsdp.hpp>

namespace weft::checkpoint_memory_test {

using testing::heap_peak_of;
using testing::TemporaryDirectory;

constexpr Index width = 256, layers = 6;
struct Loss {
  constexpr Var operator()(Var x) const {
    for (Index i = 0; i < layers; ++i) x = nn::Linear{Name("layer").append(name_of_number(i).c_str()), width, width}(x);
    return mean(square(x));
  }
};
using Training = testing::PlannedTraining<AdamW>;
Training step_of(std::uint32_t seed) {
  return {trace_training<Loss, Inputs<f32[8][width]>>(), Fsdp{}, Mesh{{"data", 2}}, seed};
}

// Each layer's weight and two moments are 256 KiB; names, lists and buffers of files are no tensor.
constexpr Index tensor_bytes = width * width * 4, most_bytes = 2 * tensor_bytes + 96 * 1024,
                all_bytes = 3 * layers * tensor_bytes;
static_assert(most_bytes < all_bytes / 6);

TEST(CheckpointMemory, AFileTakesTwoTensorsAtMost) {
  const TemporaryDirectory folder;
  const std::string path = folder / "model.safetensors";
  const Training step = step_of(1);
  Training other = step_of(2);
  EXPECT_LE(heap_peak_of([&] { save_checkpoint(path, step); }), most_bytes);
  EXPECT_LE(heap_peak_of([&] { (void)load_checkpoint(path, other); }), most_bytes);
  EXPECT_LE(heap_peak_of([&] { load_weights(path, other.tensors()); }), most_bytes);
  EXPECT_LE(heap_peak_of([&] { load_weights(path, other.tensors(), {.transposed = {"*.weight"}}); }), most_bytes);
}

TEST(CheckpointMemory, SoDoPartsAndJoiningThem) {
  const TemporaryDirectory folder;
  const std::string parts = folder / "parts";
  const Training step = step_of(1);
  Training other = step_of(2);
  EXPECT_LE(heap_peak_of([&] { save_sharded_checkpoint(parts, step); }), most_bytes);
  EXPECT_LE(heap_peak_of([&] { (void)load_checkpoint(parts, other); }), most_bytes);
  EXPECT_LE(heap_peak_of([&] { consolidate_checkpoint(parts, folder / "model.safetensors"); }), most_bytes);
  EXPECT_LE(heap_peak_of([&] { reshard_checkpoint(parts, folder / "again", 5); }), most_bytes);
  EXPECT_LE(heap_peak_of([&] { reshard_checkpoint(folder / "model.safetensors", parts, 5); }), most_bytes);
}

// Also while the next save waits for the one before; afterwards nothing stays.
TEST(CheckpointMemory, AnAsynchronousSaveTakesOneCopy) {
  const TemporaryDirectory folder;
  Training step = step_of(1);
  Index steps = 0;
  for (const bool sharded : {false, true}) {
    const CheckpointManager checkpoints(folder / (sharded ? "parts" : "file"),
                                        {.asynchronous = true, .sharded = sharded});
    checkpoints.save(step);  // what is made once is there from now on
    checkpoints.wait();
    const Index before = testing::heap_bytes();
    const Index peak = heap_peak_of([&] {
      for (int i = 0; i < 3; ++i) {
        step.count_from(++steps, Seed{1});
        checkpoints.save(step);
      }
      checkpoints.wait();
    });
    EXPECT_GT(peak, all_bytes) << "it is a copy";
    EXPECT_LE(peak, all_bytes + 160 * 1024);
    EXPECT_LE(testing::heap_bytes() - before, 16 * 1024);
  }
}

}  // namespace weft::checkpoint_memory_test
