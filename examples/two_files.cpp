// A training loop in a file of its own: the model is in two_files/trainer.cpp, and changing the loop does not compile
// it again.
#include "support/no_flags.hpp"
#include "two_files/trainer.hpp"

#include <cstdio>
#include <vector>

static void run() {
  Trainer trainer(42);
  std::vector<float> images(Trainer::batch * Trainer::pixels);
  std::vector<int> labels(Trainer::batch);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    labels[i] = static_cast<int>(i % 10);
    for (std::size_t pixel = 0; pixel < Trainer::pixels; ++pixel)
      images[i * Trainer::pixels + pixel] = pixel % 10 == i % 10 ? 1.0f : 0.0f;
  }
  for (int step = 1; step <= 50; ++step) {
    trainer.set_learning_rate(step < 40 ? 0.003f : 0.0003f);
    const float loss = trainer.step(images, labels);
    if (step % 25 == 0) std::printf("step %d  loss %.4f\n", step, static_cast<double>(loss));
  }
  trainer.save("two_files.safetensors");
}

int main(int count, char** words) {
  return examples::run_without_flags("two_files",
                                     "trains a model that is compiled in a file of its own; prints losses and writes two_files.safetensors",
                                     count, words, run);
}
