// Trains a decoder-only language model on a text, character by character, under a strategy of your choice.
//
//   train_gpt --strategy fsdp --devices 4 --text shakespeare.txt
//   train_gpt --tokens shakespeare.bin
//   train_gpt --save run --save_steps 100 --resume   (starts, or goes on where it was stopped)
//
// Prints lines in PyTorch/XLA's form: the device is weft:0/0 for all devices together, losses are those of the step,
// rates are tokens a second of all devices; and at the end a text that the model makes up. Exit code 0; 2: a flag or
// the text is wrong; 21: the mean loss of the last log_steps steps is above --target_loss.
#include "support/choices.hpp"
#include "support/goal.hpp"
#include "support/job.hpp"
#include "support/run_checkpoints.hpp"
#include "support/training_log.hpp"
#include "train_gpt/trainer.hpp"

#include <weft/data/loader.hpp>
#include <weft/data/sequences.hpp>
#include <weft/data/token_file.hpp>
#include <weft/optim/schedules.hpp>
#include <weft/runtime/runtime.hpp>

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
  std::string model = "gpt", strategy = "ddp", text = TRAIN_GPT_TEXT, tokens;
  weft::Index devices = 2, layers = 2, micro_batches = 1, steps = 400, warmup_steps = 80, log_steps = 20, seed = 42,
              sample = 400;
  bool remat = false, bf16 = false;
  double learning_rate = 5e-3, weight_decay = 0.01, clip = 0, temperature = 0.7, target_loss = 100;
  Saving saving;
  Observations observations;
};

std::vector<Choice> compiled_choices() {
  std::vector<Choice> list;
  for (const auto& some : {choices_on_one_device(), choices_on_two_devices(), choices_on_four_devices()})
    list.insert(list.end(), some.begin(), some.end());
  return list;
}

void check_compiled(const std::vector<Choice>& list, const char* flag, weft::Index given, weft::Index Choice::*member) {
  for (const Choice& choice : list)
    if (choice.*member == given) return;
  throw UsageError(weft::Sentence() << "--" << flag << " " << given << " is not compiled in; use "
                                    << values_of(list, member).c_str());
}
Choice find_choice(const Arguments& arguments) {
  const std::vector<Choice> list = compiled_choices();
  check_compiled(list, "devices", arguments.devices, &Choice::devices);
  check_compiled(list, "layers", arguments.layers, &Choice::layers);
  check_compiled(list, "micro_batches", arguments.micro_batches, &Choice::micro_batches);
  for (const Choice& choice : list)
    if (choice.model == arguments.model && choice.strategy == arguments.strategy &&
        choice.devices == arguments.devices && choice.layers == arguments.layers &&
        choice.micro_batches == arguments.micro_batches && choice.remat == arguments.remat &&
        choice.bf16 == arguments.bf16)
      return choice;
  throw UsageError(weft::Sentence() << "--model " << arguments.model.c_str() << " --strategy "
                                    << arguments.strategy.c_str() << " is not compiled in for " << arguments.devices
                                    << " devices, " << arguments.layers << " layers, " << arguments.micro_batches
                                    << " micro-batches, " << (arguments.remat ? "--remat" : "no --remat") << " and "
                                    << (arguments.bf16 ? "--bf16" : "no --bf16")
                                    << "; examples/README.md lists what is");
}

using Sequences = weft::RandomSequences<weft::TokenFile>;
constexpr auto rows = static_cast<weft::Index>(batch);

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
          {"vocabulary", std::to_string(weft::character_count)},
          {"context", std::to_string(context)},
          {"batch", std::to_string(batch)},
          {"seed", std::to_string(arguments.seed)},
          {"text", std::to_string(hash_of(text))}};
}

weft::WarmUpCosine rate_of(const Arguments& arguments) {
  return {static_cast<float>(arguments.learning_rate), arguments.warmup_steps, arguments.steps,
          static_cast<float>(arguments.learning_rate / 10)};
}
Settings training_settings(const Arguments& arguments) {
  Settings settings{static_cast<std::uint32_t>(arguments.seed), {}};
  settings.optimizer.learning_rate = rate_of(arguments);
  // So few steps: the second moments must not remember the first ones, whose gradients were large.
  settings.optimizer.beta2 = 0.99F;
  settings.optimizer.weight_decay = static_cast<float>(arguments.weight_decay);
  settings.max_norm = arguments.clip > 0 ? static_cast<float>(arguments.clip) : std::numeric_limits<float>::infinity();
  return settings;
}

std::string norm_of(const Trainer& trainer) {
  char text[32];
  std::snprintf(text, sizeof text, " Norm=%.4f", static_cast<double>(trainer.gradient_norm()));
  return text;
}

// Returns the mean loss of the last steps, as many as are between two lines.
double train(const Arguments& arguments, const Sequences& text, const RunCheckpoints& checkpoints, Trainer& trainer) {
  // A process reads the rows of its devices; under spmd two neighbors have the same ones.
  const DevicesHere here =
      devices_here(arguments.devices, arguments.strategy == "spmd" && arguments.devices > 1 ? 2 : 1);
  weft::Loader loader(text, {.device_batch = rows / arguments.devices,
                             .devices = arguments.devices,
                             .shuffle = false,
                             .position = checkpoints.steps_taken() * rows,
                             .first_device = here.first,
                             .own_devices = here.count});
  LoaderOf any(loader);
  const auto batches = trainer.feed(any);
  TrainingLog log(
      trainer.executable(), arguments.observations,
      {.title = "train_gpt", .items = "tokens", .log_steps = arguments.log_steps, .total_steps = arguments.steps});
  log.begin(checkpoints.steps_taken());
  double sum = 0;
  weft::Index counted = 0;
  for (weft::Index step = checkpoints.steps_taken() + 1; step <= arguments.steps; ++step) {
    const float loss = trainer.step(*batches->next());
    if (step > arguments.steps - arguments.log_steps) sum += static_cast<double>(loss), ++counted;
    if (log.took(loss, batch * context)) log.line(static_cast<double>(rate_of(arguments)(step)), norm_of(trainer));
    if (step == arguments.steps || checkpoints.is_due(step)) checkpoints.save(trainer);
  }
  log.end();
  checkpoints.finish();
  log.finish(batches->waits());
  return sum / static_cast<double>(counted);
}

int run(int count, char** words) {
  Arguments arguments;
  arguments.devices = arguments.observations.devices(arguments.devices);
  Flags flags("train_gpt", "trains a language model on a text; exit code 21 above the target loss");
  flags.choice("model", arguments.model, "gpt|llama", "what blocks are made of; llama: on one device");
  flags.choice("strategy", arguments.strategy, "ddp|fsdp|spmd", "how the training is spread over devices");
  flags.integer("devices", arguments.devices, 1, 1024, "device threads: 1, 2 or 4");
  flags.integer("layers", arguments.layers, 1, 1024, "blocks of the model: 2 or 12");
  flags.integer("micro_batches", arguments.micro_batches, 1, 1024, "parts of a batch, one after another: 1 or 4");
  flags.on("remat", arguments.remat, "compute blocks again for the backward pass");
  flags.on("bf16", arguments.bf16, "products and messages in bf16, weights in f32");
  flags.text("text", arguments.text, "file to learn from: ASCII, at least 65 characters");
  flags.text("tokens", arguments.tokens, "file to learn from instead: tokens 0 to 95 of 16 bits, lowest byte first");
  flags.integer("steps", arguments.steps, 1, 1 << 30, "training steps, of 16 sequences of 64 tokens each");
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
  const Choice choice = find_choice(arguments);
  if (flags.was_given("text") && flags.was_given("tokens"))
    throw UsageError("--text and --tokens both name what is learnt; give one of them");
  const auto seed = static_cast<std::uint32_t>(arguments.seed);
  const weft::TokenFile text = tokens_of(arguments);
  const Sequences sequences(text, context, rows, seed);
  const RunCheckpoints checkpoints(arguments.saving, settings_of(arguments, text));
  checkpoints.expect_less_than("steps", arguments.steps, checkpoints.steps_taken());

  const auto runtime = make_runtime(arguments.devices);
  const auto trainer = choice.make(*runtime, training_settings(arguments));
  checkpoints.resume(*trainer);
  const double loss = train(arguments, sequences, checkpoints, *trainer);
  std::printf("Mean Loss: %.4f\n", loss);
  if (arguments.sample > 0) {
    const auto writer = make_writer(arguments.model, arguments.layers, trainer.get());
    std::printf("%s\n", writer->write("\n", arguments.sample, {arguments.temperature, 0, seed}).c_str());
  }
  return loss_goal.exit_code("train_gpt", loss, arguments.target_loss);
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_job("train_gpt", count, words, [&] { return examples::run(count, words); });
}
