// Writes text with a model that train_gpt saved.
//
//   train_gpt --save run && generate --checkpoint run/step_400.safetensors --prompt "Licensed " --count 200
//
// Prints the prompt and what the model makes up after it: a function of the checkpoint, the prompt, the seed and how
// tokens are chosen, whatever devices it was trained on; and on the standard error stream how long that took. Exit code
// 0; 2: a flag or the checkpoint is wrong.
//
//   generate --checkpoint run/step_400.safetensors --quantize int4 --save_quantized small.safetensors --loss_on
//   held_out.txt
//
// has the model's linear layers in few bits: int8 with a scale a channel, int4 with one for 32 rows of a channel.
#include "support/clock.hpp"
#include "support/flags.hpp"
#include "train_gpt/trainer.hpp"
#include "train_gpt/writer.hpp"

#include <weft/checkpoint/checkpoint.hpp>
#include <weft/checkpoint/gptq.hpp>
#include <weft/data/text.hpp>
#include <weft/data/token_file.hpp>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

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

// "int8" or "int4".
weft::WeightQuantization quantization_of(const std::string& name) {
  weft::Quantization how;
  if (name == "int4") how = {.bits = 4, .block = 32};
  return {{{"h.*.weight", how}}};
}
void print_errors(const std::vector<weft::QuantizedWeightReport>& reports) {
  weft::Index before = 0, after = 0;
  for (const weft::QuantizedWeightReport& report : reports) {
    std::fprintf(stderr, "generate: %-28s %d bits, relative error %.4f, largest %.5f\n", report.weight.c_str(),
                 report.how.bits, report.relative_error, report.largest_error);
    before += report.bytes_before;
    after += report.bytes;
  }
  std::fprintf(stderr, "generate: %lld bytes of weights became %lld\n", static_cast<long long>(before),
               static_cast<long long>(after));
}
// The loss on the first `most` tokens of a text.
double loss_on(Writer& writer, const std::string& path, weft::Index most) {
  const weft::TokenFile text(path, weft::TokenFormat::text);
  std::vector<std::int32_t> tokens(weft::to_size(std::min(most, text.size())));
  if (tokens.size() < 2) throw UsageError("--loss_on: a text of two characters or more has a loss; give a longer one");
  text.read(0, tokens);
  return writer.mean_loss(tokens);
}

int run(int count, char** words) {
  std::string checkpoint, prompt, quantize = "none", save_quantized, text_with_loss;
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
  flags.choice("quantize", quantize, "none|int8|int4", "linear layers in few bits");
  flags.text("save_quantized", save_quantized, "writes the model in few bits in the layout of GPTQ's files");
  flags.text("loss_on", text_with_loss, "tells the loss on the first 4096 characters of a text");
  if (!flags.parse(count, words)) return 0;
  if (checkpoint.empty()) throw UsageError("there is no model; give --checkpoint PATH, which train_gpt --save writes");
  if (prompt.empty()) prompt = "\n";
  for (const char character : prompt)
    if (weft::token_of(character) < 0)
      throw UsageError("--prompt has a character that the model does not know; use ASCII");
  const Model model(checkpoint, layers);
  if (quantize == "none" && !save_quantized.empty())
    throw UsageError("--save_quantized writes what --quantize makes; give --quantize int8 or int4");
  std::optional<Writer> numbers(std::in_place, model.sizes, model.layers), few;
  weft::load_weights(checkpoint, numbers->tensors());
  if (quantize != "none") {
    const weft::WeightQuantization weights = quantization_of(quantize);
    few.emplace(model.sizes, model.layers, weights, *numbers);
    numbers.reset();
    print_errors(few->reports());
    if (!save_quantized.empty()) weft::save_gptq(save_quantized, few->tensors(), weights);
  }
  Writer& writer = few ? *few : *numbers;
  if (!text_with_loss.empty())
    std::fprintf(stderr, "generate: loss %.4f on '%s'\n", loss_on(writer, text_with_loss, 4096),
                 text_with_loss.c_str());
  const Sampling sampling{greedy ? 0 : temperature, top_k, static_cast<std::uint32_t>(seed)};
  const double start = seconds_now();
  const std::string text = writer.write(prompt, characters, sampling);
  const double seconds = seconds_now() - start;
  std::printf("%s\n", text.c_str());
  std::fprintf(stderr, "generate: %lld tokens in %.3f s, %.1f tokens a second\n", static_cast<long long>(characters),
               seconds, static_cast<double>(characters) / seconds);
  if (few || !text_with_loss.empty())
    std::fprintf(stderr, "generate: an arena of %lld bytes\n", static_cast<long long>(writer.arena_bytes()));
  return 0;
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_program("generate", [&] { return examples::run(count, words); });
}
