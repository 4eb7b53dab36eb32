// A model, a mesh, a strategy: trains on generated digits for a hundred steps and shows what was compiled.
// max-added-lines: 50700
// goal-seconds: 6
#include "support/no_flags.hpp"

#include <weft/data/digits.hpp>
#include <weft/weft.hpp>
using namespace weft::literals;

// A model is a constexpr function. Its parameters have names and shapes; nothing is allocated here.
struct Loss {
  weft::nn::Linear hidden{"hidden", 784, 512};
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};

// Fully sharded over four devices. Everything about a step is known here.
inline constexpr weft::Mesh mesh{{"data", 4}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[256][784], weft::i32[256]>, mesh, weft::Fsdp{}, weft::AdamW>;
static_assert(Step::peak_bytes_per_device <= 8_MiB);
static_assert(Step::count(weft::Collective::all_gather) == 3);

static void run() {
  const weft::Dataset digits = weft::make_digits(25600, 1);
  weft::Loader loader(digits, {.device_batch = 64, .devices = 4, .seed = 42});

  weft::Runtime runtime(4);  // four device threads
  Step step(runtime, weft::Seed{42}, {.learning_rate = 1e-3f});
  for (const auto& [image, label, weight, valid] : loader) {
    const float loss = step(image, label);
    if (step.steps() % 20 == 0)
      std::printf("step %3d  loss %.4f\n", static_cast<int>(step.steps()), static_cast<double>(loss));
  }
  std::printf("\n%s", weft::explain<Step>().c_str());
}

int main(int count, char** words) {
  return examples::run_without_flags("small_model",
                                     "trains a classifier of digits under ZeRO-3 on four devices; prints losses and its plan",
                                     count, words, run);
}
