// Fused loops on one core: weft on every instruction set of the machine beside Eigen where CMake found it
// (WEFT_BENCH_EIGEN), the same expression in one process. Compare the ratios of `ns_per_element` of one run:
// --benchmark_enable_random_interleaving=true --benchmark_repetitions=9. Eigen uses only what the compiler was told to
// assume: for a fair peer build this file with -march=native; the label shows what it got.
#include <weft/kernels/fused_loop.hpp>

#include <benchmark/benchmark.h>

#if WEFT_BENCH_EIGEN
#include <Eigen/Core>
#endif

#include <cstdint>
#include <cstring>
#include <new>
#include <string>

namespace {

using weft::DType;
using weft::EncodedInstruction;
using weft::Extent;
using weft::Index;
using weft::Isa;
using weft::Opcode;

constexpr Extent row = Extent::row, col = Extent::col, scalar = Extent::scalar;

constexpr EncodedInstruction load(int slot, Extent extent = Extent::full) {
  return weft::encode({Opcode::load, 0, 0, 0, DType::f32, extent, static_cast<std::uint8_t>(slot)});
}
constexpr EncodedInstruction op(Opcode code, int a, int b = 0, Extent extent = Extent::full) {
  return weft::encode({code, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0, DType::f32, extent, 0});
}
constexpr EncodedInstruction store(int a, Extent extent = Extent::full) {
  return weft::encode({Opcode::store, static_cast<std::uint8_t>(a), 0, 0, DType::f32, extent, 0});
}

using MultiplyAdd =
    weft::FusedLoop<load(0), load(1), load(2), op(Opcode::multiply, 0, 1), op(Opcode::add, 3, 2), store(4)>;
using TanhExp = weft::FusedLoop<load(0), load(1), load(2), load(3), op(Opcode::multiply, 0, 1), op(Opcode::add, 4, 2),
                                op(Opcode::tanh, 5), op(Opcode::negate, 3), op(Opcode::exp, 7),
                                op(Opcode::multiply, 6, 8), store(9)>;
using Exp = weft::FusedLoop<load(0), op(Opcode::exp, 0), store(1)>;
using Tanh = weft::FusedLoop<load(0), op(Opcode::tanh, 0), store(1)>;
using Logistic = weft::FusedLoop<load(0), op(Opcode::logistic, 0), store(1)>;
using Log = weft::FusedLoop<load(0), op(Opcode::absolute, 0), op(Opcode::log, 1), store(2)>;
using Softmax =
    weft::FusedLoop<load(0), op(Opcode::max_cols, 0, 0, row), op(Opcode::subtract, 0, 1), op(Opcode::exp, 2),
                    op(Opcode::sum_cols, 3, 0, row), op(Opcode::divide, 3, 4), store(5)>;
// Operands: x, gamma, beta, 1 / cols, epsilon.
using LayerNorm =
    weft::FusedLoop<load(0), load(1, col), load(2, col), load(3, scalar), load(4, scalar),
                    op(Opcode::sum_cols, 0, 0, row), op(Opcode::multiply, 5, 3, row), op(Opcode::subtract, 0, 6),
                    op(Opcode::multiply, 7, 7), op(Opcode::sum_cols, 8, 0, row), op(Opcode::multiply, 9, 3, row),
                    op(Opcode::add, 10, 4, row), op(Opcode::rsqrt, 11, 0, row), op(Opcode::multiply, 7, 12),
                    op(Opcode::multiply, 13, 1), op(Opcode::add, 14, 2), store(15)>;
using SumRows = weft::FusedLoop<load(0), op(Opcode::sum_rows, 0, 0, col), store(1, col)>;

// Four operands and an output of rows x cols numbers in [-4, 4), each starting at its own place in a page.
class Arrays {
 public:
  Arrays(Index rows, Index cols)
      : step_((rows * cols + 1040) / 16 * 16),
        memory_(static_cast<float*>(::operator new (weft::to_size(step_) * 5 * sizeof(float), std::align_val_t{64}))) {
    std::uint32_t state = 1;
    for (Index i = 0; i < 5 * step_; ++i) {
      state = state * 1664525u + 1013904223u;
      memory_[i] = static_cast<float>(state >> 8) * 0x1p-21f - 4.0f;
    }
    scalars_[0] = 1.0f / static_cast<float>(cols);
    arguments.rows = rows;
    arguments.cols = cols;
    for (int i = 0; i < 4; ++i) arguments.load[i] = (*this)[i];
    arguments.store[0] = (*this)[4];
    arguments.stride = cols;
  }
  Arrays(const Arrays&) = delete;
  Arrays& operator=(const Arrays&) = delete;
  ~Arrays() { ::operator delete (memory_, std::align_val_t{64}); }

  [[nodiscard]] float* operator[](int i) const { return memory_ + i * step_; }
  // Operands 3 and 4 as the scalars of layer norm.
  void use_scalars() {
    arguments.load[3] = &scalars_[0];
    arguments.load[4] = &scalars_[1];
  }

  weft::LoopArguments arguments;

 private:
  Index step_;
  float* memory_;
  float scalars_[2] = {0.0f, 1e-5f};
};

void count_elements(benchmark::State& state, Index elements) {
  state.counters["ns_per_element"] =
      benchmark::Counter(static_cast<double>(elements) * 1e-9,
                         benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

template <class Kernel>
void run_weft(benchmark::State& state, Isa isa, bool scalars) {
  Arrays arrays(state.range(0), state.range(1));
  if (scalars) arrays.use_scalars();
  const weft::LoopFunction kernel = Kernel::function(isa);
  for (auto _ : state) {
    kernel(arrays.arguments);
    benchmark::ClobberMemory();
  }
  count_elements(state, state.range(0) * state.range(1));
}

void run_memcpy(benchmark::State& state) {
  const Arrays arrays(state.range(0), state.range(1));
  for (auto _ : state) {
    std::memcpy(arrays[4], arrays[0], weft::to_size(state.range(0) * state.range(1)) * sizeof(float));
    benchmark::ClobberMemory();
  }
  count_elements(state, state.range(0) * state.range(1));
}

#if WEFT_BENCH_EIGEN
using Array = Eigen::Map<Eigen::ArrayXf>;

template <class Body>
void run_eigen(benchmark::State& state, Body body) {
  Arrays arrays(state.range(0), state.range(1));
  for (auto _ : state) {
    body(arrays, state.range(0), state.range(1));
    benchmark::ClobberMemory();
  }
  count_elements(state, state.range(0) * state.range(1));
  state.SetLabel(Eigen::SimdInstructionSetsInUse());
}

// Calls body(output, a, b, c, d) on whole arrays.
template <class Body>
auto on_arrays(Body body) {
  return [body](const Arrays& x, Index rows, Index cols) {
    const Index n = rows * cols;
    Array out(x[4], n);
    body(out, Array(x[0], n), Array(x[1], n), Array(x[2], n), Array(x[3], n));
  };
}

void eigen_softmax(const Arrays& x, Index rows, Index cols) {
  for (Index r = 0; r < rows; ++r) {
    const Array in(x[0] + r * cols, cols);
    Array out(x[4] + r * cols, cols);
    out = (in - in.maxCoeff()).exp();
    out *= 1.0f / out.sum();
  }
}

void eigen_layer_norm(const Arrays& x, Index rows, Index cols) {
  const Array gamma(x[1], cols), beta(x[2], cols);
  for (Index r = 0; r < rows; ++r) {
    const Array in(x[0] + r * cols, cols);
    Array out(x[4] + r * cols, cols);
    const float mean = in.mean(), variance = (in - mean).square().mean();
    out = (in - mean) * (1.0f / std::sqrt(variance + 1e-5f)) * gamma + beta;
  }
}
#endif

using Sizes = std::initializer_list<std::initializer_list<Index>>;

void with_sizes(benchmark::internal::Benchmark* bench, Sizes sizes) {
  for (const auto& size : sizes) bench->Args({*size.begin(), *(size.begin() + 1)});
}

template <class Kernel>
void add_weft(const std::string& name, Sizes sizes, bool scalars = false) {
  for (int i = 0; i <= static_cast<int>(weft::widest_isa()); ++i) {
    const Isa isa = static_cast<Isa>(i);
    with_sizes(benchmark::RegisterBenchmark(
                   (name + "/weft_" + weft::name_of(isa)).c_str(),
                   [isa, scalars](benchmark::State& state) { run_weft<Kernel>(state, isa, scalars); }),
               sizes);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const Sizes lines = {{1, 1000}, {1, 100000}, {1, 10000000}}, cached = {{1, 2048}}, matrix = {{1024, 1024}};
  add_weft<MultiplyAdd>("multiply_add", lines);
  add_weft<TanhExp>("tanh_exp", lines);
  add_weft<Exp>("exp", cached);
  add_weft<Tanh>("tanh", cached);
  add_weft<Logistic>("logistic", cached);
  add_weft<Log>("log", cached);
  add_weft<Softmax>("softmax", {{1024, 1024}, {64, 10}});
  add_weft<LayerNorm>("layer_norm", matrix, true);
  add_weft<SumRows>("sum_rows", {{1024, 1024}, {64, 512}, {4096, 10}});
  with_sizes(benchmark::RegisterBenchmark("memcpy", run_memcpy), matrix);
#if WEFT_BENCH_EIGEN
  const auto add_eigen = [](const char* name, Sizes sizes, auto body) {
    with_sizes(benchmark::RegisterBenchmark((std::string(name) + "/eigen").c_str(),
                                            [body](benchmark::State& state) { run_eigen(state, body); }),
               sizes);
  };
  add_eigen("multiply_add", lines, on_arrays([](auto& out, auto a, auto b, auto c, auto) { out = a * b + c; }));
  add_eigen("tanh_exp", lines,
            on_arrays([](auto& out, auto a, auto b, auto c, auto d) { out = (a * b + c).tanh() * (-d).exp(); }));
  add_eigen("exp", cached, on_arrays([](auto& out, auto a, auto, auto, auto) { out = a.exp(); }));
  add_eigen("tanh", cached, on_arrays([](auto& out, auto a, auto, auto, auto) { out = a.tanh(); }));
  add_eigen("logistic", cached, on_arrays([](auto& out, auto a, auto, auto, auto) { out = a.logistic(); }));
  add_eigen("log", cached, on_arrays([](auto& out, auto a, auto, auto, auto) { out = a.abs().log(); }));
  add_eigen("softmax", {{1024, 1024}, {64, 10}}, eigen_softmax);
  add_eigen("layer_norm", matrix, eigen_layer_norm);
#endif
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
