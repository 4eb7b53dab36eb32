// Meshes from text, for command lines and configuration: "4,2" or "data=4,model=2".
#ifndef WEFT_MESH_MESH_TEXT_HPP
#define WEFT_MESH_MESH_TEXT_HPP

#include <weft/mesh/mesh.hpp>

namespace weft {

// Axes in order, separated by commas; each is a positive size of at most 9 digits, optionally preceded by a name and
// '='. Either all axes or none are named (unnamed axes are called "0", "1", ..). Errors: mesh_shape_not_integers,
// mesh_rank_mismatch, and those of Mesh. All devices are in one granule.
[[nodiscard]] constexpr Mesh parse_mesh(const char* text) {
  MeshSizes sizes;
  AxisNames names;
  for (const char* at = text;; ++at) {
    const char* name = at;
    while (*at != '=' && *at != ',' && *at != '\0') ++at;
    if (*at == '=') {
      AxisName parsed;
      if (at == name) axis_name_is_empty();
      if (at - name >= AxisName::capacity) axis_name_too_long(name, AxisName::capacity - 1);
      for (int i = 0; name + i != at; ++i) parsed.text[i] = name[i];
      names.push_back(parsed);
      ++at;
    } else {
      at = name;
    }
    Index size = 0;
    const char* digits = at;
    for (; *at >= '0' && *at <= '9' && at - digits < 9; ++at) size = size * 10 + (*at - '0');
    if (at == digits || (*at != ',' && *at != '\0')) mesh_shape_not_integers(text);
    sizes.push_back(size);
    if (*at == '\0') break;
  }
  return make_mesh(sizes, names);
}

}  // namespace weft

#endif
