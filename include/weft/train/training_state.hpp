// TrainingState: what a training step is between two calls. Taken from one step and given to another, of the same model and
// optimizer on any mesh under any strategy, it makes that one go on with what the first would have computed.
#ifndef WEFT_TRAIN_TRAINING_STATE_HPP
#define WEFT_TRAIN_TRAINING_STATE_HPP

#include <weft/train/mesh_tensors.hpp>

#include <string>
#include <vector>

namespace weft {

// Where all random numbers of a run start from.
struct Seed {
  std::uint32_t value = 0;
  friend constexpr bool operator==(const Seed&, const Seed&) = default;
};

// Everything but the settings, which are the caller's.
struct TrainingState {
  struct Tensor {
    std::string name;
    std::vector<float> elements;  // of the whole tensor, row-major; integers above 2^24 are rounded
    friend bool operator==(const Tensor&, const Tensor&) = default;
  };
  Index steps = 0;  // taken so far: Adam's bias correction and the masks of dropout follow from it
  Seed seed;
  std::vector<Tensor> tensors;  // weights, optimizer states and states of the model, in any order
  friend bool operator==(const TrainingState&, const TrainingState&) = default;
};

namespace detail {

[[nodiscard]] WEFT_DECL std::vector<TrainingState::Tensor> read_tensors(const MeshTensors& stored);
// Checkpoints hold, and steps draw by, numbers of 32 bits. Error: step_count_is_out_of_range.
inline void check_step_count(Index steps) {
  constexpr Index most = 0xFFFFFFFF;
  if (steps < 0 || steps > most) step_count_is_out_of_range(steps, most);
}
// Everything is checked before anything is written. Errors: step_count_is_out_of_range, tensor_is_unknown,
// tensor_size_differs, state_lacks_tensor.
WEFT_DECL void write_state(const MeshTensors& stored, const TrainingState& state);

}  // namespace detail

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/training_state.ipp>
#endif

#endif
