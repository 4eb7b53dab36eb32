// The peak of a stack whose blocks are computed again is a formula of the number of blocks: each adds its weights, their
// gradients and moments, and what goes into it, and nothing of what it computes.
#include "../../examples/train_gpt/model.hpp"

#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/trace/compiled_plan.hpp>
#include <weft/trace/trace.hpp>

#include <gtest/gtest.h>

namespace weft::remat_peak_test {

constexpr Index batch = 4, time_steps = 8, features = 16;
constexpr examples::GptSizes keeps_all{.vocabulary = 16, .context = time_steps, .features = features, .heads = 2};
constexpr examples::GptSizes keeps_inputs = keeps_all.rematerialized();

template <const examples::GptSizes& sizes, Index layers>
Index peak() {
  using Tokens = Inputs<i32[batch][time_steps], i32[batch][time_steps]>;
  const TrainingGraph training = trace_training<examples::GptLoss<sizes, layers>, Tokens>();
  return plan_device(Ddp{}.rewrite<Adam>(training, Mesh{{"data", 1}})).plan.peak_bytes;
}

TEST(RematPeak, IsAffineInTheBlocks) {
  // Norms 2 x 2 features; query, key, value, out; up and down, four times as wide.
  constexpr Index weights = 4 * features + 4 * (features * features + features) + 8 * features * features + 5 * features;
  constexpr Index block = 4 * (4 * weights + batch * time_steps * features);
  const Index two = peak<keeps_inputs, 2>();
  EXPECT_EQ((peak<keeps_inputs, 3>()), two + block);
  EXPECT_EQ((peak<keeps_inputs, 7>()), two + 5 * block);
  EXPECT_EQ((peak<keeps_inputs, 24>()), two + 22 * block);
  EXPECT_GT((peak<keeps_all, 7>()), (peak<keeps_inputs, 7>()) + 5 * 4 * batch * time_steps * 8 * features)
      << "what the MLP makes of 7 blocks is kept, too";
}

}  // namespace weft::remat_peak_test
