// Writes text with a model that train_gpt saved.
//
//   train_gpt --save run && generate --checkpoint run/step_400.safetensors --prompt "Licensed " --count 200
//
// Prints the prompt and what the model makes up after it: a function of the checkpoint, the prompt and the seed,
// whatever devices it was trained on. Exit code 0; 2: a flag or the checkpoint is wrong.
#include "support/flags.hpp"
#include "train_gpt/trainer.hpp"

#include <weft/data/text.hpp>

#include <cstdlib>
#include <string>

namespace examples {

namespace {

// Those that the flag names; 0: those that the checkpoint says it has.
weft::Index find_layers(const std::string& checkpoint, weft::Index layers) {
  if (layers > 0) return layers;
  const weft::CheckpointReader file(checkpoint);
  const auto saved = file.metadata().find("layers");
  if (saved == file.metadata().end())
    throw UsageError(weft::Sentence() << "'" << checkpoint.c_str()
                                      << "' does not say how many layers it has; give --layers");
  return std::atoll(saved->second.c_str());
}

int run(int count, char** words) {
  std::string checkpoint, prompt;
  weft::Index characters = 400, seed = 42, layers = 0;
  double temperature = 0.7;
  Flags flags("generate", "writes text with a model that train_gpt --save trained");
  flags.text("checkpoint", checkpoint, "the model: what train_gpt saved, a file or a folder");
  flags.text("prompt", prompt, "what the text begins with; without one, a new line", "TEXT");
  flags.integer("count", characters, 0, 1 << 20, "characters to make up");
  flags.real("temperature", temperature, 0.01, 100, "below 1: likely characters become likelier");
  flags.integer("seed", seed, 0, 0xFFFFFFFF, "of the characters that are drawn");
  flags.integer("layers", layers, 0, 1024, "blocks of the model: 2 or 12; 0: as the checkpoint says");
  if (!flags.parse(count, words)) return 0;
  if (checkpoint.empty()) throw UsageError("there is no model; give --checkpoint PATH, which train_gpt --save writes");
  if (prompt.empty()) prompt = "\n";
  for (const char character : prompt)
    if (weft::token_of(character) < 0)
      throw UsageError("--prompt has a character that the model does not know; use ASCII");
  layers = find_layers(checkpoint, layers);
  const auto writer = make_writer(layers);
  if (writer == nullptr)
    throw UsageError(weft::Sentence() << "a model of " << layers << " layers is not compiled in; use one of 2 or 12");
  weft::load_weights(checkpoint, writer->tensors());
  std::printf("%s\n", writer->write(prompt, characters, temperature, static_cast<std::uint32_t>(seed)).c_str());
  return 0;
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_program("generate", [&] { return examples::run(count, words); });
}
