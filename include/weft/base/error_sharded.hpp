// Errors of sharded checkpoints, which are folders: one function each, one sentence that names the folder or the file in
// it, what is wrong and the cure. Names out of a file come here as `printable` gives them.
#ifndef WEFT_BASE_ERROR_SHARDED_HPP
#define WEFT_BASE_ERROR_SHARDED_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] inline void folder_is_taken(const char* path, const char* needed) {
  raise("folder_is_taken", Sentence() << "weft: write: the folder '" << path << "' is not empty and has no '" << needed
                                      << "', so that it is not replaced; name another");
}
[[noreturn]] inline void sharded_index_is_missing(const char* directory, const char* index) {
  raise("sharded_index_is_missing", Sentence()
                                        << "weft: checkpoint: the folder '" << directory << "' has no '" << index
                                        << "' and is no sharded checkpoint; name one, or copy all of its files");
}
[[noreturn]] inline void sharded_index_is_malformed(const char* path, Index offset, const char* expected) {
  raise("sharded_index_is_malformed", Sentence()
                                          << "weft: checkpoint: '" << path << "': byte " << offset << " should be "
                                          << expected << "; it is damaged or no index of parts: copy it again");
}
[[noreturn]] inline void sharded_index_is_too_long(const char* path, Index bytes, Index most) {
  raise("sharded_index_is_too_long", Sentence() << "weft: checkpoint: '" << path << "' has " << bytes << " bytes, and "
                                                << most << " are the most; check that it is an index of parts");
}
[[noreturn]] inline void sharded_index_is_unsupported(const char* path, const char* key, Index found, Index least,
                                                      Index most) {
  raise("sharded_index_is_unsupported", Sentence() << "weft: checkpoint: '" << path << "' has '" << key << "' = "
                                                   << found << ", and " << least << " to " << most
                                                   << " are known; read it with a newer version of weft, or save it "
                                                      "again");
}
[[noreturn]] inline void sharded_parts_are_out_of_range(const char* directory, Index parts, Index most) {
  raise("sharded_parts_are_out_of_range", Sentence() << "weft: checkpoint: '" << directory << "' should have " << parts
                                                     << " parts; use 1 to " << most);
}
// A part of the world that saved it is not there, as where not all files were copied.
[[noreturn]] inline void sharded_part_is_missing(const char* directory, const char* name, Index found, Index parts) {
  raise("sharded_part_is_missing", Sentence() << "weft: checkpoint: '" << directory << "' has " << found << " of "
                                              << parts << " parts and lacks '" << name << "'; copy all of its files");
}
[[noreturn]] inline void sharded_part_is_foreign(const char* directory, const char* name, Index parts) {
  raise("sharded_part_is_foreign", Sentence() << "weft: checkpoint: '" << directory << "' has '" << name
                                              << "', which is none of the " << parts
                                              << " parts of its index; keep every checkpoint in a folder of its own");
}
[[noreturn]] inline void sharded_part_is_of_another_save(const char* path, const char* key, const char* found,
                                                         const char* needed) {
  raise("sharded_part_is_of_another_save", Sentence()
                                               << "weft: checkpoint: '" << path << "' has '" << key << "' = '" << found
                                               << "' and the index of its folder '" << needed
                                               << "'; do not mix the files of two checkpoints: copy all of one again");
}
[[noreturn]] inline void sharded_part_has_other_tensors(const char* path, Index found, Index listed) {
  raise("sharded_part_has_other_tensors", Sentence()
                                              << "weft: checkpoint: '" << path << "' has " << found
                                              << " tensors, of which the index of its folder lists " << listed
                                              << "; a file is damaged: copy the checkpoint again");
}
[[noreturn]] inline void sharded_piece_is_missing(const char* path, const char* name) {
  raise("sharded_piece_is_missing", Sentence() << "weft: checkpoint: '" << path << "' lacks '" << name
                                               << "', which the index of its folder lists in it; a file is damaged: "
                                                  "copy the checkpoint again");
}
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
[[noreturn]] inline void sharded_pieces_overlap(const char* path, const char* name, Index first, Index second) {
  raise("sharded_pieces_overlap", Sentence() << "weft: checkpoint: '" << path << "': the pieces of '" << name
                                             << "' in parts " << first << " and " << second
                                             << " share elements; the index is damaged: copy it again");
}
[[noreturn]] inline void sharded_pieces_leave_a_hole(const char* path, const char* name, Index found, Index needed) {
  raise("sharded_pieces_leave_a_hole", Sentence() << "weft: checkpoint: '" << path << "': the pieces of '" << name
                                                  << "' have " << found << " of its " << needed
                                                  << " elements; the index is damaged: copy it again");
}

// Of an index as the Hugging Face hub has it, which says in which file each tensor is.
[[noreturn]] inline void weight_map_is_malformed(const char* path, Index offset, const char* expected) {
  raise("weight_map_is_malformed", Sentence()
                                       << "weft: checkpoint: '" << path << "': byte " << offset << " should be "
                                       << expected << "; it is damaged or no index of files: copy it again");
}
[[noreturn]] inline void weight_map_leaves_its_folder(const char* path, const char* name, const char* file) {
  raise("weight_map_leaves_its_folder", Sentence() << "weft: checkpoint: '" << path << "' says that '" << name
                                                   << "' is in '" << file
                                                   << "', and only names of files beside the index are read; put them "
                                                      "into one folder and name them without one");
}
[[noreturn]] inline void weight_map_file_is_missing(const char* path, const char* name, const char* file) {
  raise("weight_map_file_is_missing", Sentence() << "weft: checkpoint: '" << path << "' says that '" << name
                                                 << "' is in '" << file
                                                 << "', which is not beside it; copy all of its files");
}
[[noreturn]] inline void weight_map_tensor_is_missing(const char* path, const char* name, const char* file) {
  raise("weight_map_tensor_is_missing", Sentence() << "weft: checkpoint: '" << path << "' says that '" << name
                                                   << "' is in '" << file
                                                   << "', which has no such tensor; do not mix the files of two "
                                                      "checkpoints: copy all of one again");
}
[[noreturn]] inline void weight_map_tensor_is_repeated(const char* path, const char* name, const char* file,
                                                       const char* other) {
  raise("weight_map_tensor_is_repeated", Sentence() << "weft: checkpoint: '" << path << "' says that '" << name
                                                    << "' is in '" << file << "', and '" << other
                                                    << "' has one, too; do not mix the files of two checkpoints: copy "
                                                       "all of one again");
}

}  // namespace weft

#endif
