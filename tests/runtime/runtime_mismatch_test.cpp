// Devices that disagree about what to do together: all end with one error, which says both things.
#include <weft/runtime/runtime.hpp>

#include <support/run_ending.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace weft::runtime_mismatch_test {

using testing::contains;
using testing::ending_of;
using Ending = testing::RunEnding;

// One device of three passes something else. All three must end with the same error, which says both things.
template <class F>
void expect_mismatch(F fn, const std::string& common, const std::string& other) {
  Runtime runtime(3);
  const Ending ending = ending_of(runtime, fn);
  EXPECT_TRUE(contains(ending.caller, "collective_mismatch: ")) << ending.caller;
  EXPECT_TRUE(contains(ending.caller, common)) << ending.caller;
  EXPECT_TRUE(contains(ending.caller, other)) << ending.caller;
  for (const std::string& text : ending.devices) EXPECT_EQ(text, ending.caller);
  runtime.run([](Device& device) { device.barrier(); });
}

TEST(RuntimeMismatch, InTheOperation) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6), out(18);
        if (device.ordinal() == 1)
          device.all_gather(data, out);
        else
          device.all_reduce(ReductionKind::sum, data);
      },
      "devices 0, 2: call 0, all_reduce sum of 6 f32", "device 1: call 0, all_gather of 6 f32");
}

TEST(RuntimeMismatch, InTheReduction) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        device.all_reduce(device.ordinal() == 0 ? ReductionKind::max : ReductionKind::sum, data);
      },
      "device 0: call 0, all_reduce max", "devices 1, 2: call 0, all_reduce sum");
}

TEST(RuntimeMismatch, InTheDtype) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        device.all_reduce(ReductionKind::sum, device.ordinal() == 2 ? DType::i32 : DType::f32, data.data(), data.data(),
                          6);
      },
      "devices 0, 1: call 0, all_reduce sum of 6 f32", "device 2: call 0, all_reduce sum of 6 i32");
}

TEST(RuntimeMismatch, InTheElements) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(to_size(device.ordinal() == 2 ? 50000 : 6));
        device.all_reduce(ReductionKind::sum, data);
      },
      "sum of 6 f32", "device 2: call 0, all_reduce sum of 50000 f32");
}

TEST(RuntimeMismatch, InTheRoot) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        device.broadcast(data, device.ordinal() == 2 ? 1 : 0);
      },
      "from root 0", "device 2: call 0, broadcast of 6 f32 from root 1");
}

TEST(RuntimeMismatch, InThePairs) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> in(6), out(6);
        const SourceTarget pair{0, device.ordinal() == 2 ? 2 : 1};
        device.collective_permute(in, out, {&pair, 1});
      },
      "devices 0, 1: call 0, collective_permute", "device 2: call 0, collective_permute");
}

TEST(RuntimeMismatch, InTheLine) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        if (device.ordinal() == 2)
          device.all_reduce(ReductionKind::sum, data, {}, {nullptr, 222});
        else
          device.all_reduce(ReductionKind::sum, data, {}, {nullptr, 111});
      },
      "runtime_mismatch_test.cpp:111", "runtime_mismatch_test.cpp:222");
}

TEST(RuntimeMismatch, InTheLabel) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6);
        device.all_reduce(ReductionKind::sum, data, {}, device.ordinal() == 2 ? "accuracy" : "loss");
      },
      "'loss'", "device 2: call 0, all_reduce sum of 6 f32, 'accuracy'");
}

TEST(RuntimeMismatch, InTheGroup) {
  expect_mismatch(
      [](Device& device) {
        static constexpr Index members[] = {1, 2};
        std::vector<float> data(6);
        device.all_reduce(ReductionKind::sum, data, device.ordinal() == 1 ? GroupView(members) : GroupView{});
      },
      "2: waits in call 0, all_reduce sum of 6 f32", "group [1, 2]");  // device 0 may not have come yet
}

TEST(RuntimeMismatch, InTheOrderOfTheMembers) {
  expect_mismatch(
      [](Device& device) {
        static constexpr Index forward[] = {0, 1, 2}, backward[] = {2, 1, 0};
        if (device.ordinal() == 1)
          device.barrier(backward);
        else
          device.barrier(forward);
      },
      "waits in call 0, barrier", "group [2, 1, 0]");
}

TEST(RuntimeMismatch, InTheNumberOfCalls) {
  expect_mismatch(
      [](Device& device) {
        std::vector<float> data(6), out(18);
        if (device.ordinal() != 1) device.all_reduce(ReductionKind::sum, data);
        device.all_gather(data, out);
      },
      "devices 0, 2: call 0, all_reduce", "device 1: call 0, all_gather");
}

}  // namespace weft::runtime_mismatch_test
