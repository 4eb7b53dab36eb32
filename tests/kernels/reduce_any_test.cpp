// Rare reductions, element by element: kinds, types, chunks and tails. reduce_slices_test has all kinds at random.
#include <weft/kernels/reduce_any.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <vector>

namespace weft::reduce_any_test {

// The reduction of `inputs` of equal length, written to two places, which must agree. A pred is a char.
template <class T>
std::vector<T> reduced(ReductionKind kind, DType dtype, const std::vector<std::vector<T>>& inputs) {
  std::vector<T> first(inputs[0].size()), second(inputs[0].size());
  std::vector<const void*> in;
  for (const auto& input : inputs) in.push_back(input.data());
  void* const out[] = {first.data(), second.data()};
  reduce_any(kind, dtype, in.data(), static_cast<int>(in.size()), out, 2, static_cast<Index>(first.size()));
  EXPECT_EQ(std::memcmp(first.data(), second.data(), first.size() * sizeof(T)), 0);
  return first;
}

TEST(ReduceAny, SignedNumbersKeepTheirOrder) {
  const std::vector<std::vector<std::int32_t>> in{{-5, 7, std::numeric_limits<std::int32_t>::min()}, {3, -8, 0}};
  using Expected = std::vector<std::int32_t>;
  EXPECT_EQ(reduced(ReductionKind::min, DType::i32, in), (Expected{-5, -8, std::numeric_limits<std::int32_t>::min()}));
  EXPECT_EQ(reduced(ReductionKind::max, DType::i32, in), (Expected{3, 7, 0}));
  EXPECT_EQ(reduced(ReductionKind::sum, DType::i32, in), (Expected{-2, -1, std::numeric_limits<std::int32_t>::min()}));
  EXPECT_EQ(reduced(ReductionKind::product, DType::i32, in), (Expected{-15, -56, 0}));
}

TEST(ReduceAny, UnsignedNumbersAreNotSigned) {
  const std::vector<std::vector<std::uint32_t>> in{{0xffffffffu, 6u}, {1u, 3u}};
  EXPECT_EQ(reduced(ReductionKind::max, DType::u32, in), (std::vector<std::uint32_t>{0xffffffffu, 6u}));
  EXPECT_EQ(reduced(ReductionKind::bit_and, DType::u32, in), (std::vector<std::uint32_t>{1u, 2u}));
  EXPECT_EQ(reduced(ReductionKind::bit_or, DType::u32, in), (std::vector<std::uint32_t>{0xffffffffu, 7u}));
}

TEST(ReduceAny, ANaNWinsOnEitherSide) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for (const ReductionKind kind : {ReductionKind::min, ReductionKind::max}) {
    const auto result = reduced<float>(kind, DType::f32, {{nan, 1.0f, 2.0f}, {1.0f, nan, 3.0f}});
    EXPECT_TRUE(std::isnan(result[0]) && std::isnan(result[1]));
    EXPECT_EQ(result[2], kind == ReductionKind::min ? 2.0f : 3.0f);
  }
}

// 1 + 2^-9 is no bfloat16, so that a sum rounded after each addition would stay at 1.
TEST(ReduceAny, HalvesAreRoundedOnce) {
  // Nor is 1 + 2^-12 an f16.
  EXPECT_EQ(reduced(ReductionKind::sum, DType::f16,
                    std::vector<std::vector<std::uint16_t>>{{0x3C00}, {0x0C00}, {0x0C00}, {0x0C00}, {0x0C00}}),
            (std::vector<std::uint16_t>{0x3C01}));
  std::vector<std::vector<std::uint16_t>> in{{bfloat16(1.0f).bits}};
  for (int i = 0; i < 4; ++i) in.push_back({bfloat16(0x1p-9f).bits});
  EXPECT_EQ(reduced(ReductionKind::sum, DType::bf16, in), (std::vector<std::uint16_t>{bfloat16(1.0f + 0x1p-7f).bits}));
}

// Elements of 8, 16, 64 and 128 bits are no words: nothing is carried from one into the next.
TEST(ReduceAny, ElementsOfOtherSizesAreReducedAsWhatTheyAre) {
  EXPECT_EQ(reduced(ReductionKind::sum, DType::u8, std::vector<std::vector<std::uint8_t>>{{200, 1, 2}, {100, 1, 2}}),
            (std::vector<std::uint8_t>{44, 2, 4}));
  EXPECT_EQ(reduced(ReductionKind::min, DType::i8, std::vector<std::vector<std::int8_t>>{{-3, 5}, {2, -128}}),
            (std::vector<std::int8_t>{-3, -128}));
  EXPECT_EQ(reduced(ReductionKind::product, DType::u16,
                    std::vector<std::vector<std::uint16_t>>{{65535, 3, 1}, {65535, 5, 9}}),
            (std::vector<std::uint16_t>{1, 15, 9}));
  EXPECT_EQ(reduced(ReductionKind::max, DType::i16, std::vector<std::vector<std::int16_t>>{{-3, -5}, {-2, -7}}),
            (std::vector<std::int16_t>{-2, -5}));
  constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
  EXPECT_EQ(
      reduced(ReductionKind::sum, DType::i64, std::vector<std::vector<std::int64_t>>{{1LL << 40, least}, {-1, -1}}),
      (std::vector<std::int64_t>{(1LL << 40) - 1, std::numeric_limits<std::int64_t>::max()}));
  EXPECT_EQ(reduced(ReductionKind::bit_or, DType::u64, std::vector<std::vector<std::uint64_t>>{{1ULL << 63}, {5}}),
            (std::vector<std::uint64_t>{(1ULL << 63) | 5}));
  EXPECT_EQ(reduced(ReductionKind::sum, DType::f64, std::vector<std::vector<double>>{{0.1, 1e300}, {0.2, 1e290}}),
            (std::vector<double>{0.1 + 0.2, 1e300 + 1e290}));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(std::isnan(reduced(ReductionKind::max, DType::f64, std::vector<std::vector<double>>{{1}, {nan}})[0]));
  // (1 + 2i) + (3 - 4i), (1 + 2i) (3 - 4i).
  using Halves = std::vector<std::complex<float>>;
  const std::vector<Halves> complex{{{1, 2}}, {{3, -4}}};
  EXPECT_EQ(reduced(ReductionKind::sum, DType::c64, complex), (Halves{{4, -2}}));
  EXPECT_EQ(reduced(ReductionKind::product, DType::c64, complex), (Halves{{11, 2}}));
  using Wholes = std::vector<std::complex<double>>;
  EXPECT_EQ(reduced(ReductionKind::product, DType::c128, std::vector<Wholes>{{{1, 2}}, {{3, -4}}}), (Wholes{{11, 2}}));
}

// Several chunks, and a last word that is not full.
TEST(ReduceAny, EveryElementOfAnyLengthIsReduced) {
  for (const std::size_t count : {1u, 3u, 511u, 2048u, 2051u}) {
    std::vector<std::vector<char>> in(3, std::vector<char>(count));
    std::vector<char> all(count), any(count);
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t k = 0; k < 3; ++k) in[k][i] = static_cast<char>(i % (k + 2) == 0);
      all[i] = static_cast<char>(i % 12 == 0);
      any[i] = static_cast<char>(i % 2 == 0 || i % 3 == 0);
    }
    EXPECT_EQ(reduced(ReductionKind::min, DType::pred, in), all) << count;
    EXPECT_EQ(reduced(ReductionKind::max, DType::pred, in), any) << count;
  }
}

}  // namespace weft::reduce_any_test
