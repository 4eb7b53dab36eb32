// Processes with unequal numbers of batches train to the end of the longest, as one process would with rows of weight
// 0.
#include <weft/train/join.hpp>

#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>
#include <support/small_training.hpp>
#include <support/stored_values.hpp>
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/dynamic/train_step.hpp>

namespace weft::join_test {

struct WeightedLoss {
  constexpr Var operator()(Var image, Var label, Var weight) const {
    return mean(cross_entropy(testing::SmallClassifier{}(image), label), weight);
  }
};

constexpr Index device_rows = 4, devices = 2, processes = 3, rows = device_rows * devices * processes;
// Items of each process: two batches and a half, one, three.
constexpr Index items[processes] = {20, 8, 24};
const Mesh mesh{{"data", devices* processes}};
const Buffer<dynamic::InputType> inputs{input<float>({rows, testing::small_features}), input<std::int32_t>({rows}),
                                        input<float>({rows})};
testing::RandomBatch data_of(int process) {
  return {7, process, items[process], testing::small_features, testing::small_classes};
}
// The losses of one process that has all rows, those that a process has not with weight 0, and a weight in the end.
struct Trained {
  std::vector<float> losses, weight;
  friend bool operator==(const Trained&, const Trained&) = default;
};
Trained by_one_process(Index epochs) {
  Runtime runtime(devices * processes);
  dynamic::TrainStep step(runtime, WeightedLoss{}, inputs, mesh, Ddp{}, SgdMomentum{}, Seed{42},
                          {.kernels = dynamic::interpret_kernels});
  Trained trained;
  constexpr Index own = device_rows * devices;
  for (Index epoch = 0; epoch < epochs; ++epoch)
    for (Index first = 0; first < 24; first += own) {
      std::vector<float> image(to_size(rows * testing::small_features)), weight(to_size(rows));
      std::vector<std::int32_t> label(to_size(rows));
      for (int process = 0; process < processes; ++process) {
        const testing::RandomBatch data = data_of(process);
        for (Index row = 0; row < own && first + row < items[process]; ++row) {
          const Index to = process * own + row, from = first + row;
          weight[to_size(to)] = 1;
          label[to_size(to)] = data.label[to_size(from)];
          for (Index i = 0; i < testing::small_features; ++i)
            image[to_size(to * testing::small_features + i)] = data.image[to_size(from * testing::small_features + i)];
        }
      }
      trained.losses.push_back(step(image, label, weight));
    }
  trained.weight = testing::stored_values(step.tensors(), "hidden1.weight");
  return trained;
}

TEST(Join, WhoHasNoMoreBatchesTakesPartWithWeightZeroUnderEveryStrategy) {
  const Trained expected = by_one_process(2);
  ASSERT_EQ(expected.losses.size(), 6U);
  for (const AnyStrategy& strategy :
       {AnyStrategy(Ddp{}), AnyStrategy(Fsdp{.stage = 1}), AnyStrategy(Fsdp{.stage = 2}), AnyStrategy(Fsdp{.stage = 3})})
    test::on_processes(processes, devices, [&](Runtime& runtime) {
      const testing::RandomBatch data = data_of(runtime.process_index());
      const ArraySource source(items[runtime.process_index()], data.image, data.label);
      Loader loader(source, {.device_batch = device_rows, .devices = devices, .shuffle = false});
      dynamic::TrainStep step(runtime, WeightedLoss{}, inputs, mesh, strategy, SgdMomentum{}, Seed{42},
                              {.kernels = dynamic::interpret_kernels});
      Trained trained;
      Index own = 0;
      Joined joined(runtime, loader);
      for (int epoch = 0; epoch < 2; ++epoch)
        for (const auto& batch : joined) {
          own += batch.valid;
          trained.losses.push_back(step(batch));
        }
      trained.weight = testing::stored_values(step.tensors(), "hidden1.weight");
      EXPECT_EQ(trained, expected) << strategy.name();
      EXPECT_EQ(own, 2 * items[runtime.process_index()]);
    });
}

TEST(Join, OfOneProcessHandsOutTheLoadersBatches) {
  Runtime runtime(2);
  const testing::RandomBatch data = data_of(0);
  const ArraySource source(items[0], data.image, data.label);
  Loader loader(source, {.device_batch = 4, .devices = 2, .shuffle = false});
  std::vector<Index> valid;
  for (const auto& batch : join(runtime, loader)) valid.push_back(batch.valid);
  EXPECT_EQ(valid, (std::vector<Index>{8, 8, 4}));
  EXPECT_EQ(runtime.recorder(0).total().calls, 0);
}

}  // namespace weft::join_test
