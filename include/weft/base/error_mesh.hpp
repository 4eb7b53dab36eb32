// Every error of meshes: their axes, device ids and groups, and the orders of real devices. One named function each;
// the code of the error is the function's name. See base/error.hpp for how they read at compile time.
#ifndef WEFT_BASE_ERROR_MESH_HPP
#define WEFT_BASE_ERROR_MESH_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void axis_name_is_empty();
[[noreturn]] WEFT_DECL void axis_name_too_long(const char* name, Index longest);
[[noreturn]] WEFT_DECL void mesh_duplicate_axis(const char* name);
[[noreturn]] WEFT_DECL void mesh_axis_size_invalid(const char* name, Index size);
[[noreturn]] WEFT_DECL void granules_do_not_divide_axis(const char* name, Index size, Index granules);
[[noreturn]] WEFT_DECL void mesh_is_too_large(const char* name, Index size, Index most);
[[noreturn]] WEFT_DECL void mesh_rank_mismatch(Index sizes, Index names);
[[noreturn]] WEFT_DECL void mesh_shape_not_integers(const char* text);
[[noreturn]] WEFT_DECL void device_count_mismatch(Index devices, Index positions);
[[noreturn]] WEFT_DECL void mesh_duplicate_device(Index device);
[[noreturn]] WEFT_DECL void mesh_device_out_of_range(Index device, Index devices);
[[noreturn]] WEFT_DECL void mesh_order_too_long(Index devices, Index longest);
[[noreturn]] WEFT_DECL void mesh_position_out_of_range(Index position, Index devices);
[[noreturn]] WEFT_DECL void axis_type_not_obeyed(const char* axis, const char* type);
// `mesh.axes` is a list of {name.text, size}.
template <class Mesh>
[[noreturn]] inline void unknown_axis(const char* axis, const Mesh& mesh) {
  Sentence sentence;
  sentence << "weft: sharding: the mesh has no axis \"" << axis << "\"; its axes are";
  for (const auto& known : mesh.axes) sentence << " \"" << known.name.text << "\" (" << known.size << ")";
  raise("unknown_axis", sentence);
}
[[noreturn]] WEFT_DECL void axis_listed_twice(const char* axis);

// --- device orders ---
[[noreturn]] WEFT_DECL void rank_mismatch(Index ici, Index dcn);
[[noreturn]] WEFT_DECL void granule_count_mismatch(Index granules, Index positions);
[[noreturn]] WEFT_DECL void dcn_shape_invalid(Index positions);
[[noreturn]] WEFT_DECL void dcn_shape_required(Index slices);
[[noreturn]] WEFT_DECL void devices_not_a_cuboid(Index devices, Index volume);
[[noreturn]] WEFT_DECL void one_device_per_chip_required(Index core);
[[noreturn]] WEFT_DECL void torus_axis_not_assignable(Index logical_axis, Index size);
template <class List>
[[noreturn]] inline void contiguous_submeshes_unavailable(const List& physical, const List& logical) {
  raise("contiguous_submeshes_unavailable",
        Sentence() << "weft: device mesh: no contiguous submeshes are known for the logical shape " << logical
                   << " on the physical shape " << physical << "; leave contiguous_submeshes off");
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_mesh.ipp>
#endif

#endif
