// Sentences about what stands out, and silence where nothing does.
#include <support/small_training.hpp>
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/data/transformed.hpp>
#include <weft/report/analysis.hpp>

#include <unistd.h>

namespace weft::analysis_test {

using testing::data_mesh;
using testing::small_batch;
using testing::small_settings;

// Four devices without anything that stands out.
TimesToAnalyze calm() {
  TimesToAnalyze times;
  times.executing = 100e6;
  times.between_calls = 2e6;
  times.calls.assign(100, 1e6);
  times.devices.assign(4, {.kernels = 90e6, .collectives = 5e6, .waiting = 5e6});
  return times;
}

void expect_one(const TimesToAnalyze& times, const std::vector<std::string>& parts) {
  const std::vector<std::string> found = analyze(times);
  ASSERT_EQ(found.size(), 1u) << (found.empty() ? "" : found[1]);
  EXPECT_EQ(found[0].find("weft-profiler: "), 0u);
  for (const std::string& part : parts) EXPECT_NE(found[0].find(part), std::string::npos) << found[0];
}

TEST(Analysis, SaysNothingWhereNothingStandsOut) {
  EXPECT_TRUE(analyze(calm()).empty());
  EXPECT_TRUE(analyze(TimesToAnalyze{}).empty());
}

TEST(Analysis, TellsWaitingForDataFromOtherWorkOfTheHost) {
  TimesToAnalyze times = calm();
  times.between_calls = 100e6;
  expect_one(times, {"without work for 50 %", "100ms000.000us from call to call", "see what the host does"});
  times.loader_waits = 90e6;
  expect_one(times, {"the loader was 90 %", "raise prefetch"});
  times.loader_waits = 10e6;
  expect_one(times, {"the loader was 10 %", "see what else the host does"});
}

TEST(Analysis, SharesOfCollectives) {
  TimesToAnalyze times = calm();
  times.devices.assign(2, {.kernels = 50e6, .collectives = 20e6, .waiting = 30e6});
  expect_one(times, {"collectives take 50 % of a step", "20 % to move and reduce", "30 % to wait"});
}

TEST(Analysis, OneSlowDevice) {
  TimesToAnalyze times = calm();
  times.devices[2] = {.kernels = 120e6, .collectives = 5e6, .waiting = 0};
  expect_one(times, {"device 2 is slow", "33 % longer"});
}

TEST(Analysis, ACallThatChanged) {
  TimesToAnalyze times = calm();
  std::fill(times.calls.begin() + 50, times.calls.end(), 1.5e6);
  expect_one(times, {"a call takes 50 % longer than it did", "001ms000.000us in the first half of the last 100 times",
                     "001ms500.000us in the second"});
  std::fill(times.calls.begin() + 50, times.calls.end(), 0.5e6);
  expect_one(times, {"50 % less than it did"});
  times.calls.resize(19);
  EXPECT_TRUE(analyze(times).empty()) << "too few calls to compare";
}

TEST(Analysis, TheStepWhoseChangeMattersMost) {
  TimesToAnalyze times = calm();
  const auto changed = [](double before, double after) {
    std::vector<double> lengths(40, before);
    std::fill(lengths.begin() + 20, lengths.end(), after);
    return lengths;
  };
  times.steps = {{"tiny on device 0", changed(1e3, 5e3)}, {"steady on device 0", changed(5e5, 5.5e5)}};
  EXPECT_TRUE(analyze(times).empty()) << "too little of a call, or of itself";
  times.steps.push_back({"add on device 1", changed(1e5, 1.6e5)});
  times.steps.push_back({"dot on device 0", changed(1e5, 2e5)});
  expect_one(times, {"dot on device 0 takes 100 % longer than it did: 100.000us", "the last 40 times, 200.000us"});
}

using SmallStep = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;

// What a step measures: the host sleeps between calls.
TEST(Analysis, OfAStepWhoseHostSleeps) {
  Runtime runtime(2);
  SmallStep step(runtime, Seed{42}, small_settings);
  step.executable().start_timing();
  for (Index i = 0; i < 4; ++i) {
    const testing::RandomBatch batch = small_batch(i);
    step(batch.image, batch.label);
    ::usleep(50000);
  }
  const TimesToAnalyze times = times_of(step.executable());
  EXPECT_EQ(times.calls.size(), 4u);
  ASSERT_EQ(times.devices.size(), 2u);
  ASSERT_EQ(std::ssize(times.steps), 2 * (SmallStep::plan().step_count() + 1));
  for (const StepTimes& timed : times.steps) EXPECT_EQ(timed.lengths.size(), 4u) << timed.name;
  for (const DeviceTimes& device : times.devices) {
    EXPECT_GT(device.kernels, 0);
    EXPECT_GT(device.collectives, 0);
    EXPECT_LE(device.kernels + device.collectives + device.waiting, times.executing);
  }
  EXPECT_GE(times.between_calls, 150e6);
  const std::vector<std::string> found = analyze(step);
  ASSERT_FALSE(found.empty());
  EXPECT_NE(found[0].find("the devices were without work"), std::string::npos) << found[0];
}

// The loader's thread sleeps for every item, far longer than a step takes.
TEST(Analysis, OfAStepWhoseLoaderIsSlow) {
  const testing::RandomBatch items = small_batch(0);
  const Transformed slow(ArraySource(testing::small_rows, items.image, items.label),
                         [](const Sample&, auto&&...) { ::usleep(5000); });
  Runtime runtime(2);
  SmallStep step(runtime, Seed{42}, small_settings);
  Loader loader(slow, {.device_batch = testing::small_rows / 2, .devices = 2, .prefetch = 1});
  for (int epoch = 0; epoch < 4; ++epoch)
    for (const auto& batch : loader) step(batch);
  const std::vector<std::string> found = analyze(step, &loader.waits());
  ASSERT_FALSE(found.empty());
  EXPECT_NE(found[0].find("the devices were without work"), std::string::npos) << found[0];
  EXPECT_NE(found[0].find("make its source faster or raise prefetch"), std::string::npos) << found[0];
}

// Device `slow_device` sleeps in every step of the plan that is no collective, a hundred times as long as it takes.
constexpr Index slow_device = 1;
thread_local Index own_device = -1;
using SmallSource =
    detail::TrainingSource<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;
PlanCode swift_code() { return code_of<CompiledPlan<SmallSource>::plan>(); }
void run_step_slowly(const BoundStep& bound, const PlanView& plan) {
  if (own_device == slow_device) ::usleep(3000);
  swift_code().run_step(bound, plan);
}

TEST(Analysis, OfADeviceThatIsSlow) {
  Runtime runtime(2);
  PlanCode code = swift_code();
  code.run_step = run_step_slowly;
  Executable executable(runtime, SmallStep::plan(), code);
  executable.start_timing();
  for (int call = 0; call < 3; ++call) {
    executable.begin_call();
    runtime.run([&](Device& device) {
      own_device = device.ordinal();
      executable.enter(device);
      executable.run(device);
    });
    executable.end_call();
  }
  const TimesToAnalyze times = times_of(executable);
  ASSERT_EQ(times.devices.size(), 2u);
  EXPECT_GT(times.devices[0].waiting, times.devices[1].waiting);
  const std::vector<std::string> found = analyze(times);
  std::string all;
  for (const std::string& sentence : found) all += sentence + '\n';
  EXPECT_NE(all.find("device 1 is slow: its kernels take "), std::string::npos) << all;
  EXPECT_EQ(all.find("device 0 is slow"), std::string::npos) << all;
}

}  // namespace weft::analysis_test
