// Barrier latency, and all_reduce beside what the same threads reach with memcpy in the same iteration.
//
// Devices run the measured calls inside one run(); the time is that of a call. `traffic` is the minimum that any
// all_reduce with private outputs must move, 2 * devices * bytes, over that time; `of_memcpy` is the share of the rate
// at which every device copies a buffer of that size (which moves the same number of bytes).
#include <weft/runtime/runtime.hpp>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <vector>

namespace {

using weft::Device;
using weft::Index;

// Seconds that `calls` times `call(device)` take between two barriers, on the slowest device.
template <class Call>
double seconds_for(weft::Runtime& runtime, int calls, Call call) {
  const auto times = runtime.run([&](Device& device) {
    device.barrier();
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; ++i) call(device);
    device.barrier();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  });
  return *std::max_element(times.begin(), times.end());
}

void barrier(benchmark::State& state) {
  weft::Runtime runtime(static_cast<int>(state.range(0)));
  while (state.KeepRunningBatch(1000))
    state.SetIterationTime(seconds_for(runtime, 1000, [](Device& device) { device.barrier(); }));
}
BENCHMARK(barrier)->Arg(2)->Arg(4)->Arg(8)->UseManualTime()->Unit(benchmark::kMicrosecond);

// Starting and ending a run in which nothing happens, the devices being awake.
void empty_run(benchmark::State& state) {
  weft::Runtime runtime(static_cast<int>(state.range(0)));
  for (auto _ : state) runtime.run([](Device&) {});
}
BENCHMARK(empty_run)->Arg(2)->Arg(4)->Arg(8)->UseRealTime()->Unit(benchmark::kMicrosecond);

void all_reduce(benchmark::State& state) {
  const int devices = static_cast<int>(state.range(0));
  const Index bytes = state.range(1), count = bytes / 4;
  const int calls = static_cast<int>(std::clamp<Index>((Index{32} << 20) / (bytes * devices), 1, 1000));
  weft::Runtime runtime(devices);
  std::vector<std::vector<float>> data(weft::to_size(devices)), other(weft::to_size(devices));
  runtime.run([&](Device& device) {  // each device touches its memory first
    // Not all buffers at the same offset within a page.
    const Index offset = 32 * device.ordinal();
    data[weft::to_size(device.ordinal())].assign(weft::to_size(count + offset), 0.0f);
    other[weft::to_size(device.ordinal())].assign(weft::to_size(count + offset + 512), 0.0f);
  });
  double reduce_time = 0, copy_time = 0;
  while (state.KeepRunningBatch(calls)) {
    const double seconds = seconds_for(runtime, calls, [&](Device& device) {
      float* const buffer = data[weft::to_size(device.ordinal())].data() + 32 * device.ordinal();
      device.all_reduce(weft::ReductionKind::sum, weft::DType::f32, buffer, buffer, count);
    });
    state.SetIterationTime(seconds);
    reduce_time += seconds;
    copy_time += seconds_for(runtime, calls, [&](Device& device) {
      float* const to = other[weft::to_size(device.ordinal())].data() + 32 * device.ordinal() + 512;
      std::memcpy(to, data[weft::to_size(device.ordinal())].data() + 32 * device.ordinal(), weft::to_size(bytes));
      benchmark::ClobberMemory();
    });
  }
  const double traffic = 2.0 * devices * static_cast<double>(bytes) * static_cast<double>(state.iterations());
  state.counters["traffic"] =
      benchmark::Counter(traffic / reduce_time, benchmark::Counter::kDefaults, benchmark::Counter::kIs1000);
  state.counters["of_memcpy"] = copy_time / reduce_time;
}
BENCHMARK(all_reduce)
    ->ArgNames({"devices", "bytes"})
    ->ArgsProduct({{2, 4, 8}, {4, 1 << 10, 16 << 10, 64 << 10, 1 << 20, 16 << 20, 64 << 20}})
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
