// Fused maps: every operation, type and extent against the reference.
#include "fused_loop_case.hpp"

namespace weft::test::fused_loop_test {

TEST(FusedLoop, ComputesUnaryOperationsOnFloats) {
  FusedCase<load(0), op(Opcode::negate, 0), op(Opcode::absolute, 0), op(Opcode::exp, 0), op(Opcode::log, 0),
            op(Opcode::tanh, 0), op(Opcode::logistic, 0), op(Opcode::sqrt, 0), op(Opcode::rsqrt, 0), store(1, 0),
            store(2, 1), store(3, 2), store(4, 3), store(5, 4), store(6, 5), store(7, 6),
            store(8, 7)>::check_sizes({.special = true});
  FusedCase<load(0), op(Opcode::sign, 0), op(Opcode::floor, 0), op(Opcode::erf, 0), store(1, 0), store(2, 1),
            store(3, 2)>::check_sizes({.special = true});
}

TEST(FusedLoop, ComputesSinesAndRemainders) {
  FusedCase<load(0), load(1), op(Opcode::sine, 0), op(Opcode::cosine, 0), op(Opcode::remainder, 0, 1), store(2, 0),
            store(3, 1), store(4, 2)>::check_sizes({.special = true});
}

TEST(FusedLoop, ComputesExponentialsAndLogarithmsNearOne) {
  FusedCase<load(0), op(Opcode::expm1, 0), op(Opcode::log1p, 0), store(1, 0), store(2, 1)>::check_sizes(
      {.special = true});
}

TEST(FusedLoop, ComputesBinaryAndTernaryOperationsOnFloats) {
  FusedCase<load(0), load(1), op(Opcode::add, 0, 1), op(Opcode::subtract, 0, 1), op(Opcode::multiply, 0, 1),
            op(Opcode::divide, 0, 1), op(Opcode::maximum, 0, 1), op(Opcode::minimum, 0, 1), op(Opcode::power, 0, 1),
            store(2, 0), store(3, 1), store(4, 2), store(5, 3), store(6, 4), store(7, 5),
            store(8, 6)>::check_sizes({.special = true});
  FusedCase<load(0), load(1), load(2), load(3, full, pred), op(Opcode::multiply_add, 0, 1, 2),
            op(Opcode::select, 3, 1, 2), store(4, 0), store(5, 1)>::check_sizes({.absolute = 2e-6});
}

template <DType Type>
using Comparisons =
    FusedCase<load(0, full, Type), load(1, full, Type), op(Opcode::equal, 0, 1, pred),
              op(Opcode::not_equal, 0, 1, pred), op(Opcode::less, 0, 1, pred), op(Opcode::less_equal, 0, 1, pred),
              op(Opcode::greater, 0, 1, pred), op(Opcode::greater_equal, 0, 1, pred), store(2, 0, full, pred),
              store(3, 1, full, pred), store(4, 2, full, pred), store(5, 3, full, pred), store(6, 4, full, pred),
              store(7, 5, full, pred)>;

TEST(FusedLoop, ComparesNumbersOfEveryType) {
  Comparisons<f32>::check_sizes({.special = true});
  Comparisons<bf16>::check_sizes({.low = -0.02, .high = 0.02, .special = true});
  Comparisons<f16>::check_sizes({.low = -0.02, .high = 0.02, .special = true});
  Comparisons<i32>::check_sizes({.special = true});
  Comparisons<u32>::check_sizes({.special = true});
  Comparisons<pred>::check_sizes();
}

template <DType Type>
using Arithmetic =
    FusedCase<load(0, full, Type), load(1, full, Type), op(Opcode::add, 0, 1, Type), op(Opcode::subtract, 0, 1, Type),
              op(Opcode::multiply, 0, 1, Type), op(Opcode::divide, 0, 1, Type), op(Opcode::maximum, 0, 1, Type),
              op(Opcode::minimum, 0, 1, Type), op(Opcode::multiply_add, 0, 1, 2, full, Type),
              op(Opcode::negate, 0, full, Type), store(2, 0, full, Type), store(3, 1, full, Type),
              store(4, 2, full, Type), store(5, 3, full, Type), store(6, 4, full, Type), store(7, 5, full, Type),
              store(8, 6, full, Type), store(9, 7, full, Type)>;
template <DType Type>
using BitOperations =
    FusedCase<load(0, full, Type), load(1, full, Type), op(Opcode::bit_and, 0, 1, Type), op(Opcode::bit_or, 0, 1, Type),
              op(Opcode::bit_xor, 0, 1, Type), op(Opcode::shift_left, 0, 1, Type), op(Opcode::shift_right, 0, 1, Type),
              op(Opcode::absolute, 0, full, Type), op(Opcode::sign, 0, full, Type),
              op(Opcode::logical_not, 0, full, Type), store(2, 0, full, Type), store(3, 1, full, Type),
              store(4, 2, full, Type), store(5, 3, full, Type), store(6, 4, full, Type), store(7, 5, full, Type),
              store(8, 6, full, Type), store(9, 7, full, Type)>;

TEST(FusedLoop, ComputesOnIntegersWithWrapping) {
  Arithmetic<i32>::check_sizes({.special = true});
  Arithmetic<u32>::check_sizes({.special = true});
  BitOperations<i32>::check_sizes({.special = true});
  BitOperations<u32>::check_sizes({.special = true});
}

TEST(FusedLoop, ComputesOnPredicates) {
  FusedCase<load(0, full, pred), load(1, full, pred), op(Opcode::bit_and, 0, 1, pred), op(Opcode::bit_or, 0, 1, pred),
            op(Opcode::bit_xor, 0, 1, pred), op(Opcode::maximum, 0, 1, pred), op(Opcode::minimum, 0, 1, pred),
            op(Opcode::logical_not, 0, full, pred), op(Opcode::select, 0, 1, 7, full, pred), store(2, 0, full, pred),
            store(3, 1, full, pred), store(4, 2, full, pred), store(5, 3, full, pred), store(6, 4, full, pred),
            store(7, 5, full, pred), store(8, 6, full, pred)>::check_sizes();
}

template <DType From>
using Conversions =
    FusedCase<load(0, full, From), op(Opcode::convert, 0, full, f32), op(Opcode::convert, 0, full, bf16),
              op(Opcode::convert, 0, full, i32), op(Opcode::convert, 0, full, u32), op(Opcode::convert, 0, full, pred),
              op(Opcode::convert, 0, full, f16), store(1, 0), store(2, 1), store(2, 2, full, bf16),
              store(3, 3, full, i32), store(4, 4, full, u32), store(5, 5, full, pred), store(6, 6, full, f16)>;

TEST(FusedLoop, ConvertsBetweenAllTypes) {
  Conversions<f32>::check_sizes({.relative = 0, .absolute = 0, .low = -5e9, .high = 5e9, .special = true});
  Conversions<f32>::check_sizes({.relative = 0, .absolute = 0, .special = true});
  Conversions<bf16>::check_sizes({.relative = 0, .absolute = 0, .special = true});
  Conversions<f16>::check_sizes({.relative = 0, .absolute = 0, .special = true});
  Conversions<f32>::check_sizes({.relative = 0, .absolute = 0, .low = -8e4, .high = 8e4});
  Conversions<f32>::check_sizes({.relative = 0, .absolute = 0, .low = -1e-6, .high = 1e-6});
  Conversions<i32>::check_sizes({.relative = 0, .absolute = 0, .special = true});
  Conversions<u32>::check_sizes({.relative = 0, .absolute = 0, .special = true});
  Conversions<pred>::check_sizes();
}

// Integers half way between two numbers of bf16, and beside that: by way of f32 they would be rounded twice.
TEST(FusedLoop, ConvertsIntegersToBf16InOneRounding) {
  std::vector<std::uint32_t> integers;
  for (std::uint32_t power = 1; power != 0; power *= 2)
    for (std::uint32_t part = 0; part < 64; ++part) {
      const std::uint32_t middle = power + power / 256 * (2 * part + 1);
      for (std::uint32_t x : {middle - 1, middle, middle + 1, 0 - middle, 1 - middle, ~middle}) integers.push_back(x);
    }
  const auto count = std::ssize(integers);
  const auto expect = [&](auto function, DType dtype) {
    for (const Isa isa : available_isas()) {
      std::vector<std::uint16_t> made(integers.size());
      LoopArguments arguments{1, count, count};
      arguments.load[0] = integers.data();
      arguments.store[0] = made.data();
      function(isa)(arguments);
      for (std::size_t i = 0; i < integers.size(); ++i) {
        const double exact = number_of(integers[i], dtype);
        const double wanted = of_eight_digits(exact);
        const std::uint32_t bits = std::uint32_t{made[i]} << 16;
        ASSERT_EQ(static_cast<double>(__builtin_bit_cast(float, bits)), wanted) << exact << " on " << name_of(isa);
      }
    }
  };
  expect(FusedLoop<load(0, full, i32), op(Opcode::convert, 0, full, bf16), store(1, 0, full, bf16)>::function, DType::i32);
  expect(FusedLoop<load(0, full, u32), op(Opcode::convert, 0, full, bf16), store(1, 0, full, bf16)>::function, DType::u32);
}

// All of them become floats, and every float that lies half way between two of them, or beside that, the right one.
TEST(FusedLoop, ConvertsEveryF16) {
  std::vector<std::uint16_t> halves(65536), narrowed;
  std::vector<float> floats(65536), between;
  for (std::uint32_t i = 0; i < 65536; ++i) {
    halves[i] = static_cast<std::uint16_t>(i);
    if (i % 32768 > 0x7C00) continue;  // NaN
    const auto value = [](std::uint32_t bits) {
      return (bits & 0x7FFFu) == 0x7C00 ? 65536 : std::fabs(weft::detail::half_value(static_cast<std::uint16_t>(bits)));
    };
    const auto middle = static_cast<float>((value(i) + (i % 32768 == 0x7C00 ? 65536 : value(i + 1))) / 2);
    for (const float x : {middle, std::nextafter(middle, 0.0F), std::nextafter(middle, 1e9F)})
      between.push_back(i < 32768 ? x : -x);
  }
  for (const Isa isa : available_isas()) {
    LoopArguments widen{1, 65536, 65536};
    widen.load[0] = halves.data();
    widen.store[0] = floats.data();
    FusedLoop<load(0, full, f16), op(Opcode::convert, 0, full, f32), store(1, 0)>::function(isa)(widen);
    for (std::uint32_t i = 0; i < 65536; ++i) {
      const double wanted = weft::detail::half_value(static_cast<std::uint16_t>(i));
      const bool is_right = std::isnan(wanted) ? std::isnan(floats[i]) : static_cast<double>(floats[i]) == wanted;
      ASSERT_TRUE(is_right && std::signbit(floats[i]) == (i >= 32768)) << i << " on " << name_of(isa);
    }
    narrowed.assign(between.size(), 0);
    LoopArguments narrow{1, std::ssize(between), std::ssize(between)};
    narrow.load[0] = between.data();
    narrow.store[0] = narrowed.data();
    FusedLoop<load(0), op(Opcode::convert, 0, full, f16), store(1, 0, full, f16)>::function(isa)(narrow);
    for (std::size_t i = 0; i < between.size(); ++i)
      ASSERT_EQ(narrowed[i], weft::detail::half_bits(static_cast<double>(between[i]))) << between[i] << " on " << name_of(isa);
  }
}
TEST(FusedLoop, ComputesOnF16) { Arithmetic<f16>::check_sizes({.absolute = 1e-6, .special = true}); }

// What rounds on one instruction set is an instruction, on another arithmetic.
TEST(FusedLoop, NaNOfF16HasTheSameBitsOnEveryInstructionSet) {
  std::vector<std::uint32_t> given, made;
  for (const std::uint32_t payload : {0x1u, 0x1FFFu, 0x2000u, 0x3FFFFFu, 0x400000u, 0x555555u, 0x7FFFFFu})
    for (const std::uint32_t sign : {0x0u, 0x80000000u}) given.push_back(sign | 0x7F800000u | payload);
  for (const Isa isa : available_isas()) {
    made.assign(given.size(), 0);
    LoopArguments arguments{1, std::ssize(given), std::ssize(given)};
    arguments.load[0] = given.data();
    arguments.store[0] = made.data();
    FusedLoop<load(0), op(Opcode::convert, 0, full, f16), store(1, 0)>::function(isa)(arguments);
    for (std::size_t i = 0; i < given.size(); ++i)
      EXPECT_EQ(made[i], (given[i] & 0x80000000u) | 0x7FC00000u) << given[i] << " on " << name_of(isa);
  }
}

// Each value with numbers, infinities and NaN of many payloads.
TEST(FusedLoop, KeepsNaNOfBf16) {
  std::vector<std::uint16_t> all(65536), made(65536);
  for (std::uint32_t i = 0; i < 65536; ++i) all[i] = static_cast<std::uint16_t>(i);
  const auto value = [](std::uint16_t half) { return __builtin_bit_cast(float, std::uint32_t{half} << 16); };
  const auto expect = [&](auto function, auto wanted) {
    for (const Isa isa : available_isas())
      for (const int other : {0x0000, 0x8000, 0x0001, 0x3F80, 0xBF81, 0x7F7F, 0x7F80, 0xFF80, 0x7F81, 0x7FFF, 0xFFFF}) {
        const auto second = static_cast<std::uint16_t>(other);
        LoopArguments arguments{1, 65536, 65536};
        arguments.load[0] = all.data();
        arguments.load[1] = &second;
        arguments.store[0] = made.data();
        function(isa)(arguments);
        for (std::size_t i = 0; i < all.size(); ++i) {
          const double exact = wanted(static_cast<double>(value(all[i])), static_cast<double>(value(second)));
          const double got = static_cast<double>(value(made[i]));
          ASSERT_EQ(std::isnan(got), std::isnan(exact)) << i << " with " << other << " on " << name_of(isa);
        }
      }
  };
  expect(FusedLoop<load(0, full, bf16), load(1, scalar, bf16), op(Opcode::add, 0, 1, full, bf16),
                   store(2, 0, full, bf16)>::function, [](double a, double b) { return a + b; });
  expect(FusedLoop<load(0, full, bf16), load(1, scalar, bf16), op(Opcode::multiply, 0, 1, full, bf16),
                   store(2, 0, full, bf16)>::function, [](double a, double b) { return a * b; });
  expect(FusedLoop<load(0, full, bf16), load(1, scalar, bf16), op(Opcode::divide, 1, 0, full, bf16),
                   store(2, 0, full, bf16)>::function, [](double a, double b) { return b / a; });
}

TEST(FusedLoop, BroadcastsRowsColumnsAndScalars) {
  FusedCase<load(0), load(1, row), load(2, col), load(3, scalar), op(Opcode::multiply, 1, 3, row),
            op(Opcode::add, 2, 3, col), op(Opcode::multiply, 3, 3, scalar), op(Opcode::multiply, 0, 4),
            op(Opcode::add, 7, 5), op(Opcode::subtract, 8, 6), store(9, 0), store(4, 1, row), store(5, 2, col),
            store(6, 3, scalar), store(4, 4), store(5, 5), store(6, 6)>::check_sizes({.absolute = 3e-6});
  FusedCase<load(0, row, i32), load(1, col, pred), load(2, scalar, bf16), op(Opcode::convert, 0, row),
            op(Opcode::convert, 1, col), op(Opcode::add, 3, 4), op(Opcode::add, 5, 2), store(6, 0),
            store(0, 1, row, i32), store(1, 2, col, pred), store(2, 3, scalar, bf16)>::check_sizes();
}

TEST(FusedLoop, KnowsRowAndColumn) {
  FusedCase<op(Opcode::row_index, 0, full, i32), op(Opcode::col_index, 0, full, i32),
            op(Opcode::col_index, 0, col, u32), op(Opcode::row_index, 0, row, u32), op(Opcode::less, 0, 1, pred),
            op(Opcode::add, 2, 3, u32), store(4, 0, full, pred), store(5, 1, full, u32), store(0, 2, full, i32),
            store(3, 3, row, u32), store(2, 4, col, u32)>::check_sizes();
}

TEST(FusedLoop, MayOverwriteAnOperand) {
  // The store is written before the second load: the kernel loads first all the same.
  FusedCase<load(0), load(1), op(Opcode::add, 0, 1), store(2, 0), load(0), op(Opcode::multiply, 4, 2),
            store(5, 1)>::check_sizes({.absolute = 1e-6, .in_place = true});
}

TEST(FusedLoop, DrawsTheSameRandomBitsAsTheHost) {
  // bits = random_bits(seed, row_index * cols + col_index, stream); a dropout mask.
  FusedCase<load(0, scalar, u32), load(1, scalar, u32), load(2, scalar, u32), op(Opcode::row_index, 0, row, u32),
            op(Opcode::col_index, 0, col, u32), op(Opcode::multiply, 3, 2, row, u32), op(Opcode::add, 5, 4, u32),
            op(Opcode::random_bits, 0, 6, 1, full, u32), op(Opcode::less, 7, 0, pred), load(3), load(4, scalar),
            op(Opcode::multiply, 9, 10), op(Opcode::subtract, 9, 9), op(Opcode::select, 8, 11, 12),
            store(7, 0, full, u32), store(13, 1), store(8, 2, full, pred)>::check_sizes();
}

TEST(FusedLoop, DoesNotContractAProductAndASum) {
  // With one rounding instead of two, a * b + c here is not 0.
  using Kernel = FusedLoop<load(0), load(1), load(2), op(Opcode::multiply, 0, 1), op(Opcode::add, 3, 2), store(4, 0)>;
  std::vector<float> a(37, 1.0f + 0x1p-12f), b(37, 1.0f + 0x1p-12f), c(37, -(1.0f + 0x1p-11f)), out(37, 1.0f);
  LoopArguments arguments;
  arguments.rows = 1;
  arguments.cols = 37;
  arguments.load[0] = a.data();
  arguments.load[1] = b.data();
  arguments.load[2] = c.data();
  arguments.store[0] = out.data();
  for (const Isa isa : available_isas()) {
    Kernel::function(isa)(arguments);
    for (const float x : out) ASSERT_EQ(x, 0.0f) << name_of(isa);
  }
}

TEST(FusedLoop, GivesAnElementTheSameBitsWhereverItFalls) {
  using Kernel = FusedLoop<load(0), op(Opcode::exp, 0), op(Opcode::tanh, 1), op(Opcode::logistic, 0),
                           op(Opcode::multiply, 2, 3), store(4, 0)>;
  std::vector<float> x(200), whole(200), part(200);
  for (int i = 0; i < 200; ++i) x[to_size(i)] = 0.037f * static_cast<float>(i) - 4.0f;
  const auto run = [](Isa isa, const float* from, float* to, Index count) {
    LoopArguments arguments;
    arguments.rows = 1;
    arguments.cols = count;
    arguments.load[0] = from;
    arguments.store[0] = to;
    Kernel::function(isa)(arguments);
  };
  for (const Isa isa : available_isas()) {
    run(isa, x.data(), whole.data(), 200);
    for (Index i = 0; i < 200; i += 7) run(isa, x.data() + i, part.data() + i, i + 7 < 200 ? 7 : 200 - i);
    for (std::size_t i = 0; i < 200; ++i)
      ASSERT_EQ(__builtin_bit_cast(std::uint32_t, whole[i]), __builtin_bit_cast(std::uint32_t, part[i]))
          << name_of(isa);
  }
}

TEST(FusedLoop, UpdatesParametersByAdamW) {
  // Operands: parameter, gradient, first and second moment, learning rate, beta 1 and 2, 1 - beta 1 and 2, epsilon,
  // decay, and bias corrections multiplied into the rate beforehand.
  FusedCase<load(0), load(1), load(2), load(3), load(4, scalar), load(5, scalar), load(6, scalar), load(7, scalar),
            load(8, scalar), load(9, scalar), load(10, scalar), op(Opcode::multiply, 2, 5), op(Opcode::multiply, 1, 7),
            op(Opcode::add, 11, 12), op(Opcode::multiply, 3, 6), op(Opcode::multiply, 1, 1),
            op(Opcode::multiply, 15, 8), op(Opcode::add, 14, 16), op(Opcode::sqrt, 17), op(Opcode::add, 18, 9),
            op(Opcode::divide, 13, 19), op(Opcode::multiply, 0, 10), op(Opcode::add, 20, 21),
            op(Opcode::multiply, 22, 4), op(Opcode::subtract, 0, 23), store(24, 0), store(13, 1),
            store(17, 2)>::check_sizes({.absolute = 1e-6, .low = 0.1, .high = 1.0, .in_place = true});
}

template <EncodedInstruction... Encoded>
void check_epilogue(Index padding) {
  constexpr EncodedInstruction encoded[] = {Encoded...};
  constexpr int size = sizeof...(Encoded);
  const Index rows = 13, cols = 70;
  std::vector<float> tile(to_size(rows * (cols + padding)));
  std::uint32_t state = 7;
  for (float& x : tile) x = static_cast<float>(generate(f32, {}, state));
  const CaseSettings settings{.padding = padding};
  CaseMemory want = make_memory(encoded, size, rows, cols, settings);
  const reference::Tile all{tile.data(), cols + padding};
  reference::fused_loop(encoded, size, want.arguments, all);
  for (const Isa isa : available_isas()) {
    CaseMemory got = make_memory(encoded, size, rows, cols, settings);
    for (Index r = 0; r < rows; r += 6)
      for (Index c = 0; c < cols; c += 48)
        FusedEpilogue<Encoded...>::function(isa)(got.arguments, tile.data() + r * all.stride + c, all.stride, r, c,
                                                 r + 6 < rows ? 6 : rows - r, c + 48 < cols ? 48 : cols - c);
    compare_memory(got, want, encoded, size, settings, name_of(isa));
  }
}

TEST(FusedEpilogue, AddsABiasAndClipsAtZero) {
  for (const Index padding : {0, 3})
    check_epilogue<op(Opcode::accumulator), load(0, col), op(Opcode::add, 0, 1), load(1, scalar),
                   op(Opcode::maximum, 2, 3), op(Opcode::greater, 2, 3, pred), store(4, 0), store(5, 1, full, pred)>(
        padding);
}

TEST(FusedEpilogue, MasksByAnOperandAndScalesRows) {
  for (const Index padding : {0, 3})
    check_epilogue<op(Opcode::accumulator), load(0, full, pred), load(1, scalar), op(Opcode::select, 1, 0, 2),
                   load(2, row), op(Opcode::multiply, 3, 4), op(Opcode::row_index, 0, row, i32),
                   op(Opcode::col_index, 0, col, i32), op(Opcode::add, 6, 7, i32), store(5, 0), store(8, 1, full, i32),
                   store(5, 2, full, bf16)>(padding);
}

}  // namespace weft::test::fused_loop_test
