// AxisName: the name of a mesh axis, held by value so that meshes and specs are structural types.
#ifndef WEFT_MESH_AXIS_NAME_HPP
#define WEFT_MESH_AXIS_NAME_HPP

#include <weft/base/error_mesh.hpp>
#include <weft/base/fixed_vector.hpp>

namespace weft {

inline constexpr int max_mesh_axes = 8;

// A zero-terminated name of 1 to 23 characters; converts from a string literal. Errors: axis_name_is_empty,
// axis_name_too_long. A default-constructed name is empty and stands for "no axis".
struct AxisName {
  static constexpr int capacity = 24;
  char text[capacity] = {};

  constexpr AxisName() = default;
  constexpr AxisName(const char* name) {
    if (*name == '\0') axis_name_is_empty();
    for (int i = 0; name[i] != '\0'; ++i) {
      if (i == capacity - 1) axis_name_too_long(name, capacity - 1);
      text[i] = name[i];
    }
  }
  // The name of an unnamed axis: its index in decimal.
  [[nodiscard]] static constexpr AxisName of_index(int index) {
    const char digits[2] = {static_cast<char>('0' + index % 10), '\0'};
    return AxisName(digits);
  }

  friend constexpr bool operator==(const AxisName& left, const AxisName& right) {
    for (int i = 0; i < capacity; ++i) {
      if (left.text[i] != right.text[i]) return false;
      if (left.text[i] == '\0') break;
    }
    return true;
  }
  // Alphabetical: the canonical order of a set of axes.
  friend constexpr bool operator<(const AxisName& left, const AxisName& right) {
    int i = 0;
    while (i < capacity - 1 && left.text[i] == right.text[i] && left.text[i] != '\0') ++i;
    return left.text[i] < right.text[i];
  }
};

using AxisNames = fixed_vector<AxisName, max_mesh_axes>;
// A short list of mesh axes (major first) or of dimension numbers.
using AxisList = fixed_vector<std::int8_t, max_mesh_axes>;
// One number for every mesh axis.
using MeshSizes = fixed_vector<Index, max_mesh_axes>;

// Several axes as one spec entry or one group list, first is major: axes("x", "y").
template <class... Names>
[[nodiscard]] constexpr AxisNames axes(const Names&... names) {
  return AxisNames{AxisName(names)...};
}

}  // namespace weft

#endif
