// Writes text with a model that train_gpt saved.
//
//   train_gpt --save run && generate --checkpoint run/step_400.safetensors --prompt "Licensed " --count 200
//
// Prints the prompt and what the model makes up after it: a function of the checkpoint, the prompt, the seed and how
// tokens are chosen, whatever devices it was trained on; and on the standard error stream how long that took. Exit code
// 0; 2: a flag or the checkpoint is wrong.
#include "support/clock.hpp"
#include "support/flags.hpp"
#include "train_gpt/trainer.hpp"
#include "train_gpt/writer.hpp"

#include <weft/checkpoint/checkpoint.hpp>
#include <weft/data/text.hpp>

#include <cstdlib>
#include <string>

namespace examples {

namespace {

// What the checkpoint says of its model, unless the flag has said so: `layers` > 0.
struct Model {
  GptSizes sizes = default_sizes;
  weft::Index layers = 0;

  Model(const std::string& checkpoint, weft::Index given) {
    const weft::CheckpointReader file(checkpoint);
    const auto saved = [&](const char* key) {
      const auto found = file.metadata().find(key);
      return found == file.metadata().end() ? std::string() : found->second;
    };
    const auto number = [&](const char* key, weft::Index otherwise) {
      const weft::Index value = std::atoll(saved(key).c_str());
      return value > 0 ? value : otherwise;
    };
    sizes.features = number("d_model", sizes.features);
    sizes.heads = number("heads", sizes.heads);
    sizes.context = number("context", sizes.context);
    sizes = as_model(sizes, saved("model") == "train_llama" ? "llama" : "gpt");
    layers = given > 0 ? given : number("layers", 0);
    if (layers == 0)
      throw UsageError(weft::Sentence() << "'" << checkpoint.c_str()
                                        << "' does not say how many layers it has; give --layers");
  }
};

int run(int count, char** words) {
  std::string checkpoint, prompt;
  weft::Index characters = 400, seed = 42, layers = 0, top_k = 0;
  double temperature = 0.7;
  bool greedy = false;
  Flags flags("generate", "writes text with a model that train_gpt --save trained");
  flags.text("checkpoint", checkpoint, "the model: what train_gpt saved, a file or a folder");
  flags.text("prompt", prompt, "what the text begins with; without one, a new line", "TEXT");
  flags.integer("count", characters, 0, 1 << 20, "characters to make up");
  flags.real("temperature", temperature, 0, 100, "below 1: likely characters become likelier; 0: the likeliest");
  flags.integer("top_k", top_k, 0, 1024, "draw from so many of the likeliest characters; 0: from all");
  flags.on("greedy", greedy, "always the likeliest character: --temperature 0");
  flags.integer("seed", seed, 0, 0xFFFFFFFF, "of the characters that are drawn");
  flags.integer("layers", layers, 0, 1024, "blocks of the model; 0: as the checkpoint says");
  if (!flags.parse(count, words)) return 0;
  if (checkpoint.empty()) throw UsageError("there is no model; give --checkpoint PATH, which train_gpt --save writes");
  if (prompt.empty()) prompt = "\n";
  for (const char character : prompt)
    if (weft::token_of(character) < 0)
      throw UsageError("--prompt has a character that the model does not know; use ASCII");
  const Model model(checkpoint, layers);
  Writer writer(model.sizes, model.layers);
  weft::load_weights(checkpoint, writer.tensors());
  const Sampling sampling{greedy ? 0 : temperature, top_k, static_cast<std::uint32_t>(seed)};
  const double start = seconds_now();
  const std::string text = writer.write(prompt, characters, sampling);
  const double seconds = seconds_now() - start;
  std::printf("%s\n", text.c_str());
  std::fprintf(stderr, "generate: %lld tokens in %.3f s, %.1f tokens a second\n", static_cast<long long>(characters),
               seconds, static_cast<double>(characters) / seconds);
  return 0;
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_program("generate", [&] { return examples::run(count, words); });
}
