// What a checkpoint says in its metadata: how far its step and its data were, and what the caller adds.
#ifndef WEFT_CHECKPOINT_CHECKPOINT_ENTRIES_HPP
#define WEFT_CHECKPOINT_CHECKPOINT_ENTRIES_HPP

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
  WEFT_DECL LoaderPosition(Index position);
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
[[nodiscard]] WEFT_DECL CheckpointMetadata with_count(CheckpointMetadata metadata, const StepCount& count,
                                                      const std::string& states);
// The caller's entries alone.
[[nodiscard]] WEFT_DECL CheckpointMetadata without_count(CheckpointMetadata metadata);

// Does a file say that tensor `name` is a state of the model? Programs that do not read it pass it over. So is what
// PyTorch's batch norms count steps in, beside their running averages.
[[nodiscard]] WEFT_DECL bool is_model_state(const CheckpointMetadata& metadata, const std::string& name);

// An entry that is a number; `path` and `needed`: for messages. Error: checkpoint_entry_is_wrong.
[[nodiscard]] WEFT_DECL Index read_number_of(const CheckpointMetadata& metadata, const std::string& path,
                                             const char* key, Index least, Index most, const char* needed);
// None: it was saved without a loader. Error: checkpoint_entry_is_wrong.
[[nodiscard]] WEFT_DECL std::optional<Index> read_position(const CheckpointMetadata& metadata, const std::string& path);
// Error: checkpoint_entry_is_wrong.
[[nodiscard]] WEFT_DECL StepCount read_count(const CheckpointMetadata& metadata, const std::string& path);

}  // namespace detail

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/checkpoint_entries.ipp>
#endif

#endif
