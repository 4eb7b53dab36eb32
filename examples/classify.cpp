// Says which digits are on pictures, and how sure it is, with a model that train_mnist saved.
//
//   train_mnist --fake_data --save run && classify --checkpoint run/step_628.safetensors --count 10
//
// The pictures are generated digits that train_mnist has never seen; two devices look at one half of a batch each. Exit
// code 0; 2: a flag or the checkpoint is wrong.
#include "support/flags.hpp"
#include "train_mnist/model.hpp"

#include <weft/checkpoint/checkpoint.hpp>
#include <weft/data/digits.hpp>
#include <weft/data/loader.hpp>
#include <weft/nn/softmax.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/program.hpp>

#include <string>

namespace examples {

namespace {

// What is returned: Vars while it is traced, views of tensors when it is called.
template <class Digits, class Odds>
struct Answer {
  Digits digit;
  Odds probability;
};
struct Classify {
  constexpr Answer<weft::Var, weft::Var> operator()(weft::Var image) const {
    const weft::Var logits = Classifier{}(image);
    return {argmax(logits), max(softmax(logits), 1)};
  }
};

constexpr weft::Index rows = 16;
inline constexpr weft::Mesh mesh{{"data", 2}};
using Program = weft::Program<Classify, weft::Inputs<weft::f32[rows][784]>, mesh, weft::Ddp{}>;

int run(int count, char** words) {
  std::string checkpoint;
  weft::Index pictures = 10, seed = 42;
  Flags flags("classify", "says which digits are on pictures with a model that train_mnist --save trained");
  flags.text("checkpoint", checkpoint, "file of the model: a safetensors file of train_mnist");
  flags.integer("count", pictures, 1, 100000, "pictures");
  flags.integer("seed", seed, 2, 0xFFFFFFFF, "of the pictures");  // 1 is that of train_mnist
  if (!flags.parse(count, words)) return 0;
  if (checkpoint.empty())
    throw UsageError("there is no model; give --checkpoint FILE, which train_mnist --save writes");

  weft::Runtime runtime{mesh};
  Program classify(runtime);
  weft::load_weights(checkpoint, classify.tensors());
  const weft::Dataset digits = weft::make_digits(pictures, static_cast<std::uint32_t>(seed));
  weft::Loader loader(digits, {.device_batch = rows / 2, .devices = 2, .shuffle = false});
  weft::Index right = 0;
  for (const auto& [image, label, weight, valid] : loader) {
    const auto [digit, probability] = classify(image);
    for (weft::Index i = 0; i < valid; ++i) {
      std::printf("%d  probability %.4f  is %d\n", digit(i), static_cast<double>(probability(i)), *label.row(i));
      right += digit(i) == *label.row(i) ? 1 : 0;
    }
  }
  std::printf("%lld of %lld are right\n", static_cast<long long>(right), static_cast<long long>(pictures));
  return 0;
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_program("classify", [&] { return examples::run(count, words); });
}
