// Uniform numbers beside their formula, on every instruction set, of counts around those of vectors.
#include <kernels/available_isas.hpp>

#include <weft/base/random.hpp>
#include <weft/kernels/isa.hpp>
#include <weft/kernels/uniform_values.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::uniform_values_test {

TEST(UniformValues, AreTheFormulaOfTheirPlaceOnEveryInstructionSet) {
  for (const Isa isa : test::available_isas()) {
    const auto kernel = WEFT_SELECT_ISA(isa, uniform_values);
    for (const Index first : {Index{0}, Index{7}, Index{0xFFFFFFF9}})  // counters wrap at 2^32
      for (const Index count : {0, 1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 33, 1000}) {
        std::vector<float> values(to_size(count) + 1, 77.0F);
        kernel(42, 5, first, 0.5F, 0.3F, values.data(), count);
        for (Index i = 0; i < count; ++i) {
          const float u = uniform_from_bits(random_bits(42, static_cast<std::uint32_t>(first + i), 5));
          const float scaled = 0.3F * (2 * u - 1);
          ASSERT_EQ(values[to_size(i)], 0.5F + scaled) << name_of(isa) << ' ' << first << ' ' << count << ' ' << i;
        }
        EXPECT_EQ(values[to_size(count)], 77.0F) << name_of(isa) << ' ' << count;
      }
  }
}

}  // namespace weft::uniform_values_test
