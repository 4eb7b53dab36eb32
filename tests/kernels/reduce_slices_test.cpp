// reduce_slices against one scalar loop, for every instruction set of this machine.
#include <kernels/available_isas.hpp>

#include <weft/base/random.hpp>
#include <weft/kernels/reduce_slices.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace weft::reduce_slices_test {

using test::available_isas;
using Kernel = void (*)(ReductionKind, DType, const void* const*, int, void* const*, int, Index);

template <class A>
A combine(ReductionKind kind, A a, A b) {
  if constexpr (std::is_same_v<A, std::int32_t>) {  // wraps
    const auto left = static_cast<std::uint32_t>(a), right = static_cast<std::uint32_t>(b);
    if (kind == ReductionKind::sum) return static_cast<A>(left + right);
    if (kind == ReductionKind::product) return static_cast<A>(left * right);
  }
  switch (kind) {
    case ReductionKind::sum: return static_cast<A>(a + b);
    case ReductionKind::product: return static_cast<A>(a * b);
    case ReductionKind::min: return (a < b || a != a) ? a : b;
    case ReductionKind::max: return (a > b || a != a) ? a : b;
    default: break;
  }
  if constexpr (!std::is_floating_point_v<A>) return static_cast<A>(kind == ReductionKind::bit_and ? a & b : a | b);
  return a;
}

// Element `e` of input `i`: small numbers of both signs, zeros, infinities and NaN among the floats.
template <class T>
T value_at(int i, Index e) {
  const std::uint32_t bits = random_bits(7, static_cast<std::uint32_t>(e), static_cast<std::uint32_t>(i));
  if constexpr (std::is_same_v<T, bool>)
    return bits % 2 == 1;
  else if constexpr (std::is_integral_v<T>)
    return static_cast<T>(bits);
  else {
    if (bits % 97 == 0) return T(std::numeric_limits<float>::quiet_NaN());
    if (bits % 89 == 0) return T(std::numeric_limits<float>::infinity());
    if (bits % 7 == 0) return T(-0.0f);
    return T(uniform_from_bits(bits) * 4.0f - 2.0f);
  }
}

template <class T, class A>
void compare(ReductionKind kind, int inputs, int outputs, Index count, Index misalignment) {
  std::vector<std::vector<char>> in(static_cast<std::size_t>(inputs)), out(static_cast<std::size_t>(outputs));
  std::vector<const void*> in_pointers;
  const auto bytes = static_cast<std::size_t>(count) * sizeof(T);
  const auto shift = static_cast<std::size_t>(misalignment) * sizeof(T);
  for (int i = 0; i < inputs; ++i) {
    auto& buffer = in[static_cast<std::size_t>(i)];
    buffer.resize(bytes + shift + 1);
    for (Index e = 0; e < count; ++e) {
      const T value = value_at<T>(i, e);
      std::memcpy(buffer.data() + shift + static_cast<std::size_t>(e) * sizeof(T), &value, sizeof(T));
    }
    in_pointers.push_back(buffer.data() + shift);
  }
  std::vector<char> expected(bytes);
  for (Index e = 0; e < count; ++e) {
    A total = static_cast<A>(value_at<T>(0, e));
    for (int i = 1; i < inputs; ++i) total = combine(kind, total, static_cast<A>(value_at<T>(i, e)));
    const T value = static_cast<T>(total);
    std::memcpy(expected.data() + static_cast<std::size_t>(e) * sizeof(T), &value, sizeof(T));
  }
  for (const Isa isa : available_isas()) {
    std::vector<void*> out_pointers;
    for (auto& buffer : out) {
      buffer.assign(bytes + shift + 1, 0x5A);
      out_pointers.push_back(buffer.data() + shift);
    }
    const Kernel kernel = WEFT_SELECT_ISA(isa, reduce_slices);
    kernel(kind, dtype_of<T>, in_pointers.data(), inputs, out_pointers.data(), outputs, count);
    for (const auto& buffer : out) {
      EXPECT_TRUE(std::equal(expected.begin(), expected.end(), buffer.data() + shift))
          << name_of(isa) << " " << name_of(kind) << " " << name_of(dtype_of<T>) << " " << inputs << " x " << count;
      EXPECT_EQ(buffer.back(), 0x5A) << "wrote past the end";
    }
  }
}

constexpr ReductionKind all_kinds[] = {ReductionKind::sum, ReductionKind::product, ReductionKind::min,
                                    ReductionKind::max, ReductionKind::bit_and, ReductionKind::bit_or};

TEST(ReduceSlices, EqualsAScalarLoopToTheLastBit) {
  for (const ReductionKind kind : all_kinds) {
    for (const Index count : {0, 1, 15, 63, 64, 65, 300, 2100}) {
      for (const int inputs : {1, 2, 3, 8}) {
        // A float's NaN payload is not specified, so the NaNs of sums are left to the next test.
        if (can_reduce(kind, DType::i32)) compare<std::int32_t, std::int32_t>(kind, inputs, 1, count, 1);
        if (can_reduce(kind, DType::u32)) compare<std::uint32_t, std::uint32_t>(kind, inputs, 2, count, 0);
        if (can_reduce(kind, DType::pred)) compare<bool, int>(kind, inputs, 1, count, 3);
        if (kind != ReductionKind::min && kind != ReductionKind::max) continue;
        compare<float, float>(kind, inputs, inputs, count, 1);
        compare<bfloat16, float>(kind, inputs, 1, count, 1);
      }
    }
  }
}

template <class T>
std::vector<float> reduce_few(ReductionKind kind, std::vector<std::vector<float>> rows) {
  std::vector<std::vector<T>> in;
  std::vector<const void*> pointers;
  for (const auto& row : rows) {
    in.emplace_back();
    for (const float value : row) in.back().push_back(T(value));
  }
  for (const auto& row : in) pointers.push_back(row.data());
  std::vector<T> out(rows[0].size());
  void* to = out.data();
  reduce_slices(kind, dtype_of<T>, pointers.data(), static_cast<int>(in.size()), &to, 1,
                static_cast<Index>(out.size()));
  std::vector<float> result;
  for (const T value : out) result.push_back(static_cast<float>(value));
  return result;
}

TEST(ReduceSlices, AddsFloatsInTheOrderOfTheArrays) {
  // (1e8 + 1) + -1e8 is 0 in float, (1e8 + -1e8) + 1 is 1.
  EXPECT_EQ(reduce_few<float>(ReductionKind::sum, {{1e8f, 1e8f}, {1.0f, -1e8f}, {-1e8f, 1.0f}}),
            (std::vector<float>{0.0f, 1.0f}));
  EXPECT_EQ(reduce_few<float>(ReductionKind::product, {{2.0f}, {3.0f}, {-4.0f}}), std::vector<float>{-24.0f});
}

TEST(ReduceSlices, AccumulatesBfloat16InFloatAndRoundsOnce) {
  // 256 + 1 is 256 in bfloat16; four ones at once are seen.
  EXPECT_EQ(reduce_few<bfloat16>(ReductionKind::sum, {{256}, {1}, {1}, {1}, {1}}), std::vector<float>{260.0f});
}

TEST(ReduceSlices, KeepsNan) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for (const ReductionKind kind : {ReductionKind::sum, ReductionKind::product, ReductionKind::min, ReductionKind::max}) {
    for (const float value : reduce_few<float>(kind, {{nan, 1, 1}, {1, nan, 1}, {1, 1, nan}})) EXPECT_NE(value, value);
    for (const float value : reduce_few<bfloat16>(kind, {{nan, 1, 1}, {1, nan, 1}, {1, 1, nan}}))
      EXPECT_NE(value, value);
  }
}

TEST(ReduceSlices, MayWriteOverAnInput) {
  std::vector<float> first(100, 1.0f), second(100, 2.0f), third(100, 4.0f);
  const void* in[] = {first.data(), second.data(), third.data()};
  void* out[] = {third.data(), first.data()};
  reduce_slices(ReductionKind::sum, DType::f32, in, 3, out, 2, 100);
  EXPECT_EQ(first, std::vector<float>(100, 7.0f));
  EXPECT_EQ(second, std::vector<float>(100, 2.0f));
  EXPECT_EQ(third, std::vector<float>(100, 7.0f));
}

}  // namespace weft::reduce_slices_test
