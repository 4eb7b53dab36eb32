// Definitions of base/error_shard_map.hpp.
#ifndef WEFT_BASE_ERROR_SHARD_MAP_IPP
#define WEFT_BASE_ERROR_SHARD_MAP_IPP

#include <weft/base/error_shard_map.hpp>

namespace weft {

void shard_map_specs_differ(const char* side, Index specs, Index values) {
  raise("shard_map_specs_differ", Sentence() << "weft: shard_map: " << specs << " specs in ." << side << " for " << values
                                             << " values; write one for each, P() for one that is whole everywhere");
}
void shard_map_spec_too_long(const char* side, Index entries, Index rank) {
  raise("shard_map_spec_too_long", Sentence() << "weft: shard_map: a spec in ." << side << " has " << entries
                                              << " entries for a value of rank " << rank
                                              << "; drop those beyond the last dimension");
}
void shard_map_axis_not_manual(const char* axis) {
  raise("shard_map_axis_not_manual",
        Sentence() << "weft: shard_map: a spec names the axis \"" << axis
                   << "\", which is none of those that it maps over; correct the name, or add it to .axes");
}
void shard_map_axis_twice(const char* axis) {
  raise("shard_map_axis_twice", Sentence() << "weft: shard_map: a spec cuts two dimensions over the axis \"" << axis
                                           << "\"; use every axis at most once");
}
void shard_map_does_not_divide(const char* axis, Index extent, Index parts) {
  raise("shard_map_does_not_divide", Sentence() << "weft: shard_map: a dimension of extent " << extent
                                                << " does not divide into " << parts << " equal parts over the axis \""
                                                << axis << "\"; change the mesh axis, or pad the dimension to a multiple of "
                                                << parts);
}

void shard_map_captures(Index rank) {
  raise("shard_map_captures", Sentence() << "weft: shard_map: its function reads a value of rank " << rank
                                         << " from outside; hand it over as an argument, with its spec in .in, P() if "
                                            "every device reads all of it");
}
void shard_map_declares_input(const char* name) {
  raise("shard_map_declares_input",
        Sentence() << "weft: shard_map: its function declares the input \"" << name
                   << "\"; declare it outside, and hand it over as an argument with its spec in .in");
}
void shard_map_marks_manual_axis(const char* axis) {
  raise("shard_map_marks_manual_axis",
        Sentence() << "weft: shard_map: its function marks a value by the axis \"" << axis
                   << "\", over which it sees pieces already; leave the mark out, or name other axes");
}
void shard_map_is_nested() {
  raise("shard_map_is_nested", Sentence() << "weft: shard_map: one inside another; map over all axes at once");
}
void shard_maps_differ_in_mesh() {
  raise("shard_maps_differ_in_mesh",
        Sentence() << "weft: shard_map: two of one model name other axes, or other sizes; give all of them one mesh");
}
void collective_outside_shard_map(const char* operation) {
  raise("collective_outside_shard_map",
        Sentence() << "weft: " << operation
                   << ": values are whole here, and strategies write what is sent; call it in a function that "
                      "shard_map maps");
}
void collective_over_other_axis(const char* operation, const char* axis) {
  raise("collective_over_other_axis", Sentence() << "weft: " << operation << ": shard_map does not map over the axis \""
                                                 << axis << "\"; correct the name, or add it to .axes");
}

void shard_map_axis_size_differs(const char* axis, Index in_model, Index in_mesh) {
  raise("shard_map_axis_size_differs", Sentence() << "weft: shard_map: the model maps over " << in_model
                                                  << " devices of the axis \"" << axis << "\", of which the mesh has "
                                                  << in_mesh << "; give both one mesh");
}
void shard_map_without_its_mesh() {
  raise("shard_map_without_its_mesh",
        Sentence() << "weft: shard_map: what runs it has no mesh; run it in a TrainStep or Program, on a mesh that has "
                      "its axes");
}

}  // namespace weft

#endif
