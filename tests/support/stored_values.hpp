// Elements of a stored tensor as a vector, which tests compare and keep.
#ifndef WEFT_TESTS_SUPPORT_STORED_VALUES_HPP
#define WEFT_TESTS_SUPPORT_STORED_VALUES_HPP

#include <weft/train/mesh_tensors.hpp>

#include <string>
#include <vector>

namespace weft::testing {

inline std::vector<float> stored_values(const MeshTensors& tensors, const std::string& name) {
  const AlignedArray<float> values = tensors.read(name.c_str());
  return {values.begin(), values.end()};
}

}  // namespace weft::testing

#endif
