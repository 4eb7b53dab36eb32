// A profile is a trace that other tools read: its spans sum to the calls, its names and bytes are the plan's.
#include <support/json.hpp>
#include <support/python.hpp>
#include <support/small_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/report/profile.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

namespace weft::profile_test {

using testing::data_mesh;
using testing::Json;
using testing::small_settings;
using testing::SmallInputs;
using testing::SmallLoss;
using testing::take_steps;
using testing::TemporaryDirectory;

using Step = TrainStep<SmallLoss, SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;

std::string read_text(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

struct Event {
  std::string name, category;
  Index track = 0;
  double begin = 0, length = 0;
};
std::vector<Event> spans_of(const Json& trace) {
  std::vector<Event> spans;
  for (const Json& event : trace.at("traceEvents").as_array())
    if (event.at("ph").as_string() == "X")
      spans.push_back({event.at("name").as_string(), event.at("cat").as_string(), event.at("tid").as_integer(),
                       event.at("ts").as_double(), event.at("dur").as_double()});
  return spans;
}

// Steps 0 to 2 untimed, 3 to 12 timed, of which the last ones are kept.
Json trace_of(const TemporaryDirectory& folder, Index kept) {
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  take_steps(step, 0, 3);
  step.executable().start_timing(kept);
  take_steps(step, 3, 13);
  SpanRing waits;
  waits.add({7, ticks_now(), ticks_now() + 1000});
  profile(folder / "trace.json", step, &waits);
  return testing::parse_json(read_text(folder / "trace.json"));
}

// The spans of each device in each call that was timed: launch, transfer, steps, others finish.
void expect_sums(const std::vector<Event>& spans, Index calls) {
  Index compared = 0;
  for (const Event& call : spans) {
    if (call.category != "host") continue;
    for (Index track = 2; track < 4; ++track) {
      double sum = 0;
      for (const Event& span : spans)
        if (span.track == track && span.name != "waiting for others" && span.begin >= call.begin - 0.001 &&
            span.begin < call.begin + call.length)
          sum += span.length;
      if (sum == 0) continue;
      ++compared;
      EXPECT_NEAR(sum, call.length, 0.02 * call.length) << call.name << " of track " << track;
    }
  }
  EXPECT_GE(compared, 2 * calls);
}

TEST(Profile, SpansOfADeviceSumToTheCall) {
  const TemporaryDirectory folder;
  const std::vector<Event> spans = spans_of(trace_of(folder, 64));
  expect_sums(spans, 10);
  Index host = 0, loader = 0;
  for (const Event& span : spans) {
    host += span.category == "host";
    loader += span.category == "loader" && span.name == "batch 7";
  }
  EXPECT_EQ(host, 13);
  EXPECT_EQ(loader, 1);
}

TEST(Profile, ARingThatWentAroundHasWholeCallsOnly) {
  const TemporaryDirectory folder;
  expect_sums(spans_of(trace_of(folder, 3)), 2);
}

TEST(Profile, KernelsAndCollectivesAreThereByNameAndBytes) {
  const TemporaryDirectory folder;
  const Json trace = trace_of(folder, 64);
  const PlanView& plan = Step::plan();
  std::vector<std::string> expected;
  for (Index i = 0; i < plan.step_count(); ++i) expected.push_back(name_of_step(plan, i));
  std::vector<std::string> found;
  Index bytes = 0, most_in_use = 0;
  StepBytes touched, planned;
  for (const PlanStep& step : plan.steps) {
    planned.read += 10 * bytes_of(plan, step).read;
    planned.written += 10 * bytes_of(plan, step).written;
  }
  for (const Json& event : trace.at("traceEvents").as_array()) {
    if (event.at("ph").as_string() == "C")
      most_in_use = std::max(most_in_use, Index{event.at("args").at("bytes").as_integer()});
    if (event.at("tid").as_integer() != 2 || event.at("ph").as_string() != "X" || event.find("args") == nullptr)
      continue;
    if (std::ssize(found) < std::ssize(expected)) found.push_back(event.at("name").as_string());
    if (event.at("cat").as_string() == "kernel") {
      touched.read += event.at("args").at("bytes_read").as_integer();
      touched.written += event.at("args").at("bytes_written").as_integer();
    }
    if (const Json* sent = event.at("args").find("bytes_sent")) bytes += sent->as_integer();
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(bytes, 10 * Step::bytes_sent_per_step);
  EXPECT_EQ(touched, planned);
  EXPECT_GT(touched.written, 0);
  EXPECT_GT(most_in_use, 0);
  EXPECT_LE(most_in_use, Step::peak_bytes_per_device);
}

TEST(Profile, PythonReadsIt) {
  SKIP_WITHOUT_PYTHON("json");
  const TemporaryDirectory folder;
  static_cast<void>(trace_of(folder, 64));
  testing::expect_python("report/check_trace.py", "'" + folder / "trace.json" + "' 2 20");  // ten calls on two devices
}

TEST(Profile, WithoutTimingItHasTheCalls) {
  const TemporaryDirectory folder;
  Runtime runtime(2);
  Step step(runtime, Seed{42}, small_settings);
  take_steps(step, 0, 3);
  profile(folder / "trace.json", step);
  EXPECT_EQ(std::ssize(spans_of(testing::parse_json(read_text(folder / "trace.json")))), 3);
}

}  // namespace weft::profile_test
