// An observer writes what it is asked for, and times nothing if that is nothing.
#include <support/expect_error.hpp>
#include <support/json.hpp>
#include <support/small_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/io/scalar_log.hpp>
#include <weft/report/observer.hpp>

namespace weft::observer_test {

using testing::data_mesh;
using testing::read_text;
using testing::small_settings;
using testing::take_steps;
using testing::TemporaryDirectory;

using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;

TEST(Observer, WritesNothingAndTimesNothingUnlessAsked) {
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  const Observer observer(step, {});
  EXPECT_FALSE(step.executable().is_timing());
  take_steps(step, 0, 1);
  ::testing::internal::CaptureStderr();
  observer.finish();
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
}

TEST(Observer, WritesTheReportAndTheProfile) {
  const TemporaryDirectory folder;
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  const Observer observer(step, {.metrics = folder / "metrics.txt", .profile = folder / "trace.json"});
  take_steps(step, 0, 3);
  SpanRing waits;
  waits.add({0, 0, 1000});
  observer.finish(&waits);
  const std::string report = read_text(folder / "metrics.txt");
  for (const char* line : {"Metric: ExecuteTime\n  TotalSamples: 3\n", "Metric: LoaderWaitTime\n  TotalSamples: 1\n",
                           "Metric: TransferToDeviceTime\n  TotalSamples: 6\n", "Metric: all_reduce.waiting\n",
                           "Counter: all_reduce.bytes_sent\n"})
    EXPECT_NE(report.find(line), std::string::npos) << line << "\n" << report;
  EXPECT_GT(testing::parse_json(read_text(folder / "trace.json")).at("traceEvents").as_array().size(), 20u);
}

TEST(Observer, AStepThatIsTimedAndLoggedTakesNothingFromTheHeap) {
  const TemporaryDirectory folder;
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  const Observer observer(step, {.metrics = folder / "metrics.txt"});
  ScalarLog log(folder / "log", {"loss", "learning_rate"});
  for (Index i = 1; i <= 10; ++i) {
    const testing::RandomBatch batch = testing::small_batch(i);
    const Index before = testing::heap_calls();
    const float loss = step(batch.image, batch.label);
    log.add(i, {static_cast<double>(loss), 0.1});
    log.flush();
    EXPECT_EQ(i == 1 ? 0 : testing::heap_calls() - before, 0) << "in step " << i;
  }
}

TEST(Observer, DebugPrintsThePlanFirstAndTheAnalysisLast) {
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  ::testing::internal::CaptureStderr();
  const Observer observer(step, {.debug = 2, .metrics = "-"});
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), explain<Step>());
  take_steps(step, 0, 3);
  ::testing::internal::CaptureStderr();
  observer.finish();
  const std::string shown = ::testing::internal::GetCapturedStderr();
  EXPECT_EQ(shown.find("Metric: "), 0u);
  EXPECT_NE(shown.find("weft-profiler: "), std::string::npos);
}

TEST(Observer, ChecksNumbersWhenAsked) {
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  const Observer observer(step, {.check_numbers = 1});
  take_steps(step, 0, 1);
  testing::RandomBatch batch = testing::small_batch(1);
  // Eight rows of other signs: with some of them the weights of some feature add up to more than 1.
  for (std::size_t i = 0; i < 8 * testing::small_features; ++i) {
    const std::size_t row = i / testing::small_features, column = i % testing::small_features;
    batch.image[i] = (column >> row % 4) % 2 == row / 4 ? 3.4e38F : -3.4e38F;
  }
  testing::expect_error([&] { step(batch.image, batch.label); }, "step_made_infinity",
                        {"dot_general", "device 0", "call 2", "'hidden1.weight'"});
}

}  // namespace weft::observer_test
