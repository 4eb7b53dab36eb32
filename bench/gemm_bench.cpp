// Matrix multiplication on one core, of f32 and f64, and of f16 beside f32: weft on every instruction set of the
// machine beside OpenBLAS and, of f32, oneDNN where CMake found them (WEFT_BENCH_OPENBLAS, WEFT_BENCH_ONEDNN), the same
// shapes in one process. Compare the ratios of `flops`, not times of different runs:
// --benchmark_enable_random_interleaving=true --benchmark_repetitions=9. OpenBLAS and oneDNN must be told to use one
// thread (OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1), and OpenBLAS 0.3.21 must be told the processor when it is newer
// than that (OPENBLAS_CORETYPE=SKYLAKEX); the label shows what it chose.
#include <weft/base/element.hpp>
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
#include <cstring>
#include <new>
#include <string>
#include <vector>

namespace {

using weft::Index;

// A 64-byte aligned array of small integers: no product overflows or is denormal.
class Matrix {
 public:
  Matrix(Index count, weft::DType dtype)
      : bytes_(
            static_cast<char*>(::operator new (weft::to_size(count* weft::size_bytes(dtype)), std::align_val_t{64}))) {
    std::uint32_t state = 1;
    const Index bytes = weft::size_bytes(dtype);
    for (Index i = 0; i < count; ++i) {
      state = state * 1664525u + 1013904223u;
      const weft::ElementBits bits = weft::element_bits(dtype, static_cast<double>(state >> 28) - 8);
      std::memcpy(bytes_ + i * bytes, &bits, weft::to_size(bytes));
    }
  }
  Matrix(const Matrix&) = delete;
  Matrix& operator=(const Matrix&) = delete;
  ~Matrix() { ::operator delete (bytes_, std::align_val_t{64}); }
  [[nodiscard]] void* data() const { return bytes_; }

 private:
  char* bytes_;
};

struct Case {
  Index m, n, k;
  bool transpose_a, transpose_b;
  weft::DType dtype = weft::DType::f32;
  [[nodiscard]] std::string name(const char* library) const {
    const std::string type = dtype == weft::DType::f32 ? "" : std::string("_") + name_of(dtype);
    return "gemm" + type + "/" + (transpose_a ? "T" : "N") + (transpose_b ? "T/" : "N/") + std::to_string(m) + "x" +
           std::to_string(n) + "x" + std::to_string(k) + "/" + library;
  }
};

struct Operands {
  Matrix a, b, c, workspace;
  weft::GemmArguments arguments;

  explicit Operands(const Case& c_)
      : a(c_.m * c_.k, c_.dtype),
        b(c_.k * c_.n, c_.dtype),
        c(c_.m * c_.n, c_.dtype == weft::DType::f64 ? c_.dtype : weft::DType::f32),
        workspace(weft::gemm_workspace_bytes(c_.m, c_.n, c_.k, c_.transpose_a, c_.dtype), weft::DType::i8) {
    arguments.dtype = c_.dtype;
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
  const auto multiply = [&](auto function, auto one) {
    using Sum = decltype(one);
    measure(state, c, [&] {
      function(CblasRowMajor, order(g.transpose_a), order(g.transpose_b), narrow(g.m), narrow(g.n), narrow(g.k), one,
               static_cast<const Sum*>(g.a), narrow(g.lda), static_cast<const Sum*>(g.b), narrow(g.ldb), Sum{},
               static_cast<Sum*>(g.c), narrow(g.ldc));
    });
  };
  if (c.dtype == weft::DType::f64)
    multiply(cblas_dgemm, 1.0);
  else
    multiply(cblas_sgemm, 1.0F);
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
  if (is_narrow(c.dtype)) return;
#if WEFT_BENCH_OPENBLAS
  benchmark::RegisterBenchmark(c.name("openblas").c_str(), run_openblas, c);
#endif
#if WEFT_BENCH_ONEDNN
  if (c.dtype == weft::DType::f32) benchmark::RegisterBenchmark(c.name("onednn").c_str(), run_onednn, c);
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
  // Rows and columns that lie powers of two apart: layers of a transformer, d 256, forward and the gradients of
  // weights.
  for (const Case& c :
       {Case{1024, 1024, 256, false, false}, Case{1024, 256, 1024, false, false}, Case{256, 1024, 1024, false, false},
        Case{256, 1024, 1024, true, false}, Case{1024, 256, 1024, true, false}, Case{256, 256, 1024, true, false},
        Case{2048, 512, 512, true, false}})
    add(c);
  for (const Index size : {32, 64, 128, 256, 512, 1024}) {
    for (const bool transpose_b : {false, true}) add({size, size, size, false, transpose_b, weft::DType::f64});
    add({size, size, size, true, false, weft::DType::f64});
    add({size, size, size, false, false, weft::DType::f16});
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
