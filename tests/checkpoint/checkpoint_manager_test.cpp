// The checkpoints of a run: old ones go by the rule, the newest is complete whenever the process ends.
#include <weft/checkpoint/checkpoint_manager.hpp>

#include <support/expect_error.hpp>
#include <support/stacked_training.hpp>
#include <support/temporary_directory.hpp>

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

namespace weft::checkpoint_manager_test {

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

TEST(CheckpointManager, WhatAKilledProcessLeftGoes) {
  const TemporaryDirectory folder;
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  const std::string file = ".weft-tmp-" + std::to_string(child) + "-0", parts = ".weft-tmp-folder-1-0";
  const auto leave = [&] {
    folder.put(file, "x");
    make_directories(folder / parts);
    folder.put(parts + "/index.json", "x");
  };
  leave();
  const CheckpointManager checkpoints(folder.path());
  EXPECT_TRUE(folder.names().empty());
  leave();
  Runtime runtime(2);
  checkpoints.save(Step(runtime, Seed{42}, testing::stacked_settings));
  EXPECT_EQ(folder.names(), std::vector<std::string>{"step_0.safetensors"});
}

TEST(CheckpointManager, ThatWasMovedSaysSo) {
  const TemporaryDirectory folder, other;
  Runtime runtime(2);
  const Step step(runtime, Seed{42}, testing::stacked_settings);
  for (const bool asynchronous : {false, true}) {
    CheckpointManager first(folder.path(), {.asynchronous = asynchronous});
    const CheckpointManager second = std::move(first);
    const char* const code = "checkpoint_manager_has_moved";
    expect_error([&] { first.save(step); }, code, {});
    expect_error([&] { first.wait(); }, code, {});
    expect_error([&] { static_cast<void>(first.latest()); }, code, {});
    expect_error([&] { static_cast<void>(first.path_of(1)); }, code, {});
    first = CheckpointManager(other.path());
    EXPECT_EQ(first.save(step), other / "step_0.safetensors");
    EXPECT_EQ(second.save(step), folder / "step_0.safetensors");
  }
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

// What a synchronous save of the step would have written.
std::string text_of(const Step& step, const TemporaryDirectory& folder) {
  save_checkpoint(folder / "expected", step);
  return testing::read_text(folder / "expected");
}

TEST(CheckpointManager, AnAsynchronousSaveIsOfTheMomentOfItsCall) {
  const TemporaryDirectory folder;
  Runtime runtime(2);
  Step step(runtime, Seed{42}, testing::stacked_settings);
  const CheckpointManager checkpoints(folder / "run", {.keep_last = 2, .asynchronous = true});
  for (Index i = 1; i <= 4; ++i) {
    take_step(step);
    const std::string expected = text_of(step, folder), path = checkpoints.save(step);
    take_step(step), step.count_from(i, Seed{42});
    checkpoints.wait();
    EXPECT_EQ(checkpoints.latest(), path);
    EXPECT_EQ(testing::read_text(path), expected);
  }
  EXPECT_EQ(checkpoints.saved_steps(), (Steps{3, 4}));
}

TEST(CheckpointManager, SavesAndItsEndWaitForTheSaveBefore) {
  const TemporaryDirectory folder;
  Runtime runtime(2);
  Step step(runtime, Seed{42}, testing::stacked_settings);
  for (const bool sharded : {false, true}) {
    const std::string run = folder / (sharded ? "sharded" : "file");
    {
      const CheckpointManager checkpoints(run, {.keep_last = 2, .asynchronous = true, .sharded = sharded});
      for (Index i = 1; i <= 5; ++i) {
        step.count_from(i, Seed{42});
        checkpoints.save(step);
        if (i > 1) {
          EXPECT_NO_THROW(CheckpointReader(checkpoints.path_of(i - 1))) << "it is written before save returns";
        }
      }
    }
    EXPECT_EQ(CheckpointManager(run).saved_steps(), (Steps{4, 5}));
    EXPECT_NO_THROW(CheckpointReader(CheckpointManager(run).latest()));
  }
}

// A folder has the name of the file that is to be written.
TEST(CheckpointManager, WhatTheWriterThrowsIsThrownByTheNextCall) {
  const TemporaryDirectory folder;
  Runtime runtime(2);
  Step step(runtime, Seed{42}, testing::stacked_settings);
  const CheckpointManager checkpoints(folder / "run", {.asynchronous = true});
  const auto save = [&](Index steps) {
    step.count_from(steps, Seed{42});
    checkpoints.save(step);
  };
  make_directories(checkpoints.path_of(1));
  save(1);
  expect_error([&] { save(2); }, "file_is_not_regular", {"'" + folder / "run/step_1.safetensors'"});
  EXPECT_EQ(checkpoints.saved_steps(), Steps{}) << "the save that throws has saved nothing";
  save(2);
  checkpoints.wait();
  EXPECT_EQ(checkpoints.saved_steps(), Steps{2});
  save(1);
  expect_error([&] { checkpoints.wait(); }, "file_is_not_regular", {"step_1.safetensors'"});
  checkpoints.wait();
  // What is wrong with the call itself is thrown by it.
  expect_error([&] { checkpoints.save(step, {{"weft.own", ""}}); }, "checkpoint_entry_is_reserved", {"'weft.own'"});
  ::testing::internal::CaptureStderr();
  {
    const CheckpointManager forgetful(folder / "run", {.asynchronous = true});
    forgetful.save(step);
  }
  EXPECT_NE(::testing::internal::GetCapturedStderr().find("step_1.safetensors' is a folder"), std::string::npos);
}

TEST(CheckpointManager, FoldersAndFilesOfARunAreOneList) {
  const TemporaryDirectory folder;
  Runtime runtime(2);
  Step step(runtime, Seed{42}, testing::stacked_settings);
  const CheckpointManager files(folder.path(), {.keep_last = 3}),
      folders(folder.path(), {.keep_last = 3, .sharded = true});
  for (Index i = 1; i <= 4; ++i) {
    take_step(step);
    const CheckpointManager& checkpoints = i % 2 == 0 ? folders : files;
    EXPECT_EQ(checkpoints.save(step), folder / ("step_" + std::to_string(i) + (i % 2 == 0 ? "" : ".safetensors")));
  }
  for (const CheckpointManager* checkpoints : {&files, &folders}) {
    EXPECT_EQ(checkpoints->saved_steps(), (Steps{2, 3, 4}));
    EXPECT_EQ(checkpoints->latest(), folder / "step_4");
    EXPECT_EQ(checkpoints->path_of(3), folder / "step_3.safetensors");
  }
  // A folder that lost its index is none.
  remove_file(folder / "step_4/index.json");
  EXPECT_EQ(files.latest(), folder / "step_3.safetensors");
  // A newer save removes folders, too.
  take_step(step);
  for (int i = 0; i < 2; ++i) take_step(step), folders.save(step);
  EXPECT_EQ(folders.saved_steps(), (Steps{3, 6, 7}));
  EXPECT_FALSE(file_exists(folder / "step_2"));
  const auto before = testing::read_all(step.tensors());
  take_step(step);
  load_checkpoint(folders.latest(), step);
  EXPECT_EQ(testing::read_all(step.tensors()), before);
}

// Trains and saves after every step, from the newest checkpoint on, until it is killed.
[[noreturn]] void train_without_end(const CheckpointManager& checkpoints) {
  try {
    Runtime runtime(2);
    Step step(runtime, Seed{42}, testing::stacked_settings);
    if (const std::string latest = checkpoints.latest(); !latest.empty()) load_checkpoint(latest, step);
    for (;;) {
      take_step(step);
      checkpoints.save(step);
    }
  } catch (const std::exception& error) {  // not into the test of the parent, of which this is a copy
    std::fprintf(stderr, "%s\n", error.what());
    ::_exit(1);
  }
}

// The tensors of a run that nothing disturbs, by steps taken. Its threads are gone when it is not asked, so that forks
// have none.
class Undisturbed {
 public:
  const testing::NamedTensors& after(Index steps) {
    if (steps >= std::ssize(tensors_)) run(2 * steps + 100);
    return tensors_[to_size(steps)];
  }

 private:
  void run(Index steps) {
    Runtime runtime(2);
    Step step(runtime, Seed{42}, testing::stacked_settings);
    tensors_.clear();
    for (tensors_.push_back(testing::read_all(step.tensors())); step.steps() < steps;) {
      take_step(step);
      tensors_.push_back(testing::read_all(step.tensors()));
    }
  }
  std::vector<testing::NamedTensors> tensors_;
};

// Each child goes on from what the one before it left. WEFT_KILLS: how often, where there is time for more.
void expect_complete_after_kills(const CheckpointRule& rule) {
  const TemporaryDirectory folder;
  const char* const asked = std::getenv("WEFT_KILLS");
  const int kills = asked != nullptr ? std::atoi(asked) : 75;
  static Undisturbed undisturbed;
  Index steps = 0, unremoved = 0;
  for (int trial = 0; trial < kills; ++trial) {
    const CheckpointManager checkpoints(folder.path(), rule);
    const std::string before = checkpoints.latest();
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) train_without_end(checkpoints);
    int status = 0;
    while (checkpoints.latest() == before && ::waitpid(child, &status, WNOHANG) == 0) ::usleep(200);
    // It saves by now; its end comes at a moment that nobody chose.
    ::usleep(random_bits(5, static_cast<std::uint32_t>(trial), 0) % 10000);
    ASSERT_EQ(::kill(child, SIGKILL), 0) << "the child ended by itself";
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "the child ended by itself";
    Runtime runtime(2);
    Step step(runtime, Seed{1}, testing::stacked_settings);
    load_checkpoint(checkpoints.latest(), step);
    EXPECT_EQ(step.seed(), Seed{42});
    EXPECT_GE(step.steps(), steps);
    for (int i = 0; i < 2; ++i) {
      if (i > 0) take_step(step);
      steps = step.steps();
      EXPECT_EQ(testing::read_all(step.tensors()), undisturbed.after(steps)) << "kill " << trial << ", step " << steps;
    }
    EXPECT_LE(checkpoints.saved_steps().size(), to_size(3 + ++unremoved))
        << "three, and one for each removal cut short";
    if (trial % 4 != 0) continue;  // the child saves next
    unremoved = 0;
    checkpoints.save(step);
    checkpoints.wait();
    EXPECT_LE(folder.names().size(), 3u) << "what an interrupted save or removal left goes with the next save";
  }
}
TEST(CheckpointManager, AKilledProcessLeavesACompleteNewestCheckpoint) { expect_complete_after_kills({}); }
TEST(CheckpointManager, AProcessKilledWhileItSavesAsynchronouslyDoes) {
  expect_complete_after_kills({.asynchronous = true});
}
TEST(CheckpointManager, AProcessKilledWhileItSavesInPartsDoes) { expect_complete_after_kills({.sharded = true}); }
TEST(CheckpointManager, AProcessKilledWhileItSavesInPartsAsynchronouslyDoes) {
  expect_complete_after_kills({.asynchronous = true, .sharded = true});
}

}  // namespace weft::checkpoint_manager_test
