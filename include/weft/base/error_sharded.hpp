// Errors of sharded checkpoints, which are folders: one function each, one sentence that names the folder or the file in
// it, what is wrong and the cure. Names out of a file come here as `printable` gives them.
#ifndef WEFT_BASE_ERROR_SHARDED_HPP
#define WEFT_BASE_ERROR_SHARDED_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void folder_is_taken(const char* path, const char* needed);
[[noreturn]] WEFT_DECL void sharded_index_is_missing(const char* directory, const char* index);
[[noreturn]] WEFT_DECL void sharded_index_is_malformed(const char* path, Index offset, const char* expected);
[[noreturn]] WEFT_DECL void sharded_index_is_too_long(const char* path, Index bytes, Index most);
[[noreturn]] WEFT_DECL void sharded_index_is_unsupported(const char* path, const char* key, Index found, Index least,
                                                         Index most);
[[noreturn]] WEFT_DECL void sharded_parts_are_out_of_range(const char* directory, Index parts, Index most);
// A part of the world that saved it is not there, as where not all files were copied.
[[noreturn]] WEFT_DECL void sharded_part_is_missing(const char* directory, const char* name, Index found, Index parts);
[[noreturn]] WEFT_DECL void sharded_part_is_foreign(const char* directory, const char* name, Index parts);
[[noreturn]] WEFT_DECL void sharded_part_is_of_another_save(const char* path, const char* key, const char* found,
                                                            const char* needed);
[[noreturn]] WEFT_DECL void sharded_part_has_other_tensors(const char* path, Index found, Index listed);
[[noreturn]] WEFT_DECL void sharded_piece_is_missing(const char* path, const char* name);
template <class Found, class Needed>
[[noreturn]] void sharded_piece_differs(const char* path, const char* name, const char* type, const Found& shape,
                                        const char* needed_type, const Needed& needed_shape) {
  raise("sharded_piece_differs", Sentence() << "weft: checkpoint: '" << path << "': '" << name << "' is " << type << " "
                                            << shape << " there and " << needed_type << " " << needed_shape
                                            << " in the index of its folder; a file is damaged: copy the checkpoint "
                                               "again");
}
template <class Start, class Extents>
[[noreturn]] void sharded_piece_lies_outside(const char* path, const char* name, Index part, const Start& start,
                                             const Extents& extents, const Extents& shape) {
  raise("sharded_piece_lies_outside", Sentence() << "weft: checkpoint: '" << path << "': the piece of '" << name
                                                 << "' in part " << part << ", " << extents << " from " << start
                                                 << ", is no part of " << shape
                                                 << "; the index is damaged: copy it again");
}
[[noreturn]] WEFT_DECL void sharded_pieces_overlap(const char* path, const char* name, Index first, Index second);
[[noreturn]] WEFT_DECL void sharded_pieces_leave_a_hole(const char* path, const char* name, Index found, Index needed);

// An index as the Hugging Face hub has it, which says in which file each tensor is.
[[noreturn]] WEFT_DECL void weight_map_is_malformed(const char* path, Index offset, const char* expected);
[[noreturn]] WEFT_DECL void weight_map_leaves_its_folder(const char* path, const char* name, const char* file);
[[noreturn]] WEFT_DECL void weight_map_file_is_missing(const char* path, const char* name, const char* file);
[[noreturn]] WEFT_DECL void weight_map_tensor_is_missing(const char* path, const char* name, const char* file);
[[noreturn]] WEFT_DECL void weight_map_tensor_is_repeated(const char* path, const char* name, const char* file,
                                                          const char* other);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_sharded.ipp>
#endif

#endif
