// Test helper: runs a list of instructions on generated operands on every instruction set that this machine has, and
// compares each output with the reference, element by element, and all memory with that of the interpreted list, to the
// bit.
#ifndef WEFT_TESTS_KERNELS_FUSED_LOOP_CASE_HPP
#define WEFT_TESTS_KERNELS_FUSED_LOOP_CASE_HPP

#include <kernels/available_isas.hpp>

#include <weft/kernels/fused_loop.hpp>
#include <weft/kernels/interpreted_loop.hpp>
#include <weft/reference/fused_loop.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace weft::test {

inline constexpr Extent full = Extent::full, row = Extent::row, col = Extent::col, scalar = Extent::scalar;
inline constexpr DType f32 = DType::f32, bf16 = DType::bf16, f16 = DType::f16, i32 = DType::i32, u32 = DType::u32, pred = DType::pred;

// Encoded instructions.
constexpr EncodedInstruction load(int slot, Extent extent = full, DType dtype = f32) {
  return encode({Opcode::load, 0, 0, 0, dtype, extent, static_cast<std::uint8_t>(slot)});
}
constexpr EncodedInstruction store(int a, int slot, Extent extent = full, DType dtype = f32) {
  return encode({Opcode::store, static_cast<std::uint8_t>(a), 0, 0, dtype, extent, static_cast<std::uint8_t>(slot)});
}
constexpr EncodedInstruction op(Opcode code, int a = 0, int b = 0, int c = 0, Extent extent = full, DType dtype = f32) {
  return encode({code, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c), dtype,
                 extent, 0});
}
constexpr EncodedInstruction op(Opcode code, int a, int b, Extent extent, DType dtype = f32) {
  return op(code, a, b, 0, extent, dtype);
}
constexpr EncodedInstruction op(Opcode code, int a, Extent extent, DType dtype = f32) {
  return op(code, a, 0, 0, extent, dtype);
}
constexpr EncodedInstruction op(Opcode code, int a, int b, DType dtype) { return op(code, a, b, 0, full, dtype); }

struct CaseSettings {
  double relative = 1e-6, absolute = 1e-7;  // tolerance of floating outputs
  double low = -3.0, high = 3.0;            // range of floating operands
  bool special = false;                     // also infinities, NaN, zeros, subnormal and huge numbers, extreme integers
  Index padding = 0;                        // elements between the rows of full operands and outputs
  bool in_place = false;                    // output 0 is operand 0
};

inline std::uint32_t next_random(std::uint32_t& state) {
  state = state * 1664525u + 1013904223u;
  return state >> 8;
}

// One generated element.
inline double generate(DType type, const CaseSettings& settings, std::uint32_t& state) {
  const double unit = static_cast<double>(next_random(state)) * 0x1p-24;
  const std::uint32_t pick = next_random(state);
  constexpr double specials[] = {0.0,  -0.0, HUGE_VAL, -HUGE_VAL, __builtin_nan(""), 1e-40, -3e38, 1.0,
                                 -1.0, 0.5,  88.7,     -104.0};
  constexpr double extremes[] = {0.0, 1.0, 31.0, 32.0, 2147483647.0, 40.0};
  if (type == pred) return pick % 2 == 0 ? 1.0 : 0.0;
  if (is_floating(type))
    return settings.special && pick % 2 == 0 ? specials[pick / 2 % 12]
                                             : settings.low + (settings.high - settings.low) * unit;
  if (settings.special && pick % 2 == 0) return extremes[pick / 2 % 6];
  if (settings.special && type == i32 && pick % 3 == 0) return pick % 9 == 0 ? -0x1p31 : -1.0;
  return type == i32 ? std::floor(unit * 200.0) - 100.0 : std::floor(unit * 200.0);
}

// The buffers of one run; every buffer has guard bytes behind it.
struct CaseMemory {
  std::vector<std::vector<char>> load, store;
  LoopArguments arguments;
};

inline CaseMemory make_memory(const EncodedInstruction* encoded, int size, Index rows, Index cols,
                              const CaseSettings& settings) {
  CaseMemory memory;
  memory.load.resize(max_loads);
  memory.store.resize(max_stores);
  LoopArguments& arguments = memory.arguments;
  arguments.rows = rows;
  arguments.cols = cols;
  arguments.stride = cols + settings.padding;
  const Index stride = cols + settings.padding;
  std::uint32_t state = 12345;
  for (int i = 0; i < size; ++i) {
    const Instruction now = decode(encoded[i]);
    if (now.opcode != Opcode::load && now.opcode != Opcode::store) continue;
    const Index elements = now.extent == full ? rows * stride : now.extent == row ? rows : now.extent == col ? cols : 1;
    auto& buffer = now.opcode == Opcode::load ? memory.load[now.slot] : memory.store[now.slot];
    buffer.assign(to_size(elements * size_bytes(now.dtype) + 8), static_cast<char>(0x5A));
    if (now.opcode == Opcode::load) {
      for (Index k = 0; k < elements; ++k)
        reference::write_element(buffer.data(), k, now.dtype, generate(now.dtype, settings, state));
      arguments.load[now.slot] = buffer.data();
    } else {
      arguments.store[now.slot] = buffer.data();
    }
  }
  if (settings.in_place) arguments.store[0] = memory.load[0].data();
  return memory;
}

// Compares the outputs of `got` and `want`, whole buffers with gaps and guards.
inline void compare_memory(const CaseMemory& got, const CaseMemory& want, const EncodedInstruction* encoded, int size,
                           const CaseSettings& settings, const char* what) {
  for (int i = 0; i < size; ++i) {
    const Instruction now = decode(encoded[i]);
    if (now.opcode != Opcode::store) continue;
    const bool in_place = settings.in_place && now.slot == 0;
    const auto& a = in_place ? got.load[0] : got.store[now.slot];
    const auto& b = in_place ? want.load[0] : want.store[now.slot];
    ASSERT_EQ(a.size(), b.size());
    for (Index k = 0; k < (static_cast<Index>(a.size()) - 8) / size_bytes(now.dtype); ++k) {
      const double x = reference::read_element(a.data(), k, now.dtype),
                   y = reference::read_element(b.data(), k, now.dtype);
      if (x == y || (std::isnan(x) && std::isnan(y))) continue;
      const double last_place = now.dtype == bf16 ? 0x1p-7 : now.dtype == f16 ? 0x1p-10 : settings.relative;
      const double step = settings.relative > 0 ? last_place : 0;
      ASSERT_TRUE(is_floating(now.dtype) && std::fabs(x - y) <= settings.absolute + step * std::fabs(y))
          << what << ", " << got.arguments.rows << " x " << got.arguments.cols << ", output " << int{now.slot}
          << ", instruction " << int{now.a} << ", element " << k << ": got " << x << ", expected " << y;
    }
    for (std::size_t k = a.size() - 8; k < a.size(); ++k)
      ASSERT_EQ(a[k], 0x5A) << what << ": wrote behind output " << int{now.slot};
  }
}

template <EncodedInstruction... Encoded>
struct FusedCase {
  static constexpr EncodedInstruction encoded[] = {Encoded...};
  static constexpr int size = sizeof...(Encoded);

  static void check(Index rows, Index cols, const CaseSettings& settings = {}) {
    CaseMemory want = make_memory(encoded, size, rows, cols, settings);
    reference::fused_loop(encoded, size, want.arguments);
    for (const Isa isa : available_isas()) {
      CaseMemory got = make_memory(encoded, size, rows, cols, settings);
      FusedLoop<Encoded...>::function(isa)(got.arguments);
      compare_memory(got, want, encoded, size, settings, name_of(isa));
      if (testing::Test::HasFatalFailure()) return;
      check_interpreted(got, isa, settings);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
  // `compiled`: after the compiled kernel ran on it.
  static void check_interpreted(const CaseMemory& compiled, Isa isa, const CaseSettings& settings) {
    const LoopArguments& sizes = compiled.arguments;
    CaseMemory interpreted = make_memory(encoded, size, sizes.rows, sizes.cols, settings);
    const auto program = interpreted_loop(encoded, isa);
    interpreted.arguments.program = program.get();
    interpreting_loop(isa)(interpreted.arguments);
    ASSERT_EQ(interpreted.store, compiled.store) << name_of(isa) << ", " << sizes.rows << " x " << sizes.cols;
    ASSERT_EQ(interpreted.load, compiled.load) << name_of(isa) << ", " << sizes.rows << " x " << sizes.cols;
  }
  // Odd sizes around the vector lengths, with and without gaps between rows.
  static void check_sizes(CaseSettings settings = {}) {
    for (const Index cols : {1, 3, 15, 16, 17, 33, 64, 130, 1000})
      for (const Index rows : {0, 1, 2, 7})
        for (const Index padding : {0, 5}) {
          settings.padding = padding;
          check(rows, cols, settings);
          if (testing::Test::HasFatalFailure()) return;
        }
    check(3, 0, settings);
  }
};

}  // namespace weft::test

#endif
