#include <weft/observe/ticks.hpp>

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace weft::ticks_test {

TEST(Ticks, NeverGoBackward) {
  std::uint64_t last = ticks_now();
  for (int i = 0; i < 10000; ++i) {
    const std::uint64_t now = ticks_now();
    ASSERT_GE(now, last);
    last = now;
  }
}

TEST(Ticks, AgreeWithTheSteadyClock) {
  static_cast<void>(ticks_origin());
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t first = ticks_now();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  const std::uint64_t second = ticks_now();
  const auto stop = std::chrono::steady_clock::now();
  const double expected = std::chrono::duration<double, std::nano>(stop - start).count();
  const double got =
      static_cast<double>(ticks_to_nanoseconds(second)) - static_cast<double>(ticks_to_nanoseconds(first));
  // The two clocks are not read at one instant: another process may run in between.
  EXPECT_GT(got, 19e6);
  EXPECT_LT(got, expected * 1.01 + 1e5);
}

TEST(Ticks, BeforeTheOriginAreZero) { EXPECT_EQ(ticks_to_nanoseconds(0), 0u); }

}  // namespace weft::ticks_test
