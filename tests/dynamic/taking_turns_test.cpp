// Two training steps on weights that both have, each of which freezes those of the other, as train/README.md has it.
#include <weft/dynamic/train_step.hpp>

#include <support/stored_values.hpp>
#include <weft/graph/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/tied.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>

#include <cmath>

namespace weft::taking_turns_test {

constexpr Index batch = 32;
constexpr int rounds = 300;

constexpr Var generated(Var noise) { return nn::Linear{"generator", 1, 1}(noise); }
inline constexpr nn::Linear critic_in{"critic.in", 1, 16}, critic_out{"critic.out", 16, 1};
// Whether x [batch, 1] is real, as logits; and by the same critic, another one.
constexpr Var judged(Var x) { return critic_out(tanh(critic_in(x))); }
constexpr Var judged_too(Var x) { return nn::tied(critic_out)(tanh(nn::tied(critic_in)(x))); }

struct CriticLoss {
  constexpr Var operator()(Var real, Var noise) const {
    const Var first = softplus(-judged(real));  // before the other one, which takes its weights
    return mean(first) + mean(softplus(judged_too(generated(noise))));
  }
};
struct GeneratorLoss {
  constexpr Var operator()(Var noise) const { return mean(softplus(-judged(generated(noise)))); }
};
inline constexpr OptimizerOptions of_critic{.groups = {{"generator.*", {.frozen = true}}}};
inline constexpr OptimizerOptions of_generator{.groups = {{"critic.*", {.frozen = true}}}};

// Even numbers from -1 to 1, in an order that changes.
std::vector<float> spread(int round) {
  std::vector<float> values;
  for (Index i = 0; i < batch; ++i) values.push_back(static_cast<float>((i * 7 + round) % batch) / 15.5F - 1);
  return values;
}

TEST(TakingTurns, AGeneratorComesNearToWhatItsCriticHasSeen) {
  const Mesh mesh{{"data", 2}};
  Runtime runtime(mesh);
  const dynamic::InputType numbers = input<float>({batch, 1});
  dynamic::TrainStep critic(runtime, CriticLoss{}, {numbers, numbers}, mesh, Fsdp{}, Optimizer<Adam, of_critic>{},
                            Seed{1});
  dynamic::TrainStep generator(runtime, GeneratorLoss{}, {numbers}, mesh, Ddp{}, Optimizer<Adam, of_generator>{},
                               Seed{2});
  critic.settings<Optimizer<Adam, of_critic>>().rule.learning_rate = 0.02F;
  generator.settings<Optimizer<Adam, of_generator>>().rule.learning_rate = 0.02F;
  critic.tensors().copy_from(generator.tensors(), "generator.*");
  for (int round = 0; round < rounds; ++round) {
    std::vector<float> real = spread(round);
    for (float& x : real) x = 3 + 0.5F * x;
    const float loss = critic(real, spread(round + 1));
    ASSERT_TRUE(std::isfinite(loss)) << round;
    generator.tensors().copy_from(critic.tensors(), "critic.*");
    const auto before = testing::stored_values(critic.tensors(), "critic.in.weight");
    ASSERT_TRUE(std::isfinite(generator(spread(round + 2)))) << round;
    ASSERT_EQ(testing::stored_values(generator.tensors(), "critic.in.weight"), before) << round;
    critic.tensors().copy_from(generator.tensors(), "generator.*");
  }
  EXPECT_NEAR(testing::stored_values(generator.tensors(), "generator.bias")[0], 3, 1);
  EXPECT_EQ(testing::stored_values(critic.tensors(), "generator.bias"),
            testing::stored_values(generator.tensors(), "generator.bias"));
}

}  // namespace weft::taking_turns_test
