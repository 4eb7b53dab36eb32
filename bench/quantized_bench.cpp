// Products of integers and with weights in few bits on one core, in turns, medians of processor time:
//   u8 x s8 -> s32, square, beside oneDNN where CMake found it: the same row-major operands, packed in every call by
//   both
//     (OMP_NUM_THREADS=1);
//   one row and sixteen rows of f32 times a matrix of weights in 8 and 4 bits, beside the same product in f32.
// A line a case with the ratio, above 1: weft, or fewer bits, is faster. With --lines: of the second kind alone, as
// JSON lines that bench/peers/compare.py reads: weft, whose weights alone are in 8 bits, and others in turns with it.
#include "measure.hpp"

#include <weft/kernels/gemm.hpp>
#include <weft/kernels/integer_gemm.hpp>

#if WEFT_BENCH_ONEDNN
#include <dnnl.hpp>

#include <unordered_map>
#endif

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using weft::Index;

// Milliseconds of the processor, the median of `rounds` turns of each.
std::vector<double> in_turns(const std::vector<std::function<void()>>& runs, int rounds) {
  std::vector<std::vector<double>> times(runs.size());
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < runs.size(); ++i) {
      const std::clock_t start = std::clock();
      runs[i]();
      times[i].push_back(static_cast<double>(std::clock() - start) * 1e3 / CLOCKS_PER_SEC);
    }
  std::vector<double> medians;
  for (std::vector<double>& own : times) {
    std::sort(own.begin(), own.end());
    medians.push_back(own[own.size() / 2]);
  }
  return medians;
}
// Numbers that begin with a cache line, as in an arena.
template <class T>
class Aligned {
 public:
  explicit Aligned(Index count, T value = {}) : memory_(weft::to_size(count) + 64, value) {}
  [[nodiscard]] T* data() {
    const auto at = reinterpret_cast<std::uintptr_t>(memory_.data());
    return memory_.data() + (64 - at % 64) % 64 / sizeof(T);
  }

 private:
  std::vector<T> memory_;
};
Aligned<std::uint8_t> bytes(Index count) {
  Aligned<std::uint8_t> all(count);
  std::uint32_t state = 1;
  for (Index i = 0; i < count; ++i) {
    state = state * 1664525u + 1013904223u;
    all.data()[i] = static_cast<std::uint8_t>(state >> 24);
  }
  return all;
}

void compare_integers(Index size) {
  Aligned<std::uint8_t> a = bytes(size * size), b = bytes(size * size);
  Aligned<std::int32_t> c(size * size);
  Aligned<char> room(weft::integer_workspace_bytes(size, size, size));
  const weft::IntegerGemm g{
      size, size,     size, a.data(),   size, true, reinterpret_cast<const std::int8_t*>(b.data()),
      size, c.data(), size, room.data()};
  const int repeats = size <= 256 ? 16 : 1;
  std::vector<std::function<void()>> runs{[&] {
    for (int i = 0; i < repeats; ++i) weft::integer_gemm(g);
  }};
#if WEFT_BENCH_ONEDNN
  Aligned<std::int32_t> theirs(size * size);
  const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  dnnl::stream stream(engine);
  using Type = dnnl::memory::data_type;
  const auto matrix = [&](Type type) { return dnnl::memory::desc({size, size}, type, dnnl::memory::dims{size, 1}); };
  const dnnl::matmul multiply(
      dnnl::matmul::primitive_desc(dnnl::matmul::desc(matrix(Type::u8), matrix(Type::s8), matrix(Type::s32)), engine));
  const std::unordered_map<int, dnnl::memory> roles{
      {DNNL_ARG_SRC, dnnl::memory(matrix(Type::u8), engine, a.data())},
      {DNNL_ARG_WEIGHTS, dnnl::memory(matrix(Type::s8), engine, b.data())},
      {DNNL_ARG_DST, dnnl::memory(matrix(Type::s32), engine, theirs.data())}};
  runs.emplace_back([&] {
    for (int i = 0; i < repeats; ++i) multiply.execute(stream, roles);
    stream.wait();
  });
#endif
  const std::vector<double> times = in_turns(runs, 21);
  std::printf("u8s8s32 %lld^3: weft %.3f ms", static_cast<long long>(size), times[0] / repeats);
  if (times.size() > 1) std::printf(", oneDNN %.3f ms, ratio %.2f", times[1] / repeats, times[1] / times[0]);
  std::printf("\n");
#if WEFT_BENCH_ONEDNN
  if (!std::equal(c.data(), c.data() + size * size, theirs.data()))
    std::printf("  oneDNN's sums are not exact here: its instruction for bytes saturates\n");
#endif
}

void compare_weights(Index m, Index n, Index k, bool as_lines) {
  Aligned<float> a(m * k, 0.5F), b(k * n, 0.25F), c(m * n);
  std::vector<float> scales(weft::to_size(k / 32 * n), 0.125F);
  Aligned<std::uint8_t> weights = bytes(k * n);
  Aligned<float> room(weft::gemm_workspace_bytes(m, n, k, false) / 4);
  Aligned<char> other(weft::integer_matmul_workspace_bytes(m, n, k));
  const weft::QuantizedMatrix whole{8, weights.data(), n, scales.data(), nullptr, n, k};
  const weft::QuantizedMatrix nibbles{4, weights.data(), n, scales.data(), nullptr, n, 32};
  weft::GemmArguments g;
  g.m = m, g.n = g.ldb = g.ldc = n, g.k = g.lda = k;
  g.a = a.data(), g.b = b.data(), g.c = c.data(), g.workspace = room.data();
  weft::GemmArguments eight = g, four = g;
  eight.quantized = &whole;
  four.quantized = &nibbles;
  const std::vector<std::function<void()>> runs{
      [&] { weft::gemm(g); }, [&] { weft::gemm(eight); }, [&] { weft::gemm(four); },
      [&] {
        weft::integer_matmul({m, n, k, a.data(), &whole, c.data(), other.data()});
      }};
  if (as_lines) {
    const std::string name = "quantized/" + std::to_string(m) + 'x' + std::to_string(n) + 'x' + std::to_string(k);
    const char* const who[] = {"weft f32", "weft", "weft int4 in blocks of 32", "weft int8 x int8"};
    for (std::size_t i = 0; i < runs.size(); ++i)
      bench::print_times(name.c_str(), bench::times_of(3, 60, runs[i]), who[i]);
    return;
  }
  const std::vector<double> times = in_turns(runs, 15);
  std::printf(
      "m=%lld %lldx%lld: f32 %.3f ms, int8 %.3f ms, ratio %.2f, int4/32 %.3f ms, ratio %.2f, int8 x int8 %.3f ms, "
      "ratio %.2f\n",
      static_cast<long long>(m), static_cast<long long>(k), static_cast<long long>(n), times[0], times[1],
      times[0] / times[1], times[2], times[0] / times[2], times[3], times[0] / times[3]);
}

}  // namespace

int main(int argc, char** argv) {
  const bool as_lines = argc == 2 && std::string_view(argv[1]) == "--lines";
  if (!as_lines)
    for (const Index size : {256, 512, 1024}) compare_integers(size);
  for (const Index m : {1, 16}) compare_weights(m, 4096, 4096, as_lines);
  return 0;
}
