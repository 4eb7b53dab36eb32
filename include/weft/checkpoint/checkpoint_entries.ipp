// Definitions of checkpoint/checkpoint_entries.hpp.
#ifndef WEFT_CHECKPOINT_CHECKPOINT_ENTRIES_IPP
#define WEFT_CHECKPOINT_CHECKPOINT_ENTRIES_IPP

#include <weft/checkpoint/checkpoint_entries.hpp>

#include <system_error>

namespace weft {

LoaderPosition::LoaderPosition(Index position) : position_(position) {
  if (position < 0) loader_setting_is_too_small("position", position, 0);
}

}  // namespace weft

namespace weft::detail {

CheckpointMetadata with_count(CheckpointMetadata metadata, const StepCount& count, const std::string& states) {
  for (const auto& [key, text] : metadata)
    if (key.compare(0, 5, "weft.") == 0) checkpoint_entry_is_reserved(printable(key).c_str());
  metadata[version_key] = std::to_string(checkpoint_version);
  metadata[steps_key] = std::to_string(count.steps);
  metadata[seed_key] = std::to_string(count.seed.value);
  if (!states.empty()) metadata[states_key] = states;
  if (count.position) metadata[position_key] = std::to_string(*count.position);
  return metadata;
}

CheckpointMetadata without_count(CheckpointMetadata metadata) {
  for (const char* key : {version_key, steps_key, seed_key, states_key, position_key}) metadata.erase(key);
  return metadata;
}

bool is_model_state(const CheckpointMetadata& metadata, const std::string& name) {
  if (name.ends_with(".num_batches_tracked")) return true;
  const auto found = metadata.find(states_key);
  return found != metadata.end() && ('\n' + found->second).find('\n' + name + '\n') != std::string::npos;
}

Index read_number_of(const CheckpointMetadata& metadata, const std::string& path, const char* key, Index least,
                     Index most, const char* needed) {
  const auto found = metadata.find(key);
  const std::string text = found == metadata.end() ? "" : found->second;
  Index number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
    checkpoint_entry_is_wrong(path.c_str(), key, printable(text).c_str(), needed);
  return number;
}

std::optional<Index> read_position(const CheckpointMetadata& metadata, const std::string& path) {
  if (metadata.count(position_key) == 0) return std::nullopt;
  return read_number_of(metadata, path, position_key, 0, std::numeric_limits<Index>::max(),
                        "a number of items below 2^63");
}

StepCount read_count(const CheckpointMetadata& metadata, const std::string& path) {
  constexpr Index most_of_32_bits = 0xFFFFFFFF;
  (void)read_number_of(metadata, path, version_key, checkpoint_version, checkpoint_version,
                       "1, the only version so far");
  const Index steps = read_number_of(metadata, path, steps_key, 0, most_of_32_bits, "a number of steps below 2^32");
  const Index seed = read_number_of(metadata, path, seed_key, 0, most_of_32_bits, "a seed below 2^32");
  return {steps, Seed{static_cast<std::uint32_t>(seed)}, read_position(metadata, path)};
}

}  // namespace weft::detail

#endif
