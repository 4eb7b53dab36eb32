// Every error of the sharding values: partition specs and shardings. One named function each; the code of the error is
// the function's name. See base/error.hpp for how they read at compile time.
#ifndef WEFT_BASE_ERROR_SHARDING_HPP
#define WEFT_BASE_ERROR_SHARDING_HPP

#include <weft/base/error_mesh.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void duplicate_axis(const char* axis, Index first_dimension, Index second_dimension);
// `name`: of the tensor, of a weight or an input; null: it has none.
[[noreturn]] WEFT_DECL void spec_longer_than_rank(Index entries, Index rank, const char* name = nullptr);
[[noreturn]] WEFT_DECL void dimension_does_not_divide(Index extent, Index parts, const char* name);
[[noreturn]] WEFT_DECL void unreduced_kind_not_obeyed();
[[noreturn]] WEFT_DECL void axis_unreduced_and_reduced(const char* axis);
[[noreturn]] WEFT_DECL void axis_in_partition_and_unreduced(const char* axis);
[[noreturn]] WEFT_DECL void axis_in_partition_and_reduced(const char* axis);
[[noreturn]] WEFT_DECL void unreduced_axis_not_explicit(const char* axis);
[[noreturn]] WEFT_DECL void unconstrained_without_auto_axis(Index dimension);
[[noreturn]] constexpr void not_divisible(Index dimension, Index extent, Index parts) {
  if (must_show_numbers())
    show_numbers(extent, parts);
  else
    raise("not_divisible", Sentence() << "weft: sharding: dimension " << dimension << " of extent " << extent
                                      << " does not divide into " << parts << " equal parts; pad it to "
                                      << ceil_divide(extent, parts) * parts << " or shard it over fewer devices");
}

// --- marks (mark_sharding); `line`: of the model; 0: nobody knows it ---
// "weft: mark_sharding, line 14 of model.hpp"
[[nodiscard]] WEFT_DECL Sentence about_mark(Index line, const char* file);
[[noreturn]] WEFT_DECL void mark_longer_than_rank(Index entries, Index rank, Index line, const char* file);
[[noreturn]] WEFT_DECL void mark_names_axis_twice(const char* axis, Index first_dimension, Index second_dimension,
                                                  Index line, const char* file);
// `mesh.axes` is a list of {name.text, size}.
template <class Mesh>
[[noreturn]] inline void mark_of_unknown_axis(const char* axis, const Mesh& mesh, Index line, const char* file) {
  Sentence sentence = about_mark(line, file);
  sentence << ": the spec names the axis \"" << axis << "\", which the mesh does not have; correct the name: the axes are";
  for (const auto& known : mesh.axes) sentence << " \"" << known.name.text << "\" (" << known.size << ")";
  raise("mark_of_unknown_axis", sentence);
}
[[noreturn]] WEFT_DECL void mark_does_not_divide(const char* axis, Index extent, Index parts, Index line, const char* file);

// --- sharding in types; `code`: of the conflict, as type_conflict.hpp lists them ---
[[noreturn]] WEFT_DECL void sharding_types_conflict(const char* code, const char* where, const char* rule,
                                                    const char* cure);

// --- tensors in host memory ---
[[noreturn]] WEFT_DECL void sharding_leaves_sums(const char* operation, const char* axis);
[[noreturn]] WEFT_DECL void elements_differ_from_shape(const char* operation, Index elements, Index needed);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_sharding.ipp>
#endif

#endif
