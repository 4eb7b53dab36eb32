#include <weft/runtime/fault.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

namespace weft::fault_test {

TEST(Fault, BelongsToTheFirstThatClaimsIt) {
  Fault fault;
  std::atomic<int> winners{0};
  std::vector<std::thread> team;
  for (int device = 0; device < 4; ++device) {
    team.emplace_back([&, device] {
      if (!fault.claim()) return;
      ++winners;
      fault.publish(device, device_failed(device, "boom", ""));
    });
  }
  for (std::thread& thread : team) thread.join();
  EXPECT_EQ(winners.load(), 1);
  EXPECT_TRUE(fault.is_set());
}

TEST(Fault, IsSetOnlyOnceItIsDescribed) {
  Fault fault;
  EXPECT_FALSE(fault.is_set());
  EXPECT_TRUE(fault.claim());
  EXPECT_FALSE(fault.is_set());
  fault.publish(3, device_failed(3, "boom", "x"), std::make_exception_ptr(std::runtime_error("boom")));
  EXPECT_TRUE(fault.is_set());
  EXPECT_EQ(fault.device(), 3);
  EXPECT_THROW(std::rethrow_exception(fault.cause()), std::runtime_error);
}

TEST(Fault, RaisesTheSameErrorAgainAndAgainUntilReset) {
  Fault fault;
  ASSERT_TRUE(fault.claim());
  fault.publish(-1, device_left("device 1: returned"));
  for (int i = 0; i < 2; ++i) {
    try {
      fault.raise_error();
    } catch (const Error& error) {
      EXPECT_STREQ(error.code(), "device_left");
      EXPECT_STREQ(error.what(), fault.error().what());
    }
  }
  fault.reset();
  EXPECT_FALSE(fault.is_set());
  EXPECT_TRUE(fault.claim());
}

}  // namespace weft::fault_test
