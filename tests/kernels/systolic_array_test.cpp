// The systolic array by itself: its sums after some beats, on every instruction set of this machine.
#include <kernels/available_isas.hpp>

#include <weft/kernels/dot_products.hpp>
#include <weft/kernels/isa.hpp>
#include <weft/kernels/systolic_array.hpp>
#include <weft/kernels/systolic_model.hpp>

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#define WEFT_ISA_FILE <kernels/systolic_array_test.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft::systolic_array_test {

// Integers, so that any order of summation gives the same result.
std::vector<float> counting(Index size, int modulus) {
  std::vector<float> values(to_size(size));
  for (Index i = 0; i < size; ++i) values[to_size(i)] = static_cast<float>(i % modulus) - 2.0f;
  return values;
}

// Streams `beats` beats through a 4 x 32 array that starts from `start` (empty: from zeros).
void expect_sums(Isa isa, Index beats, bool filled) {
  constexpr Index rows = 4, cols = 32;
  const std::vector<float> a = counting(rows * beats, 7), b = counting(cols * beats, 5),
                           start = counting(rows * cols, 11);
  std::vector<float> result(to_size(rows * (cols + 1)), -99.0f);
  WEFT_SELECT_ISA(isa, stream_through<4, 32>)
  (beats, a.data(), b.data(), filled ? start.data() : nullptr, result.data(), cols + 1);
  for (Index i = 0; i < rows; ++i) {
    for (Index j = 0; j < cols; ++j) {
      float sum = filled ? start[to_size(i * cols + j)] : 0.0f;
      for (Index p = 0; p < beats; ++p) sum += a[to_size(i * beats + p)] * b[to_size(p * cols + j)];
      ASSERT_EQ(result[to_size(i * (cols + 1) + j)], sum) << name_of(isa) << " " << beats << " at " << i << ", " << j;
    }
    EXPECT_EQ(result[to_size(i * (cols + 1) + cols)], -99.0f);
  }
}

// Its other face: what an array of as many single cells takes.
static_assert(utilization<config_of<baseline::SystolicArray<4, 32>>, MatmulShape{4, 32, 102}> ==
              102.0 / (102 + 4 + 32 - 2));

TEST(SystolicArray, KeepsOneSumACell) {
  for (const Isa isa : test::available_isas())
    for (const Index beats : {0, 1, 2, 17}) expect_sums(isa, beats, false);
}

TEST(SystolicArray, ContinuesFromTheSumsThatItIsFilledWith) {
  for (const Isa isa : test::available_isas())
    for (const Index beats : {0, 1, 17}) expect_sums(isa, beats, true);
}

// A word has k_step numbers, the first of bf16 in its upper half.
TEST(SystolicArray, ABeatOfNarrowNumbersIsAWordOfEach) {
  const std::int8_t bytes[4] = {3, -128, 5, 127}, left[4] = {-1, 2, 127, 0};  // the left ones have no sign: 255, 2 ...
  const std::int16_t shorts[2] = {-300, 7}, others[2] = {200, -9};
  const bfloat16 halves[2] = {bfloat16(1.5F), bfloat16(-3.0F)}, factors[2] = {bfloat16(2.0F), bfloat16(0.25F)};
  int words[16], word = 0;
  std::int32_t sums[16];
  float reals[16];
  const auto fill = [&](const void* a, const void* b) {
    std::memcpy(&word, a, 4);
    for (int& each : words) std::memcpy(&each, b, 4);
  };
  for (const Isa isa : test::available_isas()) {
    fill(others, shorts);
    ASSERT_EQ((WEFT_SELECT_ISA(isa, stream_word<std::int16_t, std::int32_t>)(&word, words, sums)), 2);
    EXPECT_EQ(sums[0], -60063) << name_of(isa);
    EXPECT_EQ(sums[15], -60063) << name_of(isa);
    if (dot_products_of(isa).int8) {
      fill(left, bytes);
      ASSERT_EQ((WEFT_SELECT_ISA(isa, stream_word<std::int8_t, std::int32_t>)(&word, words, sums)), 4);
      EXPECT_EQ(sums[7], 255 * 3 - 2 * 128 + 127 * 5) << name_of(isa);
    }
    if (dot_products_of(isa).bf16) {
      fill(factors, halves);
      ASSERT_EQ((WEFT_SELECT_ISA(isa, stream_word<bfloat16, float>)(&word, words, reals)), 2);
      EXPECT_EQ(reals[9], 2.25F) << name_of(isa);
    }
  }
}

}  // namespace weft::systolic_array_test
