#include <weft/base/error_runtime.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::error_runtime_test {

template <class F>
std::string sentence_of(F&& raise_it) {
  try {
    raise_it();
  } catch (const Error& error) {
    return std::string(error.code()) + ": " + error.what();
  }
  return "nothing was thrown";
}

TEST(RuntimeErrors, NameTheOperationTheNumbersAndTheCure) {
  EXPECT_EQ(sentence_of([] { root_is_not_in_group("broadcast", 4, 4); }),
            "root_is_not_in_group: weft: broadcast: root 4 in a group of 4 devices; a root is a position in the group, "
            "0 to 3");
  EXPECT_EQ(sentence_of([] { device_count_out_of_range(0, 1024); }),
            "device_count_out_of_range: weft: Runtime: 0 devices were asked for; use 1 to 1024");
  EXPECT_EQ(
      sentence_of([] { not_divisible_by_group("all_to_all", 10, 4); }),
      "not_divisible_by_group: weft: all_to_all: 10 elements cannot be cut into 4 equal parts; pad the buffer to a "
      "multiple of 4");
  EXPECT_NE(sentence_of([] { run_inside_run(3); }).find("called on device 3"), std::string::npos);
  EXPECT_EQ(sentence_of([] { runtime_is_gone("step"); }),
            "runtime_is_gone: weft: step: the Runtime that it was made on is destroyed; let the Runtime live longer than the "
            "steps and programs on it");
}

TEST(RuntimeErrors, OfStartedCollectivesNameTheCall) {
  const char* const call = "all_reduce sum of 3 f32, 'loss', model.cpp:42";
  EXPECT_NE(sentence_of([&] { collective_is_never_waited_for(1, call); })
                .find("collective_is_never_waited_for: weft: start: device 1 has started all_reduce sum of 3 f32, 'loss', "
                      "model.cpp:42, and nobody waited for it"),
            std::string::npos);
  EXPECT_NE(sentence_of([&] { collective_is_waited_for_twice(call); }).find("'loss', model.cpp:42 was waited for before"),
            std::string::npos);
  EXPECT_NE(sentence_of([] { collective_handle_is_empty(); }).find("moved from"), std::string::npos);
}

TEST(RuntimeErrors, OfAWholeRunCarryWhatEveryDeviceDid) {
  EXPECT_STREQ(device_failed(2, "boom", "device 0: waits").what(),
               "weft: Runtime::run: device 2 failed: boom [all devices were stopped: device 0: waits]");
  EXPECT_STREQ(device_failed(2, "boom", "").code(), "device_failed");
  EXPECT_STREQ(device_left("x").code(), "device_left");
  EXPECT_STREQ(collective_mismatch("x").code(), "collective_mismatch");
  EXPECT_NE(std::string(collective_timeout(50, "x").what()).find("within 50 ms: x"), std::string::npos);
}

}  // namespace weft::error_runtime_test
