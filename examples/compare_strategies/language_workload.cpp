// A language model, character by character: GPT or LLaMA, AdamW.
#include "../train_gpt/sequences.hpp"
#include "workload.hpp"

#include <weft/data/loader.hpp>
#include <weft/data/sequences.hpp>
#include <weft/data/text.hpp>
#include <weft/data/token_file.hpp>
#include <weft/optim/adam.hpp>

namespace examples {

namespace {

GptSizes sizes_of(const WorkloadSizes& given) {
  GptSizes sizes{.vocabulary = weft::character_count,
                 .context = given_or(given.context, 64),
                 .features = given_or(given.features, 128),
                 .heads = given_or(given.heads, 4),
                 .gentle_start = true};
  if (given.remat) sizes = sizes.rematerialized();
  return as_model(sizes, given.model);
}

}  // namespace

Workload language_workload(const WorkloadSizes& given) {
  const GptSizes sizes = sizes_of(given);
  const weft::Index layers = given_or(given.layers, 2);
  const auto text = std::make_shared<const weft::TokenFile>(TRAIN_GPT_TEXT, weft::TokenFormat::text);
  Workload work;
  work.title = given.model + " of " + std::to_string(layers) + " blocks of " + std::to_string(sizes.features) +
               " features, " + std::to_string(sizes.heads) + " heads, a context of " + std::to_string(sizes.context) +
               " characters, AdamW";
  work.items = "tokens";
  work.batch = given_or(given.batch, 16);
  work.batch_items = work.batch * sizes.context;
  work.loss = [sizes, layers](const weft::Mesh& mesh) {
    return weft::dynamic::measured_function(SizedGptLoss{sizes, layers, mesh});
  };
  work.sequence = sizes.context;
  work.with_sequences = [family = sizes.family](const weft::AnyStrategy& strategy, const weft::Mesh& mesh) {
    return with_sequences(strategy, mesh, megatron_specs_of(family));
  };
  const auto tokens = weft::input<std::int32_t>({work.batch, sizes.context});
  work.inputs = {tokens, tokens};
  work.optimizer = {weft::AdamW{}, {.learning_rate = 1e-3F}};
  if ((sizes.kv_heads > 0 ? sizes.kv_heads : sizes.heads) % 2 == 0)
    work.megatron = megatron_specs_of(sizes.family);
  work.tolerance = 1e-3;
  work.feed = [text, rows = work.batch, context = sizes.context](std::uint32_t seed) -> std::unique_ptr<Feed> {
    using Sequences = weft::RandomSequences<weft::TokenFile>;
    return std::make_unique<FeedOf<weft::Loader<Sequences>>>(
        Sequences(*text, context, rows, seed), weft::LoaderOptions{.device_batch = rows, .shuffle = false});
  };
  return work;
}

}  // namespace examples
