// The model of examples/train_gpt, small, planned at run time and run on device threads under any strategy.
#ifndef WEFT_TESTS_SUPPORT_LANGUAGE_MODEL_HPP
#define WEFT_TESTS_SUPPORT_LANGUAGE_MODEL_HPP

#include "../../examples/train_gpt/model.hpp"

#include <support/at_run_time.hpp>
#include <support/planned_training.hpp>
#include <weft/optim/adam.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::testing {

namespace language_model {

inline constexpr Index batch = 4, time_steps = 8, features = 16;
using Tokens = Inputs<i32[batch][time_steps], i32[batch][time_steps]>;
inline constexpr examples::GptSizes plain{11, time_steps, features, 4}, with_dropout{11, time_steps, features, 4, 0.2},
    untied{.vocabulary = 11, .context = time_steps, .features = features, .heads = 4, .tied = false};
inline const Mesh one{{"data", 1}}, two{{"data", 2}}, four{{"data", 4}}, two_by_two{{"data", 2}, {"model", 2}},
    pair{{"data", 1}, {"model", 2}};
inline constexpr SpmdSpecs batch_specs{{PartitionSpec("data"), PartitionSpec("data")}, {}};

}  // namespace language_model

template <const examples::GptSizes& sizes, template <class, Index> class Blocks = nn::Stack>
const TrainingGraph& traced_language_model() {
  static const TrainingGraph training =
      at_run_time([] { return trace_training<examples::GptLoss<sizes, 2, Blocks>, language_model::Tokens>(); });
  return training;
}

struct TokenBatch {
  std::vector<std::int32_t> tokens, next;

  explicit TokenBatch(Index step) {
    for (std::uint32_t i = 0; i < language_model::batch * language_model::time_steps; ++i) {
      tokens.push_back(
          static_cast<std::int32_t>(random_bits_at(42, "tokens", static_cast<std::uint32_t>(step), i) % 11));
      next.push_back((tokens.back() * 3 + 1) % 11);
    }
  }
};

// The losses of some steps of `run`, which cost what the plan says: bytes allocated, bytes sent and collectives called.
template <class Optimizer>
std::vector<float> losses_of(PlannedTraining<Optimizer>& run, const typename Optimizer::Settings& settings,
                             Index steps = 3) {
  std::vector<float> all;
  for (Index i = 0; i < steps; ++i) {
    const TokenBatch given(i);
    all.push_back(run.step(settings, given.tokens, given.next));
  }
  for (int device = 0; device < run.runtime().device_count(); ++device) {
    EXPECT_EQ(run.executable().allocated_bytes(device), run.plan().peak_bytes);
    EXPECT_EQ(run.runtime().recorder(device).total().bytes_sent, run.plan().bytes_sent() * steps);
    for (int op = 0; op < collective_count; ++op) {
      const auto kind = static_cast<Collective>(op);
      EXPECT_EQ(run.runtime().recorder(device).total(kind).calls, run.plan().count(kind) * steps) << name_of(kind);
    }
  }
  return all;
}

}  // namespace weft::testing

#endif
