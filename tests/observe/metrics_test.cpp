// Metrics by name, and the report in PyTorch/XLA's form, letter by letter.
#include <support/expect_error.hpp>
#include <weft/observe/metrics.hpp>

#include <gtest/gtest.h>

namespace weft::metrics_test {

using testing::expect_error;

TEST(Metrics, TimesAreWrittenAsInPyTorchXla) {
  EXPECT_EQ(detail::time_text(0), "000.000us");
  EXPECT_EQ(detail::time_text(746001), "746.001us");
  EXPECT_EQ(detail::time_text(999999.9), "999.999us");
  EXPECT_EQ(detail::time_text(1e6), "001ms000.000us");
  EXPECT_EQ(detail::time_text(369401746001.0), "06m09s401ms746.001us");  // of its documentation
  EXPECT_EQ(detail::time_text(778572062.0), "778ms572.062us");
  EXPECT_EQ(detail::time_text(90061e9), "01d01h01m01s000ms000.000us");
  EXPECT_EQ(detail::time_text(59.9999999e9), "59s999ms999.900us") << "a minute begins at 60 s";
}

// Samples 1 ms, 2 ms, ... 100 ms, taken 10 ms apart, in a wild order.
Metrics hundred() {
  Metrics metrics;
  for (int i = 0; i < 100; ++i) {
    const int number = i * 37 % 100;
    metrics.add_sample("ExecuteTime", 1e7 * number, 1e6 * (number + 1));
  }
  return metrics;
}

TEST(Metrics, TheReportHasPyTorchXlasLines) {
  Metrics metrics = hundred();
  metrics.add_counter("all_reduce.calls", 12);
  metrics.add_counter("never", 0);
  EXPECT_EQ(metrics.report(),
            "Metric: ExecuteTime\n"
            "  TotalSamples: 0\n"
            "  Accumulator: 000.000us\n"
            "  ValueRate: 05s101ms010.101us / second\n"
            "  Rate: 101.01 / second\n"
            "  Percentiles: 1%=002ms000.000us; 5%=006ms000.000us; 10%=011ms000.000us; 20%=021ms000.000us; "
            "50%=051ms000.000us; 80%=081ms000.000us; 90%=091ms000.000us; 95%=096ms000.000us; 99%=100ms000.000us\n"
            "Counter: all_reduce.calls\n"
            "  Value: 12\n");
}

TEST(Metrics, TotalsCountWhatNoRingKeeps) {
  SpanRing ring;
  for (Index i = 0; i < 2000; ++i) {
    const std::uint64_t now = ticks_now();
    ring.add({i, now, now + 1000});
  }
  Metrics metrics;
  metrics.add_spans("LoaderWaitTime", ring);
  const MetricData data = metrics.metric_data("LoaderWaitTime");
  EXPECT_EQ(data.total_samples, 2000);
  EXPECT_EQ(std::ssize(data.samples), 1024);
  const double one = data.accumulator / 2000;
  EXPECT_NEAR(data.quantile(0.5), one, 1e-9 * one);
  EXPECT_TRUE(std::is_sorted(data.samples.begin(), data.samples.end(),
                             [](const MetricSample& a, const MetricSample& b) { return a.time < b.time; }));
}

TEST(Metrics, NamesAndDataByName) {
  Metrics metrics = hundred();
  metrics.add_sample("a", 0, 1);
  metrics.add_counter("two", 1);
  metrics.add_counter("two", 1);
  metrics.add_counter("zero", 0);
  EXPECT_EQ(metrics.metric_names(), (std::vector<std::string>{"ExecuteTime", "a"}));
  EXPECT_EQ(metrics.counter_names(), std::vector<std::string>{"two"});
  EXPECT_EQ(metrics.counter_value("two"), 2);
  EXPECT_EQ(metrics.counter_value("three"), 0);
  EXPECT_EQ(metrics.metric_data("ExecuteTime").samples[3].value, 4e6);
  expect_error([&] { static_cast<void>(metrics.metric_data("b")); }, "metric_was_never_sampled", {"'b'"});
}

TEST(Metrics, AShortReportHasWhatIsAskedForAndThere) {
  Metrics metrics = hundred();
  metrics.add_sample("other", 0, 5000);
  metrics.add_counter("calls", 3);
  EXPECT_EQ(metrics.short_report().find("Metric: other"), std::string::npos);
  EXPECT_EQ(metrics.short_report().find("Metric: ExecuteTime\n"), 0u);
  EXPECT_EQ(metrics.short_report({"calls", "none"}, {"none"}), "Counter: calls\n  Value: 3\n");
  EXPECT_NE(metrics.short_report({}, {"other"}).find("50%=005.000us"), std::string::npos);
}

TEST(Metrics, OthersAreAdded) {
  Metrics metrics = hundred(), more;
  more.add_sample("ExecuteTime", -5, 17);
  more.add_counter("calls", 4);
  metrics.add_counter("calls", 1);
  metrics.add(more);
  EXPECT_EQ(std::ssize(metrics.metric_data("ExecuteTime").samples), 101);
  EXPECT_EQ(metrics.metric_data("ExecuteTime").samples[0].value, 17) << "the earliest is first";
  EXPECT_EQ(metrics.counter_value("calls"), 5);
}

}  // namespace weft::metrics_test
