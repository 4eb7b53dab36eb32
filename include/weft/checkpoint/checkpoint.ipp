// Definitions of checkpoint/checkpoint.hpp.
#ifndef WEFT_CHECKPOINT_CHECKPOINT_IPP
#define WEFT_CHECKPOINT_CHECKPOINT_IPP

#include <weft/checkpoint/checkpoint.hpp>

namespace weft {

std::string Checkpoint::entry(const std::string& key) const {
  const auto found = metadata.find(key);
  return found == metadata.end() ? std::string() : found->second;
}

}  // namespace weft

namespace weft::detail {

SavedList list_saved(const MeshTensors& tensors, const StepCount& count, const CheckpointMetadata& metadata) {
  SavedList list{{}, with_count(metadata, count, states_of(tensors))};
  for (const auto& [name, tensor] : by_name(tensors))
    list.tensors.push_back({name, tensors.type_of(*tensor), tensor->shape});
  return list;
}

void take_part_in_reading(const MeshTensors& tensors, const SavedList& list) {
  for (const SafetensorsTensor& tensor : in_file_order(list.tensors)) {
    AlignedArray<std::byte> bytes(tensor.bytes());
    tensors.read_bytes(tensors.find(tensor.name.c_str()), {bytes.data(), to_size(bytes.size())});
  }
}

void save_tensors(const std::string& path, const MeshTensors& tensors, const StepCount& count,
                  const CheckpointMetadata& metadata) {
  const SavedList list = list_saved(tensors, count, metadata);
  if (tensors.is_master())
    write_saved(path, list, [&](const SafetensorsTensor& tensor, std::span<std::byte> to) {
      tensors.read_bytes(tensors.find(tensor.name.c_str()), to);
    });
  else
    take_part_in_reading(tensors, list);
  tensors.meet_processes();
}

std::optional<StepCount> load_step(const std::string& path, const MeshTensors& tensors, const LoadOptions& options,
                                   Checkpoint& checkpoint) {
  CheckpointReader file(path);
  const LoadPlan plan = plan_load(file, tensors, options, LoadedTensors::weights_and_states);
  check_fit(file, plan, options.strict);
  std::optional<StepCount> count;
  if (options.strict) count = read_count(file.metadata(), file.path());
  load_tensors(file, plan, tensors);
  checkpoint = {without_count(file.metadata()), plan.missing, plan.unknown};
  if (count) checkpoint.loader_position = count->position;
  return count;
}

Checkpoint load_part(const std::string& path, const MeshTensors& tensors, const LoadOptions& options,
                     LoadedTensors loaded) {
  CheckpointReader file(path);
  const LoadPlan plan = plan_load(file, tensors, options, loaded);
  if (loaded == LoadedTensors::averages && !plan.has_averages) checkpoint_has_no_averages(path.c_str());
  check_fit(file, plan, options.strict);
  load_tensors(file, plan, tensors);
  return {without_count(file.metadata()), plan.missing, plan.unknown};
}

}  // namespace weft::detail

namespace weft {

std::optional<Index> loader_position_in(const std::string& path) {
  return detail::read_position(CheckpointReader(path).metadata(), path);
}

Checkpoint load_weights(const std::string& path, const MeshTensors& tensors, const LoadOptions& options) {
  return detail::load_part(path, tensors, options, detail::LoadedTensors::weights);
}

Checkpoint load_averages(const std::string& path, const MeshTensors& tensors, const LoadOptions& options) {
  return detail::load_part(path, tensors, options, detail::LoadedTensors::averages);
}

}  // namespace weft

#endif
