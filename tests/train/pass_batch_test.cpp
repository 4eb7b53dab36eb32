// Batches as arguments: their fields in order, then their weights, as many as are asked for.
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/train/pass_batch.hpp>
#include <weft/train/train_step.hpp>

#include <support/small_training.hpp>

namespace weft::pass_batch_test {

TEST(PassBatch, GivesFieldsInOrderAndThenWeights) {
  static_assert(BatchOfFields<Batch> && BatchOfFields<BatchOf<float, bfloat16>> && !BatchOfFields<BatchRows<float>>);
  const float image[2] = {1, 2}, weight[1] = {0.5f};
  const std::int32_t label[1] = {3};
  const Batch batch{{image, 1, 2}, {label, 1, 1}, {weight, 1, 1}, 1};
  EXPECT_EQ(detail::pass_batch<1>(batch, [](const auto& x) { return x.data(); }), image);
  EXPECT_EQ(detail::pass_batch<2>(batch, [](const auto&, const auto& y) { return y.data(); }), label);
  EXPECT_EQ(detail::pass_batch<3>(batch, [](const auto&, const auto&, const auto& w) { return w.data(); }), weight);
  const BatchOf<float> unnamed({image, 1, 2}, {weight, 1, 1}, 1);
  EXPECT_EQ(detail::pass_batch<2>(unnamed, [](const auto& x, const auto& w) { return x.data()[1] + w.data()[0]; }), 2.5f);
}

TEST(PassBatch, AStepTakesTheBatchesOfALoader) {
  using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, testing::data_mesh<2>, Ddp{}, SgdMomentum>;
  Runtime runtime(2);
  Step by_field(runtime, Seed{42}, testing::small_settings), whole(runtime, Seed{42}, testing::small_settings);
  const testing::RandomBatch items = testing::small_batch(0);
  Loader loader(ArraySource(testing::small_rows, items.image, items.label), {.device_batch = 8, .devices = 2});
  for (int epoch = 0; epoch < 3; ++epoch)
    for (const auto& batch : loader) {
      const auto& [image, label, weight, valid] = batch;
      EXPECT_EQ(whole(batch), by_field(image, label));
    }
  EXPECT_EQ(whole.steps(), 3);
}

}  // namespace weft::pass_batch_test
