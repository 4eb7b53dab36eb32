// The checkpoints of a run: old ones go by the rule, the newest is complete whenever the process ends.
#include <weft/train/checkpoint_manager.hpp>

#include <support/expect_error.hpp>
#include <support/stacked_training.hpp>
#include <support/temporary_directory.hpp>

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

namespace weft {
namespace {

using testing::expect_error;
using testing::TemporaryDirectory;
using Step = testing::StackedOnTwo;
using Steps = std::set<Index>;

void take_step(Step& step) { testing::take_steps(step, step.steps(), step.steps() + 1); }

TEST(CheckpointManager, KeepsTheLastOnesAndEveryOneInSoMany) {
  const TemporaryDirectory folder;
  Runtime runtime(2);
  Step step(runtime, Seed{42}, testing::stacked_settings);
  const CheckpointManager checkpoints(folder / "run/checkpoints", {.keep_last = 2, .keep_every = 4});
  EXPECT_EQ(checkpoints.latest(), "");
  const Steps left[] = {{1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {4, 5, 6}, {4, 6, 7}, {4, 7, 8}, {4, 8, 9}, {4, 8, 9, 10}};
  for (const Steps& expected : left) {
    take_step(step);
    const std::string path = checkpoints.save(step, {{"note", "kept"}});
    EXPECT_EQ(path, folder / "run/checkpoints/step_" + std::to_string(step.steps()) + ".safetensors");
    EXPECT_EQ(checkpoints.latest(), path);
    EXPECT_EQ(checkpoints.saved_steps(), expected);
  }
  Step other(runtime, Seed{7}, testing::stacked_settings);
  EXPECT_EQ(load_checkpoint(checkpoints.path_of(8), other).entry("note"), "kept");
  EXPECT_EQ(other.steps(), 8);
  // One that goes on from an old checkpoint keeps what it saves.
  take_step(other), other.count_from(3, Seed{7});
  EXPECT_EQ(checkpoints.save(other), checkpoints.path_of(3));
  EXPECT_EQ(checkpoints.saved_steps(), (Steps{3, 4, 8, 9, 10}));
}

TEST(CheckpointManager, OtherFilesAreNeitherCountedNorRemoved) {
  const TemporaryDirectory folder;
  const std::vector<std::string> others{".weft-tmp-1-0",
                                        "notes",
                                        "step_.safetensors",
                                        "step_-1.safetensors",
                                        "step_07.safetensors",
                                        "step_1e3.safetensors",
                                        "step_12",
                                        "step_9.safetensors.old",
                                        "step_99999999999999999999.safetensors"};
  for (const std::string& name : others) folder.put(name, "x");
  Runtime runtime(2);
  Step step(runtime, Seed{42}, testing::stacked_settings);
  const CheckpointManager checkpoints(folder.path(), {.keep_last = 1});
  EXPECT_EQ(checkpoints.latest(), "");
  for (int i = 0; i < 2; ++i) {
    take_step(step);
    checkpoints.save(step);
  }
  EXPECT_EQ(checkpoints.saved_steps(), Steps{2});
  EXPECT_EQ(folder.names().size(), others.size() + 1);
}

TEST(CheckpointManager, RulesThatKeepNothingAreErrors) {
  const TemporaryDirectory folder;
  expect_error([&] { CheckpointManager(folder / "a", {.keep_last = 0}); }, "checkpoint_rule_is_out_of_range",
               {"keep_last is 0"});
  expect_error([&] { CheckpointManager(folder / "a", {.keep_every = -1}); }, "checkpoint_rule_is_out_of_range",
               {"keep_every is -1"});
  EXPECT_TRUE(folder.names().empty());
  expect_error([&] { CheckpointManager(folder.put("file", "x")); }, "directory_cannot_be_created",
               {"'" + folder / "file"});
}

// Trains and saves after every step, from the newest checkpoint on, until it is killed.
[[noreturn]] void train_without_end(const CheckpointManager& checkpoints) {
  Runtime runtime(2);
  Step step(runtime, Seed{42}, testing::stacked_settings);
  if (const std::string latest = checkpoints.latest(); !latest.empty()) load_checkpoint(latest, step);
  for (;;) {
    take_step(step);
    checkpoints.save(step);
  }
}

// WEFT_KILLS: how often, where there is time for more.
TEST(CheckpointManager, AKilledProcessLeavesACompleteNewestCheckpoint) {
  const TemporaryDirectory folder;
  const CheckpointManager checkpoints(folder.path());
  const char* const asked = std::getenv("WEFT_KILLS");
  const int kills = asked != nullptr ? std::atoi(asked) : 20;
  Index steps = 0;
  for (int trial = 0; trial < kills; ++trial) {
    const std::string before = checkpoints.latest();
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) train_without_end(checkpoints);
    int status = 0;
    while (checkpoints.latest() == before && ::waitpid(child, &status, WNOHANG) == 0) ::usleep(1000);
    // It saves by now; its end comes at a moment that nobody chose.
    ::usleep(random_bits(5, static_cast<std::uint32_t>(trial), 0) % 20000);
    ASSERT_EQ(::kill(child, SIGKILL), 0);
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "the child ended by itself";
    Runtime runtime(2);
    Step step(runtime, Seed{1}, testing::stacked_settings);
    load_checkpoint(checkpoints.latest(), step);
    EXPECT_EQ(step.seed(), Seed{42});
    EXPECT_GT(step.steps(), steps);
    steps = step.steps();
    EXPECT_LE(checkpoints.saved_steps().size(), 4u) << "three, and one that was not removed yet";
  }
}

}  // namespace
}  // namespace weft
