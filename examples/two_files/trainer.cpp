// The model and its step: what takes the compiler its time, and is compiled again only when the model changes.
#include "trainer.hpp"

#include <weft/checkpoint/checkpoint.hpp>
#include <weft/weft.hpp>

namespace {

struct Loss {
  weft::nn::Linear hidden{"hidden", Trainer::pixels, 64}, output{"output", 64, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Batch = weft::Inputs<weft::f32[Trainer::batch][Trainer::pixels], weft::i32[Trainer::batch]>;
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Ddp{}, weft::AdamW>;

}  // namespace

struct Trainer::Compiled {
  weft::Runtime runtime{mesh};
  Step step;
  explicit Compiled(unsigned seed) : step(runtime, weft::Seed{seed}) {}
};

Trainer::Trainer(unsigned seed) : compiled_(std::make_unique<Compiled>(seed)) {}
Trainer::~Trainer() = default;
void Trainer::set_learning_rate(float rate) { compiled_->step.settings.learning_rate = rate; }
float Trainer::step(std::span<const float> images, std::span<const int> labels) {
  return compiled_->step(images, labels);
}
void Trainer::save(const std::string& path) const { weft::save_checkpoint(path, compiled_->step); }
