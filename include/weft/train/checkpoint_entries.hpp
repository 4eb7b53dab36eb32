// What a checkpoint says in its metadata: how far its step and its data were, and what the caller adds.
#ifndef WEFT_TRAIN_CHECKPOINT_ENTRIES_HPP
#define WEFT_TRAIN_CHECKPOINT_ENTRIES_HPP

#include <weft/base/error_io.hpp>
#include <weft/io/safetensors_header.hpp>
#include <weft/train/training_state.hpp>

#include <charconv>
#include <concepts>
#include <limits>
#include <optional>

namespace weft {

// What the caller of save_checkpoint wants to find again: a trainer's settings, by name. Names that begin with "weft."
// are taken.
using CheckpointMetadata = SafetensorsMetadata;

// Where the data of a run goes on: that of a Loader or a DeviceLoader, after the batch handed out last, or the number
// that it has told. Items passed since the first epoch began, so that epoch and order follow from it; the seed of a
// loader is one of its settings.
class LoaderPosition {
 public:
  // Error: loader_setting_is_too_small, if it is negative.
  LoaderPosition(Index position) : position_(position) {
    if (position < 0) loader_setting_is_too_small("position", position, 0);
  }
  template <class Loader>
  requires requires(const Loader& loader) {
    { loader.position() } -> std::same_as<Index>;
  }
  LoaderPosition(const Loader& loader) : LoaderPosition(loader.position()) {}
  [[nodiscard]] Index value() const noexcept { return position_; }

 private:
  Index position_;
};

namespace detail {

inline constexpr const char *version_key = "weft.version", *steps_key = "weft.steps", *seed_key = "weft.seed",
                            *states_key = "weft.states", *position_key = "weft.loader.position";
inline constexpr Index checkpoint_version = 1;

struct StepCount {
  Index steps = 0;
  Seed seed;
  std::optional<Index> position = {};  // of a loader
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
  if (count.position) metadata[position_key] = std::to_string(*count.position);
  return metadata;
}
// The caller's entries alone.
[[nodiscard]] inline CheckpointMetadata without_count(CheckpointMetadata metadata) {
  for (const char* key : {version_key, steps_key, seed_key, states_key, position_key}) metadata.erase(key);
  return metadata;
}

// Does a file say that tensor `name` is a state of the model? Programs that do not read it pass it over. So is what
// PyTorch's batch norms count steps in, beside their running averages.
[[nodiscard]] inline bool is_model_state(const CheckpointMetadata& metadata, const std::string& name) {
  if (name.ends_with(".num_batches_tracked")) return true;
  const auto found = metadata.find(states_key);
  return found != metadata.end() && ('\n' + found->second).find('\n' + name + '\n') != std::string::npos;
}

// An entry that is a number; `path` and `needed`: for messages. Error: checkpoint_entry_is_wrong.
[[nodiscard]] inline Index read_entry(const CheckpointMetadata& metadata, const std::string& path, const char* key,
                                      Index least, Index most, const char* needed) {
  const auto found = metadata.find(key);
  const std::string text = found == metadata.end() ? "" : found->second;
  Index number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
    checkpoint_entry_is_wrong(path.c_str(), key, printable(text).c_str(), needed);
  return number;
}
// None: it was saved without a loader. Error: checkpoint_entry_is_wrong.
[[nodiscard]] inline std::optional<Index> read_position(const CheckpointMetadata& metadata, const std::string& path) {
  if (metadata.count(position_key) == 0) return std::nullopt;
  return read_entry(metadata, path, position_key, 0, std::numeric_limits<Index>::max(), "a number of items below 2^63");
}
// Error: checkpoint_entry_is_wrong.
[[nodiscard]] inline StepCount read_count(const CheckpointMetadata& metadata, const std::string& path) {
  constexpr Index most_of_32_bits = 0xFFFFFFFF;
  (void)read_entry(metadata, path, version_key, checkpoint_version, checkpoint_version, "1, the only version so far");
  const Index steps = read_entry(metadata, path, steps_key, 0, most_of_32_bits, "a number of steps below 2^32");
  const Index seed = read_entry(metadata, path, seed_key, 0, most_of_32_bits, "a seed below 2^32");
  return {steps, Seed{static_cast<std::uint32_t>(seed)}, read_position(metadata, path)};
}

}  // namespace detail

}  // namespace weft

#endif
