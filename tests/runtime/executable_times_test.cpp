// The times that an executable keeps: of every step of every call, and how long a collective waited.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/scan.hpp>
#include <weft/planner/lower.hpp>
#include <weft/runtime/executable.hpp>

#include <algorithm>

#include <unistd.h>

namespace weft::executable_times_test {

using testing::expect_error;
using testing::Program;

// Two devices, an all_reduce in a loop of three: the plan of all tests here.
Plan looped_plan() {
  Program program;
  program.graph.mesh = {2};
  CollectiveAttributes over_all;
  over_all.axes = {0};
  over_all.reduction = ReductionKind::sum;
  const auto reduce = [&](Var x) { return emit_var(Op::all_reduce, {x}, over_all); };
  program.output(repeat(3, program.input("x", {4, 3}), reduce));
  return make_plan(program.graph);
}

TEST(ExecutableTimes, AreOfEveryStepOfEveryCallAndNoneWhenTheyAreOff) {
  const Plan plan = looped_plan();
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(2);
  Executable executable(runtime, plan.view(), no_kernels.data());
  const auto call = [&] {
    executable.begin_call();
    runtime.run([&](Device& device) {
      executable.enter(device);
      executable.run(device);
    });
    executable.end_call();
  };
  call();
  EXPECT_EQ(executable.timer(0), nullptr);
  executable.start_timing();
  call();
  call();
  executable.stop_timing();
  call();
  EXPECT_EQ(executable.call_times().spans().written(), 4);
  Buffer<Index> order, iterations(plan.loop_count, 0);
  for_each_step(plan.view(), iterations.data(), [&](Index i) { order.push_back(i); });
  for (int device = 0; device < 2; ++device) {
    const StepTimer& timer = *executable.timer(device);
    ASSERT_EQ(timer.spans().size(), 2 * (order.size() + 1));
    for (Index call_number = 0; call_number < 2; ++call_number) {
      const TimeSpan& outer = executable.call_times().spans()[call_number + 1];
      for (Index i = 0; i <= order.size(); ++i) {
        const StepSpan& span = timer.spans()[call_number * (order.size() + 1) + i];
        EXPECT_EQ(span.call, outer.number);
        EXPECT_EQ(span.step, i == 0 ? StepSpan::transfer : order[i - 1]);
        EXPECT_TRUE(outer.begin <= span.begin && span.begin <= span.matched && span.matched <= span.end &&
                    span.end <= outer.end);
      }
    }
    for (const Index step : order) EXPECT_EQ(timer.total(step).count, 2 * std::count(order.begin(), order.end(), step));
  }
  executable.clear_times();
  EXPECT_EQ(executable.call_times().spans().written(), 0);
  EXPECT_EQ(executable.timer(1)->spans().written(), 0);
}

// Device 1 sleeps before its call: device 0 waits for it in its first collective, and device 1 for nobody.
TEST(ExecutableTimes, TellACollectivesWaitingFromItsOwnTime) {
  const Plan plan = looped_plan();
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(2);
  Executable executable(runtime, plan.view(), no_kernels.data());
  executable.start_timing();
  runtime.run([&](Device& device) {
    if (device.ordinal() == 1) ::usleep(200000);
    executable.run(device);
  });
  const TickScale scale;
  double waited[2] = {};
  for (int device = 0; device < 2; ++device)
    for (Index i = 0; i < plan.steps.size(); ++i)
      waited[device] += scale.length(executable.timer(device)->total(i).waited);
  EXPECT_GT(waited[0], 100e6);
  EXPECT_LT(waited[1], waited[0] / 2);
}

TEST(ExecutableTimes, OfNoCallAreRefused) {
  const Plan plan = looped_plan();
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(2);
  Executable executable(runtime, plan.view(), no_kernels.data());
  expect_error([&] { executable.start_timing(0); }, "runtime_setting_is_out_of_range", {"timed calls is 0", "1 to"});
}

}  // namespace weft::executable_times_test
