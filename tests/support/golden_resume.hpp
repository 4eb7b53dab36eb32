// A run of tests/golden/mlp.json that is stopped halfway and goes on from a checkpoint under another strategy.
#ifndef WEFT_TESTS_SUPPORT_GOLDEN_RESUME_HPP
#define WEFT_TESTS_SUPPORT_GOLDEN_RESUME_HPP

#include <support/golden_mlp.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/checkpoint.hpp>

namespace weft::testing {

// The second step goes on from the checkpoint of the first, with its losses and, at the end, its tensors.
template <class First, class Second>
void expect_same_bits_from_a_checkpoint(const std::string& name) {
  const Json& run = golden_run(name);
  const auto settings = golden_settings<typename First::Settings>(run.at("optimizer"));
  const TemporaryDirectory folder;
  Runtime runtime(static_cast<int>(First::devices));
  First first(runtime, Seed{seed_of(run)}, settings);
  Second resumed(runtime, Seed{1}, settings);
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
