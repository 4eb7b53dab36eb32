// A compiled training step with a sequence that devices share, which counts its collectives and bytes at compile time; and
// the same step made at start-up, to the bit.
#include <weft/train/train_step.hpp>

#include <support/training.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/embedding.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/spmd.hpp>

#include <gtest/gtest.h>

namespace weft::ring_training_test {

constexpr Index rows = 4, time_steps = 8, features = 8;
inline constexpr Mesh mesh{{"data", 2}, {"seq", 2}};
inline constexpr nn::Ring ring{mesh, "seq"};
inline constexpr SpmdSpecs specs{{P("data", "seq"), P("data", "seq")}, {}};

struct Loss {
  const nn::Ring* shared = &ring;
  constexpr Var operator()(Var tokens, Var next) const {
    const nn::Embedding token{"token", 16, features};
    const Var x = token(tokens);
    const nn::MultiHeadAttention attention{.name = "attention", .features = features, .heads = 2, .ring = shared};
    return mean(cross_entropy(token.attend(x + attention(x)), next));
  }
};
using Step = TrainStep<Loss, Inputs<i32[rows][time_steps], i32[rows][time_steps]>, mesh, Spmd(specs), SgdMomentum>;

// Keys and values one step around, and their gradients one step back.
static_assert(Step::count(Collective::collective_permute) == 4);
static_assert(Step::count(Collective::all_gather) == 0 && Step::count(Collective::all_to_all) == 0);

template <class AnyStep>
std::vector<float> train(AnyStep& step) {
  std::vector<float> losses;
  for (std::uint32_t i = 0; i < 10; ++i) {
    std::vector<std::int32_t> tokens, next;
    for (std::uint32_t k = 0; k < rows * time_steps; ++k) {
      tokens.push_back(static_cast<std::int32_t>(random_bits_at(42, "tokens", i, k) % 16));
      next.push_back((tokens.back() * 3 + 1) % 16);
    }
    losses.push_back(step(tokens, next));
  }
  return losses;
}

TEST(RingTraining, IsTheSameThroughBothDoorsAndAsOnOneDevice) {
  Runtime runtime(4), alone(1);
  Step step(runtime, Seed{42});
  step.settings.learning_rate = 0.5F;
  const std::vector<float> losses = train(step);
  const Buffer<dynamic::InputType> inputs{input<std::int32_t>({rows, time_steps}), input<std::int32_t>({rows, time_steps})};
  const AnyOptimizer optimizer(SgdMomentum{}, {.learning_rate = 0.5F});
  dynamic::TrainStep started(runtime, Loss{}, inputs, mesh, Spmd(specs), optimizer, Seed{42});
  EXPECT_EQ(train(started), losses);
  EXPECT_EQ(started.bytes_sent(), Step::bytes_sent_per_step);
  dynamic::TrainStep one(alone, Loss{nullptr}, inputs, Mesh{{"data", 1}}, Ddp{}, optimizer, Seed{42});
  const std::vector<float> expected = train(one);
  for (std::size_t i = 0; i < losses.size(); ++i) EXPECT_NEAR(losses[i], expected[i], 1e-5F * expected[i]);
  EXPECT_LT(losses.back(), losses.front());
}

}  // namespace weft::ring_training_test
