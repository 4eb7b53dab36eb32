// What a reader of checkpoints gives for a tensor.
#ifndef WEFT_TESTS_SUPPORT_CHECKPOINT_BYTES_HPP
#define WEFT_TESTS_SUPPORT_CHECKPOINT_BYTES_HPP

#include <weft/io/sharded_safetensors.hpp>

#include <cstddef>
#include <vector>

namespace weft::testing {

// `which`: of its tensors.
[[nodiscard]] inline std::vector<int> bytes_of(CheckpointReader& reader, std::size_t which) {
  const SafetensorsTensor& tensor = reader.tensors().at(which);
  std::vector<std::byte> bytes(to_size(tensor.bytes()), std::byte{99});
  reader.read(tensor, bytes);
  std::vector<int> values;
  for (const std::byte byte : bytes) values.push_back(std::to_integer<int>(byte));
  return values;
}

}  // namespace weft::testing

#endif
