// Every error of the sharding values: partition specs and shardings. One named function each; the code of the error is
// the function's name. See base/error.hpp for how they read at compile time.
#ifndef WEFT_BASE_ERROR_SHARDING_HPP
#define WEFT_BASE_ERROR_SHARDING_HPP

#include <weft/base/error_mesh.hpp>

namespace weft {

[[noreturn]] inline void duplicate_axis(const char* axis, Index first_dimension, Index second_dimension) {
  raise("duplicate_axis", Sentence() << "weft: partition spec: axis \"" << axis << "\" shards dimension "
                                     << first_dimension << " and again dimension " << second_dimension
                                     << "; use every mesh axis at most once");
}
[[noreturn]] inline void spec_longer_than_rank(Index entries, Index rank) {
  raise("spec_longer_than_rank", Sentence() << "weft: partition spec: " << entries << " entries for a tensor of rank "
                                            << rank << "; drop the entries beyond the last dimension"
                                            << (rank == 0 ? " (a scalar has the empty spec)" : ""));
}
[[noreturn]] inline void axis_unreduced_and_reduced(const char* axis) {
  raise("axis_unreduced_and_reduced",
        Sentence() << "weft: partition spec: axis \"" << axis << "\" is both unreduced and reduced; choose one");
}
[[noreturn]] inline void axis_in_partition_and_unreduced(const char* axis) {
  raise("axis_in_partition_and_unreduced",
        Sentence() << "weft: partition spec: axis \"" << axis << "\" shards a dimension and is unreduced; choose one");
}
[[noreturn]] inline void axis_in_partition_and_reduced(const char* axis) {
  raise("axis_in_partition_and_reduced",
        Sentence() << "weft: partition spec: axis \"" << axis << "\" shards a dimension and is reduced; choose one");
}
[[noreturn]] inline void unreduced_axis_not_explicit(const char* axis) {
  raise("unreduced_axis_not_explicit", Sentence() << "weft: partition spec: axis \"" << axis
                                                  << "\" is unreduced or reduced but not an explicit axis of the mesh; "
                                                     "declare it with AxisType::explicit_axis");
}
[[noreturn]] inline void unconstrained_without_auto_axis(Index dimension) {
  raise(
      "unconstrained_without_auto_axis",
      Sentence() << "weft: partition spec: dimension " << dimension
                 << " is unconstrained but no mesh axis is automatic; name its axes or give the mesh an automatic one");
}
[[noreturn]] constexpr void not_divisible(Index dimension, Index extent, Index parts) {
  if (must_show_numbers())
    show_numbers(extent, parts);
  else
    raise("not_divisible", Sentence() << "weft: sharding: dimension " << dimension << " of extent " << extent
                                      << " does not divide into " << parts << " equal parts; pad it to "
                                      << ceil_divide(extent, parts) * parts << " or shard it over fewer devices");
}

// Host tensors.
[[noreturn]] inline void host_tensor_size_differs(const char* operation, Index position, Index found, Index needed) {
  Sentence sentence;
  sentence << "weft: " << operation << ": the ";
  if (position < 0)
    sentence << "whole tensor";
  else
    sentence << "part of mesh position " << position;
  raise("host_tensor_size_differs",
        sentence << " has " << found << " elements and its shape needs " << needed << "; pass all of them, row-major");
}
[[noreturn]] inline void host_tensor_is_unreduced(const char* operation) {
  raise("host_tensor_is_unreduced", Sentence()
                                        << "weft: " << operation
                                        << ": the sharding is unreduced, so that no device holds a value; reduce "
                                           "it first, or use a spec without unreduced axes");
}

}  // namespace weft

#endif
