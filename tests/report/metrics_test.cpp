// step.metrics(): every call is counted, every step of a timed call is there under its name, and nothing is taken from
// the heap for it.
#include <support/small_training.hpp>
#include <weft/report/metrics.hpp>
#include <weft/train/evaluation.hpp>

namespace weft::metrics_test {

using testing::data_mesh;
using testing::heap_calls;
using testing::small_batch;
using testing::small_settings;
using testing::SmallInputs;
using testing::SmallLoss;
using testing::take_steps;

using Step = TrainStep<SmallLoss, SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;

// Sum of all metrics but those of the host.
double time_inside(const Metrics& metrics) {
  double sum = 0;
  for (const std::string& name : metrics.metric_names())
    if (name != "ExecuteTime" && name != "HostTime") sum += metrics.metric_data(name).accumulator;
  return sum;
}

TEST(StepMetrics, CallsAreCountedWithoutTiming) {
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  take_steps(step, 0, 5);
  const Metrics metrics = step.metrics();
  EXPECT_EQ(metrics.metric_names(), (std::vector<std::string>{"ExecuteTime", "HostTime"}));
  EXPECT_EQ(metrics.metric_data("ExecuteTime").total_samples, 5);
  EXPECT_EQ(metrics.metric_data("HostTime").total_samples, 4);
  EXPECT_EQ(metrics.counter_value("calls"), 5);
  EXPECT_EQ(metrics.counter_value("bytes_sent"), 5 * Step::bytes_sent_per_step);
  EXPECT_EQ(metrics.counter_value("flops"), 5 * Step::plan().flops());
  EXPECT_EQ(metrics.counter_value("arena_bytes"), Step::peak_bytes_per_device);
}

template <class Timed>
void expect_every_step_under_its_name() {
  Runtime runtime(2);
  Timed step(runtime, Seed{42}, small_settings);
  step.executable().start_timing();
  take_steps(step, 0, 5);
  const Metrics metrics = step.metrics();
  std::map<std::string, Index> expected = {{"TransferToDeviceTime", 10}};
  for (Index i = 0; i < Timed::plan().step_count(); ++i) {
    const std::string name = name_of_step(Timed::plan(), i);
    if (meets(Timed::plan().step(i).kind)) {
      expected[name + ".own"] += 10;
      expected[name + ".waiting"] += 10;
    } else {
      expected[name] += 10;
    }
  }
  EXPECT_GT(expected.size(), 5u);
  for (const auto& [name, samples] : expected) {
    ASSERT_TRUE(metrics.has_metric(name)) << name;
    EXPECT_EQ(metrics.metric_data(name).total_samples, samples) << name;
    EXPECT_EQ(std::ssize(metrics.metric_data(name).samples), samples) << name;
  }
  EXPECT_EQ(metrics.metric_names().size(), expected.size() + 2) << "ExecuteTime and HostTime are the rest";
  // Two devices together spend less inside than the host sees twice over.
  EXPECT_LE(time_inside(metrics), 2 * metrics.metric_data("ExecuteTime").accumulator);
  EXPECT_GT(time_inside(metrics), 0);
}
// One whose buckets are reduced in halves while others are made.
using InHalves =
    TrainStep<SmallLoss, SmallInputs, data_mesh<2>,
              Ddp{.first_bucket_bytes = 64, .bucket_bytes = 64, .collectives = {.async = true}}, SgdMomentum>;

TEST(StepMetrics, ATimedCallHasEveryStepUnderItsName) {
  expect_every_step_under_its_name<Step>();
  expect_every_step_under_its_name<InHalves>();
  const auto halves = [](const std::string& prefix) {
    int found = 0;
    for (Index i = 0; i < InHalves::plan().step_count(); ++i)
      found += name_of_step(InHalves::plan(), i).starts_with(prefix) ? 1 : 0;
    return found;
  };
  EXPECT_GT(halves("all_reduce_start "), 0);
  EXPECT_EQ(halves("all_reduce_start "), halves("all_reduce_done "));
}

TEST(StepMetrics, ClearForgetsAndStopKeeps) {
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  step.executable().start_timing();
  take_steps(step, 0, 2);
  step.executable().stop_timing();
  take_steps(step, 2, 5);
  EXPECT_EQ(step.metrics().metric_data("TransferToDeviceTime").total_samples, 4);
  EXPECT_EQ(step.metrics().metric_data("ExecuteTime").total_samples, 5);
  step.executable().clear_times();
  EXPECT_TRUE(step.metrics().metric_names().empty());
  EXPECT_EQ(step.metrics().counter_value("calls"), 0);
}

TEST(StepMetrics, TimingTakesNothingFromTheHeapAndChangesNoNumber) {
  Runtime runtime(2);
  Step timed(runtime, Seed{42}, small_settings), plain(runtime, Seed{42}, small_settings);
  timed.executable().start_timing(2);
  take_steps(timed, 0, 1);
  for (Index i = 1; i < 10; ++i) {  // the ring goes around several times
    const testing::RandomBatch batch = small_batch(i);
    const Index before = heap_calls();
    timed(batch.image, batch.label);
    EXPECT_EQ(heap_calls(), before);
  }
  take_steps(plain, 0, 10);
  EXPECT_EQ(testing::read_all(timed.tensors()), testing::read_all(plain.tensors()));
}

}  // namespace weft::metrics_test
