// Definitions of checkpoint/save_weights.hpp.
#ifndef WEFT_CHECKPOINT_SAVE_WEIGHTS_IPP
#define WEFT_CHECKPOINT_SAVE_WEIGHTS_IPP

#include <weft/checkpoint/save_weights.hpp>

#include <weft/checkpoint/loaded_elements.hpp>

namespace weft {

void save_weights(const std::string& path, const MeshTensors& tensors, const LoadOptions& options,
                  const CheckpointMetadata& metadata) {
  detail::check_names(options.names);
  const std::map<std::string, const StoredTensor*> names = detail::by_name(tensors);
  detail::check_transposed(path, names, options);
  std::map<std::string, const StoredTensor*> own;  // by the file's names
  detail::SavedList list{{}, metadata};
  for (const auto& [name, tensor] : names) {
    if (detail::is_state(names, name)) continue;
    const std::string there = detail::name_there(options, name);
    if (detail::name_here(options, there) != name) checkpoint_cannot_name(path.c_str(), printable(name).c_str());
    own.emplace(there, tensor);
    list.tensors.push_back(
        {there, tensors.type_of(*tensor),
         detail::is_transposed(options, *tensor) ? detail::transposed(tensor->shape) : tensor->shape});
  }
  const auto read = [&](const SafetensorsTensor& tensor, std::span<std::byte> to) {
    const StoredTensor& from = *own.at(tensor.name);
    if (!detail::is_transposed(options, from)) return tensors.read_bytes(from, to);
    AlignedArray<std::byte> bytes(tensor.bytes());
    const std::span<std::byte> whole{bytes.data(), to.size()};
    tensors.read_bytes(from, whole);
    const AlignedArray<std::byte> turned =
        detail::rearranged(whole, tensor.dtype, tensor.dtype, from.shape[0], from.shape[1], true);
    if (!to.empty()) std::memcpy(to.data(), turned.data(), to.size());
  };
  if (tensors.is_master())
    detail::write_saved(path, list, read);
  else
    for (const SafetensorsTensor& tensor : in_file_order(list.tensors)) {
      AlignedArray<std::byte> bytes(tensor.bytes());
      read(tensor, {bytes.data(), to_size(bytes.size())});
    }
  tensors.meet_processes();
}

}  // namespace weft

#endif
