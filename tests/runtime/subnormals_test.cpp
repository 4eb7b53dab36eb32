// Numbers below 1.2e-38: exact, or 0 where a runtime is told so, on its devices and nowhere else.
#include <weft/runtime/subnormals.hpp>

#include <weft/runtime/runtime.hpp>

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

namespace weft::subnormals_test {

// Half of the least normal number: the processor computes it.
float half_of_least() {
  volatile float least = std::numeric_limits<float>::min();
  return least * 0.5F;
}
// Twice a subnormal number.
float twice_a_subnormal() {
  volatile float subnormal = std::numeric_limits<float>::min() / 4;
  return subnormal * 4;
}

TEST(FlushSubnormals, TheyCountAndBecomeZeroWhileItLives) {
  EXPECT_GT(half_of_least(), 0.0F);
  {
    const FlushSubnormals flush(true);
    EXPECT_EQ(half_of_least(), 0.0F);
    EXPECT_EQ(twice_a_subnormal(), 0.0F);
    {
      const FlushSubnormals inactive(false);
      EXPECT_EQ(half_of_least(), 0.0F);
    }
    EXPECT_EQ(half_of_least(), 0.0F);
  }
  EXPECT_GT(half_of_least(), 0.0F);
  EXPECT_GT(twice_a_subnormal(), 0.0F);
}

TEST(Runtime, FlushesSubnormalsOnAllDevicesIfToldSo) {
  for (const bool pinned : {false, true}) {
    Runtime exact(3, {.pin_threads = pinned}), flushing(3, {.pin_threads = pinned, .flush_subnormals = true});
    const auto compute = [](Device&) { return half_of_least() + twice_a_subnormal(); };
    for (const float sum : flushing.run(compute)) EXPECT_EQ(sum, 0.0F);
    for (const float sum : exact.run(compute)) EXPECT_GT(sum, 0.0F);
    EXPECT_GT(half_of_least(), 0.0F) << "the caller's own thread";
    EXPECT_THROW(flushing.run([](Device&) { throw std::runtime_error("stopped"); }), std::runtime_error);
    EXPECT_GT(half_of_least(), 0.0F) << "after a run that failed";
  }
}

}  // namespace weft::subnormals_test
