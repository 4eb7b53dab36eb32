// Definitions of checkpoint/checkpoint_manager.hpp.
#ifndef WEFT_CHECKPOINT_CHECKPOINT_MANAGER_IPP
#define WEFT_CHECKPOINT_CHECKPOINT_MANAGER_IPP

#include <weft/checkpoint/checkpoint_manager.hpp>

namespace weft::detail {

CopiedStep::CopiedStep(const MeshTensors& from, const StepCount& count, const CheckpointMetadata& metadata)
    : list(list_saved(from, count, metadata)) {
  Index size = 0;
  for (const SafetensorsTensor& tensor : list.tensors) size += tensor.bytes();
  bytes = AlignedArray<std::byte>(size);
  std::byte* to = bytes.data();
  for (const SafetensorsTensor& tensor : list.tensors) {
    const std::span<std::byte> whole{to, to_size(tensor.bytes())};
    from.read_bytes(from.find(tensor.name.c_str()), whole);
    tensors.emplace(tensor.name, whole);
    to += tensor.bytes();
  }
}

void CopiedStep::write(const std::string& path) const {
  SafetensorsWriter file(path, list.tensors, list.metadata);
  for (const SafetensorsTensor& tensor : file.tensors()) file.write(tensors.at(tensor.name));
  file.commit();
}

}  // namespace weft::detail

namespace weft {

CheckpointManager::CheckpointManager(std::string directory, const CheckpointRule& rule)
    : directory_(std::move(directory)), rule_(rule), writing_(std::make_unique<BackgroundTask>()) {
  if (rule.keep_last < 1) checkpoint_rule_is_out_of_range("keep_last", rule.keep_last, 1);
  if (rule.keep_every < 0) checkpoint_rule_is_out_of_range("keep_every", rule.keep_every, 0);
  make_directories(directory_);
  detail::remove_left(directory_);
}

std::string CheckpointManager::latest() const {
  const std::set<Index> steps = saved_steps();
  return steps.empty() ? std::string() : path_of(*steps.rbegin());
}

std::string CheckpointManager::path_in(const std::string& directory, Index steps, bool sharded) {
  const std::string path = directory + '/' + name_of(steps, sharded),
                    other = directory + '/' + name_of(steps, !sharded);
  const bool is_other = !is_checkpoint(path) && is_checkpoint(other);
  return is_other ? other : path;
}

bool CheckpointManager::is_checkpoint(const std::string& path) {
  return is_folder(path) ? file_exists(path + '/' + sharded_index_name)
                         : path.ends_with(".safetensors") && file_exists(path);
}

std::optional<Index> CheckpointManager::steps_of(const std::string& name) {
  constexpr std::size_t digits = 5;
  Index steps = -1;
  if (name.size() > digits) std::from_chars(name.data() + digits, name.data() + name.size(), steps);
  if (steps < 0 || (name != name_of(steps, false) && name != name_of(steps, true))) return std::nullopt;
  return steps;
}

std::set<Index> CheckpointManager::steps_in(const std::string& directory) {
  std::set<Index> steps;
  for (const std::string& name : names_in(directory))
    if (const std::optional<Index> number = steps_of(name); number && is_checkpoint(directory + '/' + name))
      steps.insert(*number);
  return steps;
}

std::string CheckpointManager::save(const MeshTensors& tensors, const detail::StepCount& count,
                                    const CheckpointMetadata& metadata) const {
  const std::string path = directory() + '/' + name_of(count.steps, rule_.sharded);
  // Parts of several processes are written by their devices.
  if (rule_.asynchronous && !(rule_.sharded && tensors.process_count() > 1)) {
    writing().wait();
    write_copy(path, tensors, count, metadata);
    return path;
  }
  if (rule_.sharded)
    detail::save_sharded(path, tensors, count, metadata);
  else
    detail::save_tensors(path, tensors, count, metadata);
  if (tensors.is_master()) remove_old(directory(), rule_, count.steps);
  return path;
}

void CheckpointManager::write_copy(const std::string& path, const MeshTensors& tensors, const detail::StepCount& count,
                                   const CheckpointMetadata& metadata) const {
  const auto remove = [directory = directory_, rule = rule_, steps = count.steps] {
    remove_old(directory, rule, steps);
  };
  if (!rule_.sharded) {
    const auto copy = std::make_shared<const detail::CopiedStep>(tensors, count, metadata);
    if (!tensors.is_master()) return;
    return writing().start([path, remove, copy] {
      copy->write(path);
      remove();
    });
  }
  const auto parts = std::make_shared<detail::ShardedSave>(detail::plan_sharded_save(tensors, count, metadata));
  detail::copy_parts(*parts, tensors);
  writing().start([path, remove, parts] {
    detail::write_copied_parts(path, *parts);
    remove();
  });
}

void CheckpointManager::remove_old(const std::string& directory, const CheckpointRule& rule, Index just_saved) {
  detail::remove_left(directory);
  const std::set<Index> steps = steps_in(directory);
  Index newer = std::ssize(steps);
  for (const Index old : steps) {
    const bool is_kept =
        --newer < rule.keep_last || old == just_saved || (rule.keep_every > 0 && old % rule.keep_every == 0);
    if (is_kept) continue;
    const std::string path = path_in(directory, old, rule.sharded);
    // Another manager of the same folder may have removed it meanwhile.
    static_cast<void>(is_folder(path) ? detail::remove_folder_if_there(path) : detail::remove_file_if_there(path));
  }
}

}  // namespace weft

#endif
