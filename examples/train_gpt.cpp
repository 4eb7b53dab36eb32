// Trains a decoder-only language model on a text, character by character, under a strategy of your choice.
//
//   train_gpt --strategy fsdp --devices 4 --text shakespeare.txt
//   train_gpt --tokens shakespeare.bin
//   train_gpt --layers 12 --d_model 256 --heads 8 --context 128 --devices 8 --strategy fsdp:stage=2 --precision bf16
//   train_gpt --save run --save_steps 100 --resume   (starts, or goes on where it was stopped)
//
// Prints lines in PyTorch/XLA's form: the device is weft:0/0 for all devices together, losses are those of the step,
// rates are tokens a second of all devices; and at the end a text that the model makes up. The step is made when the
// program starts, of whatever sizes, mesh and strategy. Exit code 0; 2: a flag or the text is wrong; 21: the mean loss
// of the last log_steps steps is above --target_loss.
#include "support/goal.hpp"
#include "support/job.hpp"
#include "support/run_checkpoints.hpp"
#include "support/training_log.hpp"
#include "train_gpt/sequences.hpp"
#include "train_gpt/trainer.hpp"
#include "train_gpt/writer.hpp"

#include <weft/data/loader.hpp>
#include <weft/data/sequences.hpp>
#include <weft/data/token_file.hpp>
#include <weft/optim/schedules.hpp>
#include <weft/runtime/runtime.hpp>
#include <weft/train/device_loader.hpp>

#include <limits>
#include <string>
#include <vector>

// The text that is learnt where none is given.
#ifndef TRAIN_GPT_TEXT
#define TRAIN_GPT_TEXT "LICENSE"
#endif

namespace examples {

namespace {

struct Arguments {
  std::string model = "gpt", text = TRAIN_GPT_TEXT, tokens;
  weft::Index layers = 2, features = default_sizes.features, heads = default_sizes.heads,
              context = default_sizes.context, batch = 16, steps = 400, warmup_steps = 80, log_steps = 20, seed = 42,
              sample = 400;
  double learning_rate = 5e-3, weight_decay = 0.01, clip = 0, temperature = 0.7, target_loss = 100;
  PlacementFlags placement;
  Saving saving;
  Observations observations;
};

using Sequences = weft::RandomSequences<weft::TokenFile>;

// What is learnt: characters of a text, or tokens of 16 bits, mapped.
weft::TokenFile tokens_of(const Arguments& arguments) {
  if (arguments.tokens.empty()) return {arguments.text, weft::TokenFormat::text};
  return {arguments.tokens, weft::TokenFormat::u16, weft::character_count};
}
// Reads all of it once, so that what is no token is found at the start, and tells one text from another: FNV-1a.
std::uint64_t hash_of(const weft::TokenFile& text) {
  std::uint64_t hash = 14695981039346656037u;
  std::vector<std::int32_t> tokens;
  for (weft::Index first = 0; first < text.size(); first += std::ssize(tokens)) {
    constexpr weft::Index most = 1 << 16;
    tokens.resize(weft::to_size(text.size() - first < most ? text.size() - first : most));
    text.read(first, tokens);
    for (const std::int32_t token : tokens) hash = (hash ^ static_cast<std::uint64_t>(token)) * 1099511628211u;
  }
  return hash;
}
// All that the losses follow from, but for what may change on the way: the learning rate and the number of steps.
weft::CheckpointMetadata settings_of(const Arguments& arguments, const weft::TokenFile& text) {
  return {{"model", arguments.model == "gpt" ? "train_gpt" : "train_" + arguments.model},
          {"layers", std::to_string(arguments.layers)},
          {"d_model", std::to_string(arguments.features)},
          {"heads", std::to_string(arguments.heads)},
          {"vocabulary", std::to_string(weft::character_count)},
          {"context", std::to_string(arguments.context)},
          {"batch", std::to_string(arguments.batch)},
          {"seed", std::to_string(arguments.seed)},
          {"text", std::to_string(hash_of(text))}};
}

weft::WarmUpCosine rate_of(const Arguments& arguments) {
  return {static_cast<float>(arguments.learning_rate), arguments.warmup_steps, arguments.steps,
          static_cast<float>(arguments.learning_rate / 10)};
}
GptSizes sizes_of(const Arguments& arguments) {
  GptSizes sizes = default_sizes;
  sizes.features = arguments.features;
  sizes.heads = arguments.heads;
  sizes.context = arguments.context;
  if (arguments.placement.remat) sizes.keep = weft::nn::Keep::inputs;
  return as_model(sizes, arguments.model);
}
Training training_of(const Arguments& arguments, Flags& flags) {
  Training training;
  training.sizes = sizes_of(arguments);
  training.layers = arguments.layers;
  training.batch = arguments.batch;
  const weft::SpmdSpecs& megatron = megatron_specs_of(training.sizes.family);
  training.placement = arguments.placement.placement(flags, &megatron);
  training.placement.strategy = with_sequences(training.placement.strategy, training.placement.mesh, megatron);
  training.seed = static_cast<std::uint32_t>(arguments.seed);
  training.optimizer.learning_rate = rate_of(arguments);
  // So few steps: the second moments must not remember the first ones, whose gradients were large.
  training.optimizer.beta2 = 0.99F;
  training.optimizer.weight_decay = static_cast<float>(arguments.weight_decay);
  training.max_norm = arguments.clip > 0 ? static_cast<float>(arguments.clip) : std::numeric_limits<float>::infinity();
  return training;
}

std::string norm_of(const weft::dynamic::TrainStep& step) {
  char text[32];
  std::snprintf(text, sizeof text, " Norm=%.4f", static_cast<double>(step.metric("gradient_norm")));
  return text;
}

// Returns the mean loss of the last steps, as many as are between two lines.
double train(const Arguments& arguments, const Sequences& text, const Training& training,
             const RunCheckpoints& checkpoints, weft::dynamic::TrainStep& step) {
  weft::LoaderOptions options =
      training.placement.loader_of(training.batch, checkpoints.steps_taken() * training.batch);
  options.shuffle = false;
  weft::Loader loader(text, options);
  weft::DeviceLoader batches(step, loader);
  TrainingLog log(
      step.executable(), arguments.observations,
      {.title = "train_gpt", .items = "tokens", .log_steps = arguments.log_steps, .total_steps = arguments.steps});
  log.begin(checkpoints.steps_taken());
  double sum = 0;
  weft::Index counted = 0;
  for (weft::Index number = checkpoints.steps_taken() + 1; number <= arguments.steps; ++number) {
    const float loss = step(*batches.next());
    if (number > arguments.steps - arguments.log_steps) sum += static_cast<double>(loss), ++counted;
    if (log.took(loss, training.batch * training.sizes.context))
      log.line(static_cast<double>(rate_of(arguments)(number)), norm_of(step));
    if (number == arguments.steps || checkpoints.is_due(number)) checkpoints.save(step);
  }
  log.end();
  checkpoints.finish();
  log.finish(batches.waits());
  return sum / static_cast<double>(counted);
}

int run(int count, char** words) {
  Arguments arguments;
  arguments.placement.devices = arguments.observations.devices(arguments.placement.devices);
  Flags flags("train_gpt", "trains a language model on a text; exit code 21 above the target loss");
  flags.choice("model", arguments.model, "gpt|llama", "what blocks are made of");
  arguments.placement.add_to(flags);
  flags.integer("layers", arguments.layers, 1, 1024, "blocks of the model");
  flags.integer("d_model", arguments.features, 1, 1 << 20, "features of a token");
  flags.integer("heads", arguments.heads, 1, 1 << 16, "of attention; they divide d_model");
  flags.integer("context", arguments.context, 1, 1 << 20, "tokens of a sequence");
  flags.integer("batch_size", arguments.batch, 1, 1 << 20, "sequences a step, of all devices together");
  flags.text("text", arguments.text, "file to learn from: ASCII, at least 65 characters");
  flags.text("tokens", arguments.tokens, "file to learn from instead: tokens 0 to 95 of 16 bits, lowest byte first");
  flags.integer("steps", arguments.steps, 1, 1 << 30, "training steps");
  flags.real("lr", arguments.learning_rate, 0, 100, "largest learning rate; at the end it is a tenth of that");
  flags.integer("warmup_steps", arguments.warmup_steps, 0, 1 << 30, "steps until the learning rate is largest");
  flags.real("weight_decay", arguments.weight_decay, 0, 100, "weight decay of AdamW; biases and norms have none");
  flags.real("clip", arguments.clip, 0, 1e30, "largest norm of all gradients; 0: any");
  flags.integer("log_steps", arguments.log_steps, 1, 1 << 30, "steps between two lines");
  flags.integer("sample", arguments.sample, 0, 1 << 20, "characters to make up at the end");
  flags.real("temperature", arguments.temperature, 0, 100, "below 1: likely characters become likelier");
  flags.real("target_loss", arguments.target_loss, 0, 100, "mean of the last log_steps steps, in nats");
  flags.integer("seed", arguments.seed, 0, 0xFFFFFFFF, "of the weights, the sequences and the sample");
  arguments.saving.add_to(flags, "folder to save checkpoints in, at the end and every save_steps");
  arguments.observations.add_to(flags);
  if (!flags.parse(count, words)) return 0;
  arguments.saving.check();
  const Training training = training_of(arguments, flags);
  if (flags.was_given("text") && flags.was_given("tokens"))
    throw UsageError("--text and --tokens both name what is learnt; give one of them");
  const weft::TokenFile text = tokens_of(arguments);
  const Sequences sequences(text, training.sizes.context, training.batch, training.seed);
  const RunCheckpoints checkpoints(arguments.saving, settings_of(arguments, text));
  checkpoints.expect_less_than("steps", arguments.steps, checkpoints.steps_taken());

  const auto runtime = make_runtime(training.placement.mesh.size());
  weft::dynamic::TrainStep step = make_step(*runtime, training);
  checkpoints.resume(step);
  const double loss = train(arguments, sequences, training, checkpoints, step);
  std::printf("Mean Loss: %.4f\n", loss);
  if (arguments.sample > 0) {
    Writer writer(training.sizes, training.layers, step);
    std::printf("%s\n", writer.write("\n", arguments.sample, {arguments.temperature, 0, training.seed}).c_str());
  }
  return loss_goal.exit_code("train_gpt", loss, arguments.target_loss);
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_job("train_gpt", count, words, [&] { return examples::run(count, words); });
}
