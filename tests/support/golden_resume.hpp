// A run of tests/golden/mlp.json that is stopped halfway and goes on from a checkpoint under another strategy.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_RESUME_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_RESUME_HPP

#include <support/golden_mlp.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/checkpoint.hpp>

namespace weft::testing {

// A step under the second strategy goes on from the checkpoint of one under the first, with its losses and, at the end,
// its tensors.
template <class Rule>
void expect_same_bits_from_a_checkpoint(const std::string& name, const AnyStrategy& before, const AnyStrategy& after) {
  const Json& run = golden_run(name);
  const TemporaryDirectory folder;
  Runtime runtime(2);
  dynamic::TrainStep first = GoldenStart<Rule>{.run = run}.made(runtime, before);
  dynamic::TrainStep resumed = GoldenStart<Rule>{.run = run, .seed = Seed{1}}.made(runtime, after);
  const auto take = [&](auto& step, Index number) {
    const RandomBatch batch = golden_batch(run, number);
    return step(batch.image, batch.label);
  };
  for (Index i = 0; i < 10; ++i) (void)take(first, i);
  save_checkpoint(folder / "half", first);
  load_checkpoint(folder / "half", resumed);
  for (Index i = 10; i < 20; ++i) EXPECT_EQ(take(resumed, i), take(first, i)) << i;
  ASSERT_EQ(first.tensors().size(), resumed.tensors().size());
  for (Index i = 0; i < first.tensors().size(); ++i) {
    const char* const tensor = first.tensors()[i].name.c_str();
    EXPECT_EQ(stored_values(first.tensors(), tensor), stored_values(resumed.tensors(), tensor)) << tensor;
  }
}

}  // namespace weft::testing

#endif
