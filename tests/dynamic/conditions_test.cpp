// Models that choose between layers train alike on any number of devices, whatever brings weights and gradients
// together: what devices send for a side they send where it is taken.
#include <support/small_training.hpp>
#include <support/stored_values.hpp>
#include <weft/dynamic/parse.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/graph/control.hpp>

namespace weft::conditions_test {

constexpr Index rows = 16, features = 8, hidden = 16, classes = 4;

// Large inputs go by one layer, small ones by another: all devices see the mean over the whole batch.
struct ChoosingLoss {
  Var operator()(Var x, Var label) const {
    const Var h = nn::Linear{"first", features, hidden}(x);
    const auto large = [](Var v) { return nn::Linear{"large", hidden, classes}(tanh(v)); };
    const auto small = [](Var v) { return nn::Linear{"small", hidden, classes}(0.5 * v); };
    const Var chosen = cond(mean(square(h)) > 1.0, large, small, h);
    return mean(cross_entropy(chosen, label));
  }
};

// Losses of steps on small and large inputs in turns, of which each moves the weights of its side alone.
std::vector<float> losses_under(const std::string& strategy, int devices) {
  Runtime runtime(devices);
  dynamic::TrainStep step(runtime, ChoosingLoss{}, {input<float>({rows, features}), input<std::int32_t>({rows})},
                          Mesh{{"data", devices}}, parse_strategy(strategy),
                          AnyOptimizer(Sgd{}, {.learning_rate = 0.5F}), Seed{3});
  std::vector<float> losses;
  for (Index i = 0; i < 6; ++i) {
    testing::RandomBatch batch(7, i, rows, features, classes);
    const bool is_large = i % 2 == 1;
    for (float& one : batch.image) one *= is_large ? 8.0F : 0.1F;
    const auto large = testing::stored_values(step.tensors(), "large.bias"),
               small = testing::stored_values(step.tensors(), "small.bias");
    losses.push_back(step(batch.image, batch.label));
    EXPECT_EQ(testing::stored_values(step.tensors(), "large.bias") != large, is_large) << i;
    EXPECT_EQ(testing::stored_values(step.tensors(), "small.bias") != small, !is_large) << i;
  }
  return losses;
}

TEST(Conditions, TrainAlikeUnderEveryStrategy) {
  const std::vector<float> wanted = losses_under("ddp", 1);
  for (const char* strategy : {"ddp", "fsdp:stage=1", "fsdp:stage=2", "fsdp:stage=3"})
    for (const int devices : {2, 4}) {
      SCOPED_TRACE(std::string(strategy) + " on " + std::to_string(devices));
      const std::vector<float> losses = losses_under(strategy, devices);
      for (std::size_t i = 0; i < wanted.size(); ++i) EXPECT_NEAR(losses[i], wanted[i], 1e-5F) << i;
    }
}

}  // namespace weft::conditions_test
