// Collectives by name: calls, bytes and times of all devices.
#include <weft/runtime/metrics.hpp>

#include <gtest/gtest.h>

#include <unistd.h>

namespace weft::metrics_test {

TEST(RuntimeMetrics, CountsBytesToOtherGranulesApart) {
  Runtime runtime(4, {.devices_per_granule = 2});
  runtime.run([](Device& device) {
    std::vector<float> data(8);
    device.all_reduce(ReductionKind::sum, data);
  });
  const Metrics metrics = runtime.metrics();
  EXPECT_EQ(metrics.counter_value("all_reduce.bytes_sent"), 4 * bytes_sent_by(Collective::all_reduce, 4, 8, 4));
  EXPECT_EQ(metrics.counter_value("all_reduce.bytes_sent_dcn"),
            4 * bytes_sent_over_dcn(Collective::all_reduce, 2, 2, 8, 4));
}

TEST(RuntimeMetrics, CountsCollectivesByNameAndTellsWaitingFromOwnTime) {
  Runtime runtime(2);
  for (int call = 0; call < 5; ++call)
    runtime.run([&](Device& device) {
      std::vector<float> data(8), all(16);
      if (device.ordinal() == 1 && call == 3) ::usleep(200000);
      device.all_reduce(ReductionKind::sum, data);
      device.all_gather(data, all);
    });
  const Metrics metrics = runtime.metrics();
  EXPECT_EQ(metrics.counter_value("all_reduce.calls"), 10);
  EXPECT_EQ(metrics.counter_value("all_gather.calls"), 10);
  EXPECT_EQ(metrics.counter_value("all_to_all.calls"), 0);
  EXPECT_EQ(metrics.counter_value("all_gather.bytes_sent"),
            runtime.recorder(0).total(Collective::all_gather).bytes_sent * 2);
  const std::vector<std::string> names = {"all_gather.own", "all_gather.waiting", "all_reduce.own",
                                          "all_reduce.waiting"};
  EXPECT_EQ(metrics.metric_names(), names);
  for (const std::string& name : names) {
    const MetricData data = metrics.metric_data(name);
    EXPECT_EQ(data.total_samples, 10) << name;
    ASSERT_EQ(std::ssize(data.samples), 10) << name;
    double sum = 0;
    for (const MetricSample& sample : data.samples) sum += sample.value;
    EXPECT_NEAR(data.accumulator, sum, 1e-6 * sum) << name;
  }
  EXPECT_GT(metrics.metric_data("all_reduce.waiting").accumulator, 100e6);
  EXPECT_GT(metrics.metric_data("all_reduce.waiting").quantile(0.99), 100e6);
}

TEST(RuntimeMetrics, TotalsOutliveTheRing) {
  Runtime runtime(2, {.recorder_capacity = 4});
  runtime.run([](Device& device) {
    std::vector<float> data(8);
    for (int call = 0; call < 50; ++call) device.all_reduce(ReductionKind::sum, data);
  });
  const MetricData data = runtime.metrics().metric_data("all_reduce.own");
  EXPECT_EQ(data.total_samples, 100);
  EXPECT_EQ(std::ssize(data.samples), 8);
  runtime.clear_records();
  EXPECT_TRUE(runtime.metrics().metric_names().empty());
  EXPECT_TRUE(runtime.metrics().counter_names().empty());
}

}  // namespace weft::metrics_test
