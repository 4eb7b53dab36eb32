// Expressions over tensors on one core: a fused statement beside a plain loop and, where CMake found it
// (WEFT_BENCH_EIGEN), Eigen, in one process. Compare the ratios of one run:
// --benchmark_enable_random_interleaving=true --benchmark_repetitions=9. The plain loop has what a user gets without
// flags: the baseline instructions and the C library's scalar functions.
#include <weft/tensor/expressions.hpp>

#include <benchmark/benchmark.h>

#if WEFT_BENCH_EIGEN
#include <Eigen/Core>
#endif

#include <cmath>
#include <string>

namespace {

using weft::Index;
using weft::Tensor;

template <Index... Extents>
Tensor<float, Extents...> numbers(float scale) {
  Tensor<float, Extents...> result(weft::uninitialized);
  Index i = 0;
  for (float& element : result) element = scale * static_cast<float>(i++ % 31 - 15);
  return result;
}

template <class Statement>
void measure(benchmark::State& state, Index elements, Statement statement) {
  for (auto _ : state) {
    statement();
    benchmark::ClobberMemory();
  }
  state.counters["elements"] =
      benchmark::Counter(static_cast<double>(elements), benchmark::Counter::kIsIterationInvariantRate);
}

template <Index N>
struct Arrays {
  Tensor<float, N> a = numbers<N>(0.01f), b = numbers<N>(0.02f), c = numbers<N>(0.03f), d = numbers<N>(0.04f), y;
};

template <Index N>
void multiply_add_weft(benchmark::State& state) {
  Arrays<N> v;
  measure(state, N, [&v] { v.y = v.a * v.b + v.c; });
}
template <Index N>
void multiply_add_loop(benchmark::State& state) {
  Arrays<N> v;
  const float *a = v.a.data(), *b = v.b.data(), *c = v.c.data();
  float* __restrict y = v.y.data();
  measure(state, N, [=] {
    for (Index i = 0; i < N; ++i) y[i] = a[i] * b[i] + c[i];
  });
}
template <Index N>
void tanh_exp_weft(benchmark::State& state) {
  Arrays<N> v;
  measure(state, N, [&v] { v.y = tanh(v.a * v.b + v.c) * exp(-v.d); });
}
template <Index N>
void tanh_exp_loop(benchmark::State& state) {
  Arrays<N> v;
  const float *a = v.a.data(), *b = v.b.data(), *c = v.c.data(), *d = v.d.data();
  float* __restrict y = v.y.data();
  measure(state, N, [=] {
    for (Index i = 0; i < N; ++i) y[i] = std::tanh(a[i] * b[i] + c[i]) * std::exp(-d[i]);
  });
}

void softmax_weft(benchmark::State& state) {
  const auto x = numbers<1024, 1024>(0.1f);
  Tensor<float, 1024, 1024> y;
  measure(state, x.size(), [&] { y = softmax(x); });
}
void softmax_loop(benchmark::State& state) {
  const auto x = numbers<1024, 1024>(0.1f);
  Tensor<float, 1024, 1024> y;
  measure(state, x.size(), [&] {
    for (Index i = 0; i < 1024; ++i) {
      const float* from = &x(i, 0);
      float* to = &y(i, 0);
      float top = from[0], sum = 0;
      for (Index j = 1; j < 1024; ++j) top = from[j] > top ? from[j] : top;
      for (Index j = 0; j < 1024; ++j) sum += to[j] = std::exp(from[j] - top);
      for (Index j = 0; j < 1024; ++j) to[j] /= sum;
    }
  });
}

#if WEFT_BENCH_EIGEN
using Map = Eigen::Map<Eigen::ArrayXf>;

template <Index N>
void multiply_add_eigen(benchmark::State& state) {
  Arrays<N> v;
  const Map a(v.a.data(), N), b(v.b.data(), N), c(v.c.data(), N);
  Map y(v.y.data(), N);
  measure(state, N, [&] { y = a * b + c; });
}
template <Index N>
void tanh_exp_eigen(benchmark::State& state) {
  Arrays<N> v;
  const Map a(v.a.data(), N), b(v.b.data(), N), c(v.c.data(), N), d(v.d.data(), N);
  Map y(v.y.data(), N);
  measure(state, N, [&] { y = (a * b + c).tanh() * (-d).exp(); });
}
void softmax_eigen(benchmark::State& state) {
  auto x = numbers<1024, 1024>(0.1f);
  Tensor<float, 1024, 1024> y;
  measure(state, x.size(), [&] {
    for (Index i = 0; i < 1024; ++i) {
      const Map from(&x(i, 0), 1024);
      Map to(&y(i, 0), 1024);
      to = (from - from.maxCoeff()).exp();
      to *= 1 / to.sum();
    }
  });
}
#endif

template <Index N>
void add_sizes(const char* size) {
  const auto name = [size](const char* expression) { return std::string(expression) + "/" + size; };
  benchmark::RegisterBenchmark((name("multiply_add") + "/weft").c_str(), multiply_add_weft<N>);
  benchmark::RegisterBenchmark((name("multiply_add") + "/loop").c_str(), multiply_add_loop<N>);
  benchmark::RegisterBenchmark((name("tanh_exp") + "/weft").c_str(), tanh_exp_weft<N>);
  benchmark::RegisterBenchmark((name("tanh_exp") + "/loop").c_str(), tanh_exp_loop<N>);
#if WEFT_BENCH_EIGEN
  benchmark::RegisterBenchmark((name("multiply_add") + "/eigen").c_str(), multiply_add_eigen<N>);
  benchmark::RegisterBenchmark((name("tanh_exp") + "/eigen").c_str(), tanh_exp_eigen<N>);
#endif
}

}  // namespace

int main(int count, char** words) {
  add_sizes<1>("1");  // the price of a call
  add_sizes<1'000>("1e3");
  add_sizes<100'000>("1e5");
  add_sizes<10'000'000>("1e7");
  benchmark::RegisterBenchmark("softmax/1024x1024/weft", softmax_weft);
  benchmark::RegisterBenchmark("softmax/1024x1024/loop", softmax_loop);
#if WEFT_BENCH_EIGEN
  benchmark::RegisterBenchmark("softmax/1024x1024/eigen", softmax_eigen);
#endif
  benchmark::Initialize(&count, words);
  if (benchmark::ReportUnrecognizedArguments(count, words)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
