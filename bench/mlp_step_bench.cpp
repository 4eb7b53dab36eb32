// The training step of the MLP 784-512-512-10 (ReLU, mean cross-entropy, SGD, batch 64 a device) on one device, under
// DDP and ZeRO-3 on two, and the all_reduce of two devices: one JSON line each, {"name", "ms", "min_ms"}, medians.
// bench/peers/compare.py runs it beside JAX and PyTorch.
#include "measure.hpp"

#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/train_step.hpp>

namespace {

struct Loss {
  weft::nn::Linear hidden1{"hidden1", 784, 512};
  weft::nn::Linear hidden2{"hidden2", 512, 512};
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden2(relu(hidden1(image))))), label));
  }
};

inline constexpr weft::Mesh one{{"data", 1}};
inline constexpr weft::Mesh two{{"data", 2}};
template <unsigned Devices>
using Batch = weft::Inputs<weft::f32[64U * Devices][784], weft::i32[64U * Devices]>;

template <class Step, unsigned Devices>
void measure_step(const char* name) {
  weft::Runtime runtime(static_cast<int>(Devices));
  Step step(runtime, weft::Seed{42}, {.learning_rate = 0.05F});
  std::vector<float> image(64U * Devices * 784);
  std::vector<weft::i32> label(64U * Devices);
  for (std::size_t i = 0; i < image.size(); ++i)
    image[i] = weft::uniform_from_bits(weft::random_bits_at(1, "image", 0, static_cast<std::uint32_t>(i)));
  for (std::size_t i = 0; i < label.size(); ++i)
    label[i] = static_cast<weft::i32>(weft::random_bits_at(1, "label", 0, static_cast<std::uint32_t>(i)) % 10);
  bench::measure(name, 30, 300, [&] { step(image, label); });
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

}  // namespace

int main() {
  measure_step<weft::TrainStep<Loss, Batch<1>, one, weft::Ddp{}, weft::Sgd>, 1>("mlp_step/one_device");
  measure_step<weft::TrainStep<Loss, Batch<2>, two, weft::Ddp{}, weft::Sgd>, 2>("mlp_step/ddp_2");
  measure_step<weft::TrainStep<Loss, Batch<2>, two, weft::Fsdp{}, weft::Sgd>, 2>("mlp_step/zero3_2");
  measure_all_reduce(1 << 10, 400);
  measure_all_reduce(1 << 20, 200);
  measure_all_reduce(1 << 26, 15);
}
