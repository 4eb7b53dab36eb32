// The training step of the MLP 784-512-512-10 (ReLU, mean cross-entropy, SGD, batch 64 a device) on one device, under
// DDP and ZeRO-3 on two, and the all_reduce of two devices: one JSON line each, {"name", "ms", "min_ms"}, medians.
// bench/peers/compare.py runs it beside JAX and PyTorch. With --start_up: the one on one device beside the same step
// made at start-up, see start_up_step.hpp.
#include "mlp_step.hpp"
#include "start_up_step.hpp"

#include <weft/strategies/fsdp.hpp>

namespace {

inline constexpr weft::Mesh one{{"data", 1}};
inline constexpr weft::Mesh two{{"data", 2}};
template <class Step>
void measure_step(const char* name, unsigned devices) {
  weft::Runtime runtime(static_cast<int>(devices));
  bench::print_times(name, bench::mlp_step_times<Step>(runtime, 64 * devices));
}

// `calls` in one run, so that starting the devices does not count.
void measure_all_reduce(weft::Index bytes, int calls) {
  weft::Runtime runtime(2);
  std::vector<std::vector<float>> data(2, std::vector<float>(static_cast<std::size_t>(bytes / 4)));
  char name[64];
  std::snprintf(name, sizeof name, "all_reduce/2/%lld", static_cast<long long>(bytes));
  std::vector<double> milliseconds(static_cast<std::size_t>(calls));
  runtime.run([&](weft::Device& device) {
    std::vector<float>& own = data[static_cast<std::size_t>(device.ordinal())];
    for (int i = -5; i < calls; ++i) {
      device.barrier();
      const auto start = bench::Clock::now();
      device.all_reduce(weft::ReductionKind::sum, own);
      if (i >= 0 && device.ordinal() == 0) milliseconds[static_cast<std::size_t>(i)] = bench::milliseconds_since(start);
    }
  });
  bench::print_times(name, milliseconds);
}

void compare_start_up() {
  constexpr unsigned rows = 64;
  const bench::MlpBatch batch(rows);
  bench::compare_start_up<bench::MlpStep<one, weft::Ddp{}, rows>>(
      "mlp_step", 1.25, 21, 30, bench::MlpLoss{}, {weft::input<float>({rows, 784}), weft::input<weft::i32>({rows})},
      weft::Sgd{}, batch.image, batch.label);
}

}  // namespace

int main(int argc, char** argv) {
  if (bench::asks_for_start_up(argc, argv)) return compare_start_up(), 0;
  measure_step<bench::MlpStep<one, weft::Ddp{}, 64>>("mlp_step/one_device", 1);
  measure_step<bench::MlpStep<two, weft::Ddp{}, 128>>("mlp_step/ddp_2", 2);
  measure_step<bench::MlpStep<two, weft::Fsdp{}, 128>>("mlp_step/zero3_2", 2);
  measure_all_reduce(1 << 10, 400);
  measure_all_reduce(1 << 20, 200);
  measure_all_reduce(1 << 26, 15);
}
