// What a checkpoint says about the run that it is of: all that the losses follow from but what may change on the way, the
// learning rate and the number of steps.
#ifndef EXAMPLES_TRAIN_GPT_RUN_SETTINGS_HPP
#define EXAMPLES_TRAIN_GPT_RUN_SETTINGS_HPP

#include "../support/flags.hpp"
#include "trainer.hpp"

#include <weft/data/text.hpp>

#include <string>

namespace examples {

// Tells one text from another: their FNV-1a hashes.
[[nodiscard]] inline std::string fingerprint(const weft::Text& text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const std::int32_t token : text.tokens()) hash = (hash ^ static_cast<std::uint64_t>(token)) * 1099511628211u;
  return std::to_string(text.tokens().size()) + " characters, hash " + std::to_string(hash);
}

[[nodiscard]] inline weft::CheckpointMetadata run_settings(weft::Index layers, weft::Index seed,
                                                           const weft::Text& text) {
  return {{"layers", std::to_string(layers)},
          {"vocabulary", std::to_string(weft::character_count)},
          {"context", std::to_string(context)},
          {"batch", std::to_string(batch)},
          {"seed", std::to_string(seed)},
          {"text", fingerprint(text)}};
}

// Throws UsageError if the run in a checkpoint is another one.
inline void check_settings(const std::string& path, const weft::CheckpointMetadata& own) {
  const weft::SafetensorsReader file(path);
  for (const auto& [name, value] : own) {
    const auto saved = file.metadata().find(name);
    if (saved != file.metadata().end() && saved->second == value) continue;
    throw UsageError(weft::Sentence() << "'" << path.c_str() << "' was saved with " << name.c_str() << " '"
                                      << (saved == file.metadata().end() ? "" : saved->second.c_str())
                                      << "' and this run has '" << value.c_str()
                                      << "'; resume with the flags and the text of its run");
  }
}

}  // namespace examples

#endif
