// Every error of shard_map and of the collectives that its function writes. One named function each; the code of the
// error is the function's name.
#ifndef WEFT_BASE_ERROR_SHARD_MAP_HPP
#define WEFT_BASE_ERROR_SHARD_MAP_HPP

#include <weft/base/error_mesh.hpp>

namespace weft {

// --- the specs ---
// `side`: "in" or "out".
[[noreturn]] WEFT_DECL void shard_map_specs_differ(const char* side, Index specs, Index values);
[[noreturn]] WEFT_DECL void shard_map_spec_too_long(const char* side, Index entries, Index rank);
[[noreturn]] WEFT_DECL void shard_map_axis_not_manual(const char* axis);
[[noreturn]] WEFT_DECL void shard_map_axis_twice(const char* axis);
[[noreturn]] WEFT_DECL void shard_map_does_not_divide(const char* axis, Index extent, Index parts);

// --- the function ---
[[noreturn]] WEFT_DECL void shard_map_captures(Index rank);
[[noreturn]] WEFT_DECL void shard_map_declares_input(const char* name);
[[noreturn]] WEFT_DECL void shard_map_marks_manual_axis(const char* axis);
[[noreturn]] WEFT_DECL void shard_map_is_nested();
[[noreturn]] WEFT_DECL void shard_maps_differ_in_mesh();
[[noreturn]] WEFT_DECL void collective_outside_shard_map(const char* operation);
[[noreturn]] WEFT_DECL void collective_over_other_axis(const char* operation, const char* axis);

// --- where it runs ---
// `mesh.axes` is a list of {name.text, size}.
template <class Mesh>
[[noreturn]] inline void shard_map_axis_unknown(const char* axis, const Mesh& mesh) {
  Sentence sentence;
  sentence << "weft: shard_map: the model maps over the axis \"" << axis
           << "\", which the mesh that it runs on does not have; its axes are";
  for (const auto& known : mesh.axes) sentence << " \"" << known.name.text << "\" (" << known.size << ")";
  raise("shard_map_axis_unknown", sentence);
}
[[noreturn]] WEFT_DECL void shard_map_axis_size_differs(const char* axis, Index in_model, Index in_mesh);
[[noreturn]] WEFT_DECL void shard_map_without_its_mesh();

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_shard_map.ipp>
#endif

#endif
