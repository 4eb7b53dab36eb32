// Numbers below 1.2e-38: exact, or 0 where a runtime is told so, on its devices and nowhere else.
#include <weft/runtime/subnormals.hpp>

#include <weft/kernels/gemm.hpp>
#include <weft/runtime/runtime.hpp>

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>
#include <vector>

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

// Those of f16 are ordinary numbers of f32, which products of f16 are computed in.
TEST(FlushSubnormals, HalvesThatAreSubnormalKeepTheirValues) {
  constexpr Index count = 32;
  std::vector<std::uint16_t> halves(count * count), one{0x3C00};
  for (std::size_t i = 0; i < halves.size(); ++i) halves[i] = static_cast<std::uint16_t>(i);  // in units of 2^-24
  const FlushSubnormals flush(true);
  for (int i = 0; i <= static_cast<int>(widest_isa()); ++i) {
    std::vector<float> product(halves.size());
    alignas(64) std::byte workspace[gemm_workspace_bytes(count * count, 1, 1, false, DType::f16)];
    GemmArguments arguments;
    arguments.m = count * count, arguments.n = 1, arguments.k = 1;
    arguments.dtype = DType::f16;
    arguments.a = halves.data(), arguments.lda = 1;
    arguments.b = one.data(), arguments.ldb = 1;
    arguments.c = product.data(), arguments.ldc = 1;
    arguments.workspace = workspace;
    WEFT_SELECT_ISA(static_cast<Isa>(i), gemm)(arguments);
    for (std::size_t at = 0; at < product.size(); ++at)
      EXPECT_EQ(product[at], static_cast<float>(at) * 0x1p-24F) << name_of(static_cast<Isa>(i));
  }
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
