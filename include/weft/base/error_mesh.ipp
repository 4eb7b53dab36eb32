// Definitions of base/error_mesh.hpp.
#ifndef WEFT_BASE_ERROR_MESH_IPP
#define WEFT_BASE_ERROR_MESH_IPP

#include <weft/base/error_mesh.hpp>

namespace weft {

void axis_name_is_empty() {
  raise("axis_name_is_empty", Sentence() << "weft: mesh: an axis name is empty; give every mesh axis a name");
}

void axis_name_too_long(const char* name, Index longest) {
  raise("axis_name_too_long", Sentence() << "weft: mesh: the axis name \"" << name << "\" is longer than " << longest
                                         << " characters; shorten it");
}

void mesh_duplicate_axis(const char* name) {
  raise("mesh_duplicate_axis",
        Sentence() << "weft: mesh: two axes are called \"" << name << "\"; give every axis its own name");
}

void mesh_axis_size_invalid(const char* name, Index size) {
  raise("mesh_axis_size_invalid",
        Sentence() << "weft: mesh: axis \"" << name << "\" has size " << size << "; sizes are 1 or more");
}

void granules_do_not_divide_axis(const char* name, Index size, Index granules) {
  raise("granules_do_not_divide_axis", Sentence()
                                           << "weft: mesh: axis \"" << name << "\" of size " << size << " crosses "
                                           << granules << " granules, which must be 1 or more and divide the size");
}

void mesh_is_too_large(const char* name, Index size, Index most) {
  raise("mesh_is_too_large", Sentence() << "weft: mesh: with axis \"" << name << "\" of size " << size
                                        << " it has more than " << most << " devices");
}

void mesh_rank_mismatch(Index sizes, Index names) {
  raise("mesh_rank_mismatch",
        Sentence() << "weft: mesh: " << sizes << " sizes but " << names << " axis names; give one name for every size");
}

void mesh_shape_not_integers(const char* text) {
  raise("mesh_shape_not_integers", Sentence() << "weft: mesh shape: \"" << text
                                              << "\" is not a comma-separated list of positive integers such as "
                                                 "\"4,2\" or \"data=4,model=2\"");
}

void device_count_mismatch(Index devices, Index positions) {
  raise("device_count_mismatch", Sentence() << "weft: mesh: " << devices << " devices for a shape of " << positions
                                            << " positions; pass exactly one device for every position");
}

void mesh_duplicate_device(Index device) {
  raise("mesh_duplicate_device",
        Sentence() << "weft: mesh: device " << device << " is listed twice; every device has one position");
}

void mesh_device_out_of_range(Index device, Index devices) {
  raise("mesh_device_out_of_range", Sentence() << "weft: mesh: device id " << device << " is outside 0 to "
                                               << devices - 1 << "; ids number the devices of the mesh");
}

void mesh_order_too_long(Index devices, Index longest) {
  raise("mesh_order_too_long", Sentence()
                                   << "weft: mesh: an order of " << devices << " devices; a Mesh stores at most "
                                   << longest << " explicit ids; keep the DeviceArray beside a mesh without ids");
}

void mesh_position_out_of_range(Index position, Index devices) {
  raise("mesh_position_out_of_range", Sentence()
                                          << "weft: mesh: position " << position << " is outside 0 to " << devices - 1);
}

void axis_type_not_obeyed(const char* axis, const char* type) {
  raise("axis_type_not_obeyed", Sentence() << "weft: mesh: axis \"" << axis << "\" is " << type
                                           << ", which no strategy obeys: specs place values on explicit and automatic axes, and "
                                              "everything else follows; declare it with AxisType::explicit_axis");
}

void axis_listed_twice(const char* axis) {
  raise("axis_listed_twice", Sentence() << "weft: collective groups: axis \"" << axis << "\" is listed twice");
}

void rank_mismatch(Index ici, Index dcn) {
  raise("rank_mismatch", Sentence() << "weft: hybrid mesh: the ICI shape has " << ici << " axes and the DCN shape "
                                    << dcn << "; give both one size for every axis, 1 where it is not split");
}

void granule_count_mismatch(Index granules, Index positions) {
  raise("granule_count_mismatch", Sentence() << "weft: hybrid mesh: the devices form " << granules
                                             << " granules but the DCN shape has " << positions << " positions");
}

void dcn_shape_invalid(Index positions) {
  raise("dcn_shape_invalid", Sentence() << "weft: hybrid mesh: the DCN shape has " << positions
                                        << " positions but the devices belong to no slice; use a DCN shape of ones");
}

void dcn_shape_required(Index slices) {
  raise("dcn_shape_required", Sentence() << "weft: hybrid mesh: the devices belong to " << slices
                                         << " slices; give a DCN shape with that many positions");
}

void devices_not_a_cuboid(Index devices, Index volume) {
  raise("devices_not_a_cuboid", Sentence()
                                    << "weft: device mesh: " << devices << " devices do not fill their bounding box of "
                                    << volume << " places exactly once; pass a whole cuboid of the torus");
}

void one_device_per_chip_required(Index core) {
  raise("one_device_per_chip_required", Sentence() << "weft: device mesh: a device has core index " << core
                                                   << ", but this kind of TPU has one device for every chip");
}

void torus_axis_not_assignable(Index logical_axis, Index size) {
  raise("torus_axis_not_assignable",
        Sentence() << "weft: device mesh: logical axis " << logical_axis << " of size " << size
                   << " is not the product of free physical axes; allow_split_physical_axes would split one");
}

}  // namespace weft

#endif
