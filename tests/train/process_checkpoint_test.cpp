// What hosts of several processes write and read: checkpoints are those of one process, and results are whole
// everywhere.
#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>
#include <support/process_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/checkpoint_manager.hpp>
#include <weft/nn/softmax.hpp>
#include <weft/train/program.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace weft::process_checkpoint_test {

using Zero = testing::ProcessStep<testing::data_mesh<4>, Fsdp{.stage = 3}>;
const testing::ProcessTraining ddp{"ddp", testing::data_mesh<4>, Ddp{}};

std::string bytes_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// A step of one process that has taken two steps, and the file that it saves.
struct Alone {
  Runtime runtime{4};
  Zero step{runtime, Seed{42}, testing::small_settings};
  explicit Alone(const std::string& path) {
    testing::take_steps(step, 0, 2);
    save_checkpoint(path, step, {{"who", "tests"}});
  }
};

TEST(ProcessCheckpoint, IsTheFileOfOneProcess) {
  const testing::TemporaryDirectory folder;
  Alone alone(folder / "alone");
  test::on_processes(2, 2, [&](Runtime& runtime) {
    Zero step(runtime, Seed{42}, testing::small_settings);
    testing::take_steps(step, 0, 2);
    save_checkpoint(folder / "many", step, {{"who", "tests"}});
    EXPECT_EQ(bytes_of(folder / "many"), bytes_of(folder / "alone"));  // complete when anybody returns
    save_sharded_checkpoint(folder / "sharded", step, {{"who", "tests"}});
  });
  consolidate_checkpoint(folder / "sharded", folder / "joined");
  EXPECT_EQ(bytes_of(folder / "joined"), bytes_of(folder / "alone"));
}

TEST(ProcessCheckpoint, IsTakenUpByAnyNumberOfProcesses) {
  const testing::TemporaryDirectory folder;
  Alone alone(folder / "alone");
  const std::vector<float> expected = testing::take_steps(alone.step, 2, 5);
  for (const int processes : {2, 4})
    test::on_processes(processes, 4 / processes, [&](Runtime& runtime) {
      Zero step(runtime, Seed{1}, testing::small_settings);
      EXPECT_EQ(load_checkpoint(folder / "alone", step).entry("who"), "tests");
      EXPECT_EQ(testing::take_steps(step, 2, 5), expected);
    });
}

TEST(ProcessCheckpoint, AManagerOfEachProcessKeepsOneFolder) {
  for (const CheckpointRule& rule :
       {CheckpointRule{.keep_last = 2}, CheckpointRule{.keep_last = 2, .asynchronous = true},
        CheckpointRule{.keep_last = 2, .sharded = true},
        CheckpointRule{.keep_last = 2, .asynchronous = true, .sharded = true}}) {
    const testing::TemporaryDirectory folder;
    test::on_processes(2, 2, [&](Runtime& runtime) {
      Zero step(runtime, Seed{42}, testing::small_settings);
      const CheckpointManager checkpoints(folder / "run", rule);
      for (Index taken = 0; taken < 3; ++taken) {
        testing::take_steps(step, taken, taken + 1);
        checkpoints.save(step);
      }
      checkpoints.wait();
      step.tensors().meet_processes();
      EXPECT_EQ(checkpoints.saved_steps(), (std::set<Index>{2, 3}));
      Zero other(runtime, Seed{7}, testing::small_settings);
      load_checkpoint(checkpoints.latest(), other);
      EXPECT_EQ(testing::read_all(other.tensors()), testing::read_all(step.tensors()));
    });
  }
}

TEST(ProcessCheckpoint, WeightsThatDifferAreRefused) {
  test::on_processes(2, 2, [&](Runtime& runtime) {
    dynamic::TrainStep step = ddp.made(runtime);
    if (!runtime.is_master()) step.tensors().write("hidden1.bias", std::vector<float>(16, 1.0F));
    testing::expect_error([&] { step.tensors().check_equal_in_all_processes(); }, "processes_hold_different_weights",
                          {"device 2 of process 1 starts with other weights than device 0 of process 0"});
  });
}

struct Odds {
  constexpr Var operator()(Var image) const { return softmax(testing::SmallClassifier{}(image)); }
};

TEST(ProcessCheckpoint, ResultsAreWholeInEveryProcess) {
  using Classify = Program<Odds, Inputs<f32[8][testing::small_features]>, testing::data_mesh<4>, Ddp{}>;
  const std::vector<float> images = testing::RandomBatch(7, 0, 8, testing::small_features, 4).image;
  const auto answer = [&](Runtime& runtime) {
    Zero step(runtime, Seed{42}, testing::small_settings);
    Classify classify(runtime);
    classify.load_weights(step);
    const auto odds = classify(images);
    const dynamic::TrainStep whole = ddp.made(runtime);
    Classify shares(weights_of(whole));  // of its own process
    const auto same = shares(images);
    EXPECT_TRUE(std::equal(odds.begin(), odds.end(), same.begin(), same.end()));
    return std::vector<float>(odds.begin(), odds.end());
  };
  Runtime alone(4);
  const std::vector<float> expected = answer(alone);
  test::on_processes(2, 2, [&](Runtime& runtime) { EXPECT_EQ(answer(runtime), expected); });
}

}  // namespace weft::process_checkpoint_test
