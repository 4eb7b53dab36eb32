// A run that was stopped between two steps of an epoch.
#ifndef WEFT_TESTS_EXAMPLES_RESUMED_RUN_HPP
#define WEFT_TESTS_EXAMPLES_RESUMED_RUN_HPP

#include "run_example.hpp"

#include <filesystem>

namespace weft::testing {

// Runs two epochs of a trainer of classifiers, which leave checkpoints after the steps `saved`, then goes on from that
// after the step `from` of them, with `changes`: expects the same losses, each printed, accuracy and last checkpoint.
inline void expect_resumed_within_an_epoch(const std::string& name, const std::string& arguments,
                                           const std::string& changes, const std::vector<Index>& saved, Index from) {
  const TemporaryDirectory folder;
  const auto file = [&](Index step) { return folder / ("run/step_" + std::to_string(step) + ".safetensors"); };
  const auto lines = [&](const std::string& more) {
    const Finished finished = run_example(name, arguments + " --save run " + more, folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    return found_in(finished.out, "Epoch=2 Step=[0-9]+ Loss=[0-9.]+|Epoch 2 test end|Max Accuracy: [0-9.]+%");
  };
  const std::vector<std::string> whole = lines("");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder / "run"), {}), std::ssize(saved));
  for (const Index step : saved) ASSERT_TRUE(std::filesystem::exists(file(step))) << step;
  const std::string end = read_text(file(saved.back()));
  for (const Index step : saved)
    if (step > from) std::filesystem::remove(file(step));
  const std::vector<std::string> resumed = lines("--resume " + changes);
  ASSERT_GT(resumed.size(), 2u);
  ASSERT_LT(resumed.size(), whole.size()) << "steps were taken again";
  EXPECT_EQ(resumed, std::vector<std::string>(whole.end() - std::ssize(resumed), whole.end()));
  EXPECT_EQ(std::ssize(whole) - std::ssize(resumed), from - saved.back() / 2);
  EXPECT_EQ(read_text(file(saved.back())), end);
}

}  // namespace weft::testing

#endif
