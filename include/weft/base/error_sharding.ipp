// Definitions of base/error_sharding.hpp.
#ifndef WEFT_BASE_ERROR_SHARDING_IPP
#define WEFT_BASE_ERROR_SHARDING_IPP

#include <weft/base/error_sharding.hpp>

namespace weft {

void duplicate_axis(const char* axis, Index first_dimension, Index second_dimension) {
  raise("duplicate_axis", Sentence() << "weft: partition spec: axis \"" << axis << "\" shards dimension "
                                     << first_dimension << " and again dimension " << second_dimension
                                     << "; use every mesh axis at most once");
}

void spec_longer_than_rank(Index entries, Index rank, const char* name) {
  Sentence text;
  text << "weft: partition spec: " << entries << " entries for ";
  if (name != nullptr) text << "'" << name << "', ";
  raise("spec_longer_than_rank", text << "a tensor of rank " << rank << "; drop the entries beyond the last dimension"
                                      << (rank == 0 ? " (a scalar has the empty spec)" : ""));
}

void dimension_does_not_divide(Index extent, Index parts, const char* name) {
  raise("dimension_does_not_divide", Sentence() << "weft: sharding: the spec of '" << name << "' cuts an extent of "
                                                << extent << ", which does not divide into " << parts
                                                << " equal shards; change the mesh axis or pad the tensor");
}

Sentence about_mark(Index line, const char* file) {
  Sentence sentence;
  sentence << "weft: mark_sharding";
  if (line > 0) sentence << ", line " << line << " of " << file;
  return sentence;
}

void mark_longer_than_rank(Index entries, Index rank, Index line, const char* file) {
  raise("mark_longer_than_rank", about_mark(line, file)
                                     << ": the spec has " << entries << " entries for a value of rank " << rank
                                     << "; drop those beyond the last dimension");
}

void mark_names_axis_twice(const char* axis, Index first_dimension, Index second_dimension, Index line,
                           const char* file) {
  raise("mark_names_axis_twice", about_mark(line, file)
                                     << ": the spec cuts dimension " << first_dimension << " and again dimension "
                                     << second_dimension << " over the axis \"" << axis
                                     << "\"; use every axis at most once");
}

void mark_does_not_divide(const char* axis, Index extent, Index parts, Index line, const char* file) {
  raise("mark_does_not_divide", about_mark(line, file)
                                    << ": a dimension of extent " << extent << " does not divide into " << parts
                                    << " equal parts over the axis \"" << axis
                                    << "\"; change the mesh axis, or the extent to a multiple of " << parts);
}

void unreduced_kind_not_obeyed() {
  raise("unreduced_kind_not_obeyed", Sentence()
                                         << "weft: mark_sharding: the spec keeps a maximum or minimum unreduced, "
                                            "but only sums are kept so; mark the value after its reduction");
}

void axis_unreduced_and_reduced(const char* axis) {
  raise("axis_unreduced_and_reduced",
        Sentence() << "weft: partition spec: axis \"" << axis << "\" is both unreduced and reduced; choose one");
}

void axis_in_partition_and_unreduced(const char* axis) {
  raise("axis_in_partition_and_unreduced",
        Sentence() << "weft: partition spec: axis \"" << axis << "\" shards a dimension and is unreduced; choose one");
}

void axis_in_partition_and_reduced(const char* axis) {
  raise("axis_in_partition_and_reduced",
        Sentence() << "weft: partition spec: axis \"" << axis << "\" shards a dimension and is reduced; choose one");
}

void unreduced_axis_not_explicit(const char* axis) {
  raise("unreduced_axis_not_explicit", Sentence()
                                           << "weft: partition spec: axis \"" << axis
                                           << "\" is unreduced or reduced but an automatic or manual axis of the mesh; "
                                              "declare it with AxisType::propagated or explicit_axis");
}

void unconstrained_without_auto_axis(Index dimension) {
  raise(
      "unconstrained_without_auto_axis",
      Sentence() << "weft: partition spec: dimension " << dimension
                 << " is unconstrained but no mesh axis is automatic; name its axes or give the mesh an automatic one");
}

void sharding_types_conflict(const char* code, const char* where, const char* rule, const char* cure) {
  raise(code, Sentence() << "weft: explicit axes: " << where << ": " << rule << "; " << cure);
}

void sharding_leaves_sums(const char* operation, const char* axis) {
  raise("sharding_leaves_sums", Sentence()
                                    << "weft: " << operation << " of a host tensor: the sharding is unreduced over \""
                                    << axis << "\", so that devices hold terms of a sum and no parts; reduce it first");
}

void elements_differ_from_shape(const char* operation, Index elements, Index needed) {
  raise("elements_differ_from_shape", Sentence() << "weft: " << operation << " of a host tensor: " << elements
                                                 << " elements where its shape and sharding need " << needed);
}

}  // namespace weft

#endif
