// auto_sharding: never slower than what people write by hand, by the same model of the same chip; under its bound; and
// what it finds trains as it said.
#include <weft/dynamic/auto_sharding.hpp>
#include <weft/dynamic/train_step.hpp>

#include <support/expect_error.hpp>
#include <support/sanitized.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>

namespace weft::auto_sharding_test {

constexpr Mesh mesh() { return Mesh{{"data", 2, AxisType::automatic}, {"model", 4, AxisType::automatic}}; }

struct Loss {
  Index width = 256;
  constexpr Var operator()(Var image, Var label) const {
    const Var x = relu(nn::Linear{"layers.0.up", 64, width}(image));
    const Var y = nn::Linear{"layers.0.down", width, 64}(x);
    return mean(cross_entropy(nn::Linear{"output", 64, 8}(y), label));
  }
};
Buffer<dynamic::InputType> batch_of(Index rows) { return {input<float>({rows, 64}), input<std::int32_t>({rows})}; }

struct Planned {
  double seconds = 0;
  Index peak = 0, sent = 0;
};
Planned planned(const AnyStrategy& strategy, const Loss& loss, Index rows) {
  const TrainingGraph training =
      trace_training(dynamic::measured_function(loss), dynamic::checked_inputs(batch_of(rows)), {});
  const MeshPlan made = plan_device(AnyOptimizer(AdamW{}).rewritten(strategy, training, mesh()));
  return {step_on_chip(made.plan.view(), chips::tpu_v5p).sum(), made.plan.peak_bytes, made.plan.view().bytes_sent()};
}

// As people write them.
SpmdSpecs replicas() { return {{P(axes("data", "model")), P(axes("data", "model"))}, {}}; }
SpmdSpecs megatron() {
  return {{P("data"), P("data")},
          {{"layers.0.up.weight", P(nullptr, "model")},
           {"layers.0.up.bias", P("model")},
           {"layers.0.down.weight", P("model")}}};
}

TEST(AutoSharding, IsNotSlowerThanStrategiesByHandUnderTheirMemory) {
  for (const Index rows : {Index{512}, Index{16}}) {
    const Loss loss{rows * 16};
    for (const AnyStrategy& hand : {AnyStrategy(replicas()), AnyStrategy(megatron()), AnyStrategy(Fsdp{})}) {
      SCOPED_TRACE(std::string(hand.name()) + " " + std::to_string(rows));
      const Planned by_hand = planned(hand, loss, rows);
      const AutoSharding found =
          auto_sharding(loss, batch_of(rows), mesh(), AdamW{}, {.peak_bytes = by_hand.peak, .most_plans = 150});
      EXPECT_LE(found.peak_bytes, by_hand.peak);
      EXPECT_LE(found.step.sum(), by_hand.seconds);
      EXPECT_LE(found.plans, 150);
    }
    if (testing::is_sanitized) return;  // the other size takes the same ways
  }
}

TEST(AutoSharding, SaysWhatItsSpecsCost) {
  const AutoSharding found = auto_sharding(Loss(), batch_of(64), mesh(), AdamW{}, {.most_plans = 60});
  const Planned made = planned(found.strategy, Loss(), 64);
  EXPECT_EQ(found.step.sum(), made.seconds);
  EXPECT_EQ(found.peak_bytes, made.peak);
  EXPECT_EQ(found.bytes_sent, made.sent);
}

TEST(AutoSharding, WhatItFindsTrainsAsOneDeviceDoes) {
  const Index peak = planned(megatron(), Loss(), 16).peak;
  const AutoSharding found =
      auto_sharding(Loss(), batch_of(16), mesh(), AdamW{}, {.peak_bytes = peak, .most_plans = 60});
  Runtime one(1), eight(8);
  dynamic::TrainStep alone(one, Loss(), batch_of(16), Mesh{{"data", 1}}, Ddp{}, AdamW{}, Seed{1});
  dynamic::TrainStep cut(eight, Loss(), batch_of(16), mesh(), found.strategy, AdamW{}, Seed{1});
  std::vector<float> image(16 * 64);
  std::vector<std::int32_t> label(16);
  for (std::size_t i = 0; i < image.size(); ++i) image[i] = static_cast<float>(i % 13) / 13;
  for (std::size_t i = 0; i < label.size(); ++i) label[i] = static_cast<std::int32_t>(i % 8);
  for (int step = 0; step < 5; ++step) EXPECT_NEAR(float{cut(image, label)}, float{alone(image, label)}, 1e-5);
}

TEST(AutoSharding, IsDescribedWithItsSpecs) {
  AutoSharding found;
  found.strategy = megatron();
  const std::string text = describe(found);
  for (const char* const piece :
       {"spmd", "batch: P(\"data\")", "layers.0.up.weight: P(none, \"model\")", "peak: 0 bytes"})
    EXPECT_NE(text.find(piece), std::string::npos) << text;
}

TEST(AutoSharding, LayersOfAStackLieAlike) {
  EXPECT_EQ(detail::without_numbers("h.3.attn.weight"), "h.*.attn.weight");
  EXPECT_EQ(detail::without_numbers("conv2d.weight"), "conv2d.weight");
  EXPECT_EQ(detail::without_numbers("12"), "*");
  EXPECT_EQ(detail::without_numbers("x.2d.y"), "x.2d.y");
}

TEST(AutoSharding, ABoundThatNothingMeetsIsRefusedWithTheLeast) {
  testing::expect_error(
      [] { (void)auto_sharding(Loss(), batch_of(64), mesh(), AdamW{}, {.peak_bytes = 1000, .most_plans = 60}); },
      "no_strategy_fits_memory", {"1000 bytes", "the least is"});
}

}  // namespace weft::auto_sharding_test
