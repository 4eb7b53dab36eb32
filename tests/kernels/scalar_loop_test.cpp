// Loops without vectors: on types that vectors have, the numbers of the oracle; on the others integers that wrap at
// their width and f64.
#include "fused_loop_case.hpp"

#include <weft/kernels/scalar_loop.hpp>
#include <weft/kernels/scalar_value.hpp>

namespace weft::test::scalar_loop_test {

constexpr DType i8 = DType::i8, i64 = DType::i64, u64 = DType::u64, f64 = DType::f64;

static_assert(scalar::wrapped(200, DType::i8) == static_cast<std::uint64_t>(-56) &&
              scalar::wrapped(456, DType::u8) == 200);

// y = function of loads x0 and x1.
template <class T>
std::vector<T> run_list(std::initializer_list<EncodedInstruction> list, const std::vector<T>& x0,
                        const std::vector<T>& x1) {
  const std::vector<EncodedInstruction> encoded(list);
  const ScalarLoop loop(encoded.data(), static_cast<int>(encoded.size()));
  EXPECT_TRUE(loop.plan.valid);
  std::vector<T> y(x0.size());
  LoopArguments arguments;
  arguments.rows = 1;
  arguments.cols = arguments.stride = static_cast<Index>(x0.size());
  arguments.load[0] = x0.data();
  arguments.load[1] = x1.data();
  arguments.store[0] = y.data();
  arguments.program = &loop;
  run_scalar_loop(arguments);
  return y;
}
template <class T>
std::vector<T> binary_of(Opcode code, DType dtype, const std::vector<T>& a, const std::vector<T>& b) {
  return run_list<T>({load(0, full, dtype), load(1, full, dtype), op(code, 0, 1, dtype), store(2, 0, full, dtype)}, a,
                     b);
}

TEST(ScalarLoop, IntegersWrapAtTheirWidth) {
  using Bytes = std::vector<std::int8_t>;
  EXPECT_EQ(binary_of<std::int8_t>(Opcode::add, i8, {127, -128, 5}, {1, -1, -7}), (Bytes{-128, 127, -2}));
  EXPECT_EQ(binary_of<std::int8_t>(Opcode::multiply, i8, {16, -128, 3}, {16, -1, 3}), (Bytes{0, -128, 9}));
  EXPECT_EQ(binary_of<std::int8_t>(Opcode::divide, i8, {-128, 7, -7}, {-1, 0, 2}), (Bytes{-128, -1, -3}));
  EXPECT_EQ(binary_of<std::int8_t>(Opcode::shift_right, i8, {-128, -1, 64}, {7, 100, -1}), (Bytes{-1, -1, 0}));
  using Words = std::vector<std::int64_t>;
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max(),
                         least = std::numeric_limits<std::int64_t>::min();
  EXPECT_EQ(binary_of<std::int64_t>(Opcode::add, i64, {most, 1LL << 53}, {1, 1}), (Words{least, (1LL << 53) + 1}));
  EXPECT_EQ(binary_of<std::int64_t>(Opcode::divide, i64, {least, most}, {-1, 0}), (Words{least, -1}));
  EXPECT_EQ(binary_of<std::int64_t>(Opcode::maximum, i64, {least, most}, {0, most - 1}), (Words{0, most}));
  using Naturals = std::vector<std::uint64_t>;
  EXPECT_EQ(binary_of<std::uint64_t>(Opcode::divide, u64, {~0ULL, 5}, {3, 0}), (Naturals{0x5555555555555555, ~0ULL}));
  EXPECT_EQ(binary_of<std::uint64_t>(Opcode::shift_left, u64, {1, 1}, {63, 64}), (Naturals{1ULL << 63, 0}));
}

TEST(ScalarLoop, DoublesAreComputedAsSuch) {
  EXPECT_EQ(binary_of<double>(Opcode::add, f64, {1, 0.1}, {1e-16, 0.2}), (std::vector<double>{1, 0.1 + 0.2}));
  EXPECT_EQ(binary_of<double>(Opcode::power, f64, {2, 10}, {0.5, -300}),
            (std::vector<double>{std::pow(2.0, 0.5), std::pow(10.0, -300.0)}));
  EXPECT_EQ(binary_of<double>(Opcode::remainder, f64, {-5.5, 1e300}, {3, 7}),
            (std::vector<double>{-2.5, std::fmod(1e300, 7)}));
}

TEST(ScalarLoop, ConversionsRoundOnceAndStopAtTheEnds) {
  using scalar::converted;
  using scalar::real;
  using scalar::word;
  EXPECT_EQ(real(converted((1u << 24) + 1, DType::i64, DType::f32)), 0x1p24);
  EXPECT_EQ(real(converted(0x4000004000000001u, DType::i64, DType::f32)), 0x1.000002p62);  // not by way of f64
  EXPECT_EQ(converted(word(1e30), f64, i64), 0x7FFFFFFFFFFFFFFFu);
  EXPECT_EQ(converted(word(-1e30), f64, i64), 0x8000000000000000u);
  EXPECT_EQ(converted(word(-5.0), f64, u64), 0u);
  EXPECT_EQ(converted(word(300.0), f64, DType::u8), 255u);
  EXPECT_EQ(converted(word(std::nan("")), f64, i64), 0u);
  EXPECT_EQ(scalar::nearest(0x1.0100000001p0, DType::bf16), 0x1.02p0);  // just above the middle: f32 alone would say 1
}

// Rows and columns are summed, and a value waits for the last pass, as in the oracle.
TEST(ScalarLoop, HasTheNumbersOfTheOracle) {
  constexpr EncodedInstruction norm[] = {load(0),
                                         op(Opcode::exp, 0),
                                         op(Opcode::sum_cols, 1, row),
                                         op(Opcode::divide, 1, 2),
                                         op(Opcode::max_cols, 0, row),
                                         store(3, 0),
                                         store(4, 1, row)};
  constexpr EncodedInstruction sums[] = {load(0),
                                         load(1, row),
                                         op(Opcode::multiply, 0, 1),
                                         op(Opcode::sum_rows, 2, col),
                                         op(Opcode::min_rows, 0, col),
                                         store(3, 0, col),
                                         store(4, 1, col)};
  for (const auto& list : {std::span<const EncodedInstruction>(norm), std::span<const EncodedInstruction>(sums)}) {
    const int size = static_cast<int>(list.size());
    const ScalarLoop loop(list.data(), size);
    CaseMemory expected = make_memory(list.data(), size, 5, 300, {}), got = make_memory(list.data(), size, 5, 300, {});
    reference::fused_loop(list.data(), size, expected.arguments);
    got.arguments.program = &loop;
    run_scalar_loop(got.arguments);
    for (std::size_t slot = 0; slot < 2; ++slot) {
      const auto* const a = static_cast<const float*>(expected.arguments.store[slot]);
      const auto* const b = static_cast<const float*>(got.arguments.store[slot]);
      for (int i = 0; i < 5; ++i)
        EXPECT_LE(std::fabs(a[i] - b[i]), 1e-5F * std::fabs(a[i]) + 1e-6F) << slot << ' ' << i;
    }
  }
}

}  // namespace weft::test::scalar_loop_test
