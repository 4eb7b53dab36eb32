// What a checkpoint says in its metadata: how far its step was, and what the caller adds.
#ifndef WEFT_TRAIN_CHECKPOINT_ENTRIES_HPP
#define WEFT_TRAIN_CHECKPOINT_ENTRIES_HPP

#include <weft/io/safetensors_header.hpp>
#include <weft/train/training_state.hpp>

#include <charconv>

namespace weft {

// What the caller of save_checkpoint wants to find again: a trainer's settings, by name. Names that begin with "weft."
// are taken.
using CheckpointMetadata = SafetensorsMetadata;

namespace detail {

inline constexpr const char *version_key = "weft.version", *steps_key = "weft.steps", *seed_key = "weft.seed",
                            *states_key = "weft.states";
inline constexpr Index checkpoint_version = 1;

struct StepCount {
  Index steps = 0;
  Seed seed;
};

// The caller's entries and the library's; `states`: see states_of. Error: checkpoint_entry_is_reserved.
[[nodiscard]] inline CheckpointMetadata with_count(CheckpointMetadata metadata, const StepCount& count,
                                                   const std::string& states) {
  for (const auto& [key, text] : metadata)
    if (key.compare(0, 5, "weft.") == 0) checkpoint_entry_is_reserved(printable(key).c_str());
  metadata[version_key] = std::to_string(checkpoint_version);
  metadata[steps_key] = std::to_string(count.steps);
  metadata[seed_key] = std::to_string(count.seed.value);
  if (!states.empty()) metadata[states_key] = states;
  return metadata;
}
// The caller's entries alone.
[[nodiscard]] inline CheckpointMetadata without_count(CheckpointMetadata metadata) {
  for (const char* key : {version_key, steps_key, seed_key, states_key}) metadata.erase(key);
  return metadata;
}

// Does a file say that tensor `name` is a state of the model? Programs that do not read it pass it over. So is what
// PyTorch's batch norms count steps in, beside their running averages.
[[nodiscard]] inline bool is_model_state(const CheckpointMetadata& metadata, const std::string& name) {
  if (name.ends_with(".num_batches_tracked")) return true;
  const auto found = metadata.find(states_key);
  return found != metadata.end() && ('\n' + found->second).find('\n' + name + '\n') != std::string::npos;
}

// `path`: for messages. Error: checkpoint_entry_is_wrong.
[[nodiscard]] inline StepCount read_count(const CheckpointMetadata& metadata, const std::string& path) {
  constexpr Index most_of_32_bits = 0xFFFFFFFF;
  const auto entry = [&](const char* key, Index least, Index most, const char* needed) {
    const auto found = metadata.find(key);
    const std::string text = found == metadata.end() ? "" : found->second;
    Index number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
      checkpoint_entry_is_wrong(path.c_str(), key, printable(text).c_str(), needed);
    return number;
  };
  (void)entry(version_key, checkpoint_version, checkpoint_version, "1, the only version so far");
  const Index steps = entry(steps_key, 0, most_of_32_bits, "a number of steps below 2^32");
  const Index seed = entry(seed_key, 0, most_of_32_bits, "a seed below 2^32");
  return {steps, Seed{static_cast<std::uint32_t>(seed)}};
}

}  // namespace detail

}  // namespace weft

#endif
