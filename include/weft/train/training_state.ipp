// Definitions of train/training_state.hpp.
#ifndef WEFT_TRAIN_TRAINING_STATE_IPP
#define WEFT_TRAIN_TRAINING_STATE_IPP

#include <weft/train/training_state.hpp>

namespace weft::detail {

std::vector<TrainingState::Tensor> read_tensors(const MeshTensors& stored) {
  std::vector<TrainingState::Tensor> tensors;
  for (Index i = 0; i < stored.size(); ++i) {
    const char* const name = stored[i].name.c_str();
    const AlignedArray<float> all = stored.read(name);
    tensors.push_back({name, {all.data(), all.data() + all.size()}});
  }
  return tensors;
}

void write_state(const MeshTensors& stored, const TrainingState& state) {
  check_step_count(state.steps);
  std::vector<bool> given(to_size(stored.size()), false);
  for (const TrainingState::Tensor& tensor : state.tensors) {
    const StoredTensor& own = stored.find(tensor.name.c_str());
    if (std::ssize(tensor.elements) != own.shape.elements())
      tensor_size_differs(own.name.c_str(), std::ssize(tensor.elements), own.shape.elements());
    given[to_size(&own - &stored[0])] = true;
  }
  for (Index i = 0; i < stored.size(); ++i)
    if (!given[to_size(i)]) state_lacks_tensor(stored[i].name.c_str());
  for (const TrainingState::Tensor& tensor : state.tensors) stored.write(tensor.name.c_str(), tensor.elements);
}

}  // namespace weft::detail

#endif
