// Matrix multiplication on one core: weft on every instruction set of the machine beside OpenBLAS and oneDNN where
// CMake found them (WEFT_BENCH_OPENBLAS, WEFT_BENCH_ONEDNN), the same shapes in one process. Compare the ratios of
// `flops`, not times of different runs: --benchmark_enable_random_interleaving=true --benchmark_repetitions=9. OpenBLAS
// and oneDNN must be told to use one thread (OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1), and OpenBLAS 0.3.21 must be
// told the processor when it is newer than that (OPENBLAS_CORETYPE=SKYLAKEX); the label shows what it chose.
#include <weft/kernels/gemm.hpp>

#include <benchmark/benchmark.h>

#if WEFT_BENCH_OPENBLAS
#include <cblas.h>
#endif
#if WEFT_BENCH_ONEDNN
#include <dnnl.hpp>

#include <unordered_map>
#endif

#include <cstdint>
#include <new>
#include <string>
#include <vector>

namespace {

using weft::Index;

// A 64-byte aligned array of small integers: no product overflows or is denormal.
class Matrix {
 public:
  explicit Matrix(Index count) : values_(static_cast<float*>(::operator new (bytes(count), std::align_val_t{64}))) {
    std::uint32_t state = 1;
    for (Index i = 0; i < count; ++i) {
      state = state * 1664525u + 1013904223u;
      values_[i] = static_cast<float>(static_cast<int>(state >> 28) - 8);
    }
  }
  Matrix(const Matrix&) = delete;
  Matrix& operator=(const Matrix&) = delete;
  ~Matrix() { ::operator delete (values_, std::align_val_t{64}); }
  [[nodiscard]] float* data() const { return values_; }

 private:
  static std::size_t bytes(Index count) { return weft::to_size(count) * sizeof(float); }
  float* values_;
};

struct Case {
  Index m, n, k;
  bool transpose_a, transpose_b;
  [[nodiscard]] std::string name(const char* library) const {
    return std::string("gemm/") + (transpose_a ? "T" : "N") + (transpose_b ? "T/" : "N/") + std::to_string(m) + "x" +
           std::to_string(n) + "x" + std::to_string(k) + "/" + library;
  }
};

struct Operands {
  Matrix a, b, c, workspace;
  weft::GemmArguments arguments;

  explicit Operands(const Case& c_)
      : a(c_.m * c_.k),
        b(c_.k * c_.n),
        c(c_.m * c_.n),
        workspace(weft::gemm_workspace_bytes(c_.m, c_.n, c_.k, c_.transpose_a) / 4) {
    arguments.m = c_.m, arguments.n = c_.n, arguments.k = c_.k;
    arguments.a = a.data(), arguments.lda = c_.transpose_a ? c_.m : c_.k, arguments.transpose_a = c_.transpose_a;
    arguments.b = b.data(), arguments.ldb = c_.transpose_b ? c_.k : c_.n, arguments.transpose_b = c_.transpose_b;
    arguments.c = c.data(), arguments.ldc = c_.n;
    arguments.workspace = workspace.data();
  }
};

// Runs `multiply` under the clock and reports floating-point operations a second of this thread's processor time.
template <class Multiply>
void measure(benchmark::State& state, const Case& c, Multiply multiply) {
  for (auto _ : state) {
    multiply();
    benchmark::ClobberMemory();
  }
  state.counters["flops"] =
      benchmark::Counter(2.0 * static_cast<double>(c.m) * static_cast<double>(c.n) * static_cast<double>(c.k),
                         benchmark::Counter::kIsIterationInvariantRate);
}

void run_weft(benchmark::State& state, Case c, weft::Isa isa) {
  const Operands operands(c);
  using Function = void (*)(const weft::GemmArguments&);
  const Function function = WEFT_SELECT_ISA(isa, gemm);
  measure(state, c, [&] { function(operands.arguments); });
}

#if WEFT_BENCH_OPENBLAS
void run_openblas(benchmark::State& state, Case c) {
  const Operands operands(c);
  const weft::GemmArguments& g = operands.arguments;
  const auto order = [](bool transposed) { return transposed ? CblasTrans : CblasNoTrans; };
  const auto narrow = [](Index size) { return static_cast<int>(size); };
  state.SetLabel(openblas_get_corename());
  measure(state, c, [&] {
    cblas_sgemm(CblasRowMajor, order(g.transpose_a), order(g.transpose_b), narrow(g.m), narrow(g.n), narrow(g.k), 1.0f,
                static_cast<const float*>(g.a), narrow(g.lda), static_cast<const float*>(g.b), narrow(g.ldb), 0.0f, g.c,
                narrow(g.ldc));
  });
}
#endif

#if WEFT_BENCH_ONEDNN
void run_onednn(benchmark::State& state, Case c) {
  const Operands operands(c);
  const weft::GemmArguments& g = operands.arguments;
  const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  dnnl::stream stream(engine);
  const auto f32 = dnnl::memory::data_type::f32;
  const dnnl::memory::desc a({g.m, g.k}, f32,
                             g.transpose_a ? dnnl::memory::dims{1, g.lda} : dnnl::memory::dims{g.lda, 1});
  const dnnl::memory::desc b({g.k, g.n}, f32,
                             g.transpose_b ? dnnl::memory::dims{1, g.ldb} : dnnl::memory::dims{g.ldb, 1});
  const dnnl::memory::desc sums({g.m, g.n}, f32, dnnl::memory::dims{g.ldc, 1});
  const dnnl::matmul::primitive_desc description(dnnl::matmul::desc(a, b, sums), engine);
  const dnnl::matmul multiply(description);
  const dnnl::memory memory_a(a, engine, operands.a.data()), memory_b(b, engine, operands.b.data());
  const dnnl::memory memory_c(sums, engine, g.c);
  state.SetLabel(description.impl_info_str());
  const std::unordered_map<int, dnnl::memory> roles{
      {DNNL_ARG_SRC, memory_a}, {DNNL_ARG_WEIGHTS, memory_b}, {DNNL_ARG_DST, memory_c}};
  measure(state, c, [&] {
    multiply.execute(stream, roles);
    stream.wait();
  });
}
#endif

void add(const Case& c) {
  for (int i = 0; i <= static_cast<int>(weft::widest_isa()); ++i) {
    const auto isa = static_cast<weft::Isa>(i);
    benchmark::RegisterBenchmark(c.name((std::string("weft_") + name_of(isa)).c_str()).c_str(), run_weft, c, isa);
  }
#if WEFT_BENCH_OPENBLAS
  benchmark::RegisterBenchmark(c.name("openblas").c_str(), run_openblas, c);
#endif
#if WEFT_BENCH_ONEDNN
  benchmark::RegisterBenchmark(c.name("onednn").c_str(), run_onednn, c);
#endif
}

}  // namespace

int main(int argc, char** argv) {
  for (const Index size : {4, 8, 16, 32, 64, 128, 256, 512, 1024})
    for (const bool transpose_b : {false, true}) add({size, size, size, false, transpose_b});
  // One step of the classifier 784-512-512-10 at batch 64: forward, then the gradients of weights and of inputs.
  for (const Case& c :
       {Case{64, 512, 784, false, false}, Case{64, 512, 512, false, false}, Case{64, 10, 512, false, false},
        Case{784, 512, 64, true, false}, Case{512, 512, 64, true, false}, Case{512, 10, 64, true, false},
        Case{64, 512, 512, false, true}, Case{64, 512, 10, false, true}, Case{128, 512, 512, false, false},
        Case{32, 10, 128, false, false}, Case{512, 2048, 512, false, false}})
    add(c);
  // Rows and columns that lie powers of two apart: layers of a transformer, d 256, forward and the gradients of weights.
  for (const Case& c :
       {Case{1024, 1024, 256, false, false}, Case{1024, 256, 1024, false, false}, Case{256, 1024, 1024, false, false},
        Case{256, 1024, 1024, true, false}, Case{1024, 256, 1024, true, false}, Case{256, 256, 1024, true, false},
        Case{2048, 512, 512, true, false}})
    add(c);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
