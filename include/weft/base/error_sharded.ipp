// Definitions of base/error_sharded.hpp.
#ifndef WEFT_BASE_ERROR_SHARDED_IPP
#define WEFT_BASE_ERROR_SHARDED_IPP

#include <weft/base/error_sharded.hpp>

namespace weft {

void folder_is_taken(const char* path, const char* needed) {
  raise("folder_is_taken", Sentence() << "weft: write: the folder '" << path << "' is not empty and has no '" << needed
                                      << "', so that it is not replaced; name another");
}

void sharded_index_is_missing(const char* directory, const char* index) {
  raise("sharded_index_is_missing", Sentence() << "weft: checkpoint: the folder '" << directory << "' has no '" << index
                                               << "' and is no sharded checkpoint; name one, or copy all of its files");
}

void sharded_index_is_malformed(const char* path, Index offset, const char* expected) {
  raise("sharded_index_is_malformed", Sentence()
                                          << "weft: checkpoint: '" << path << "': byte " << offset << " should be "
                                          << expected << "; it is damaged or no index of parts: copy it again");
}

void sharded_index_is_too_long(const char* path, Index bytes, Index most) {
  raise("sharded_index_is_too_long", Sentence() << "weft: checkpoint: '" << path << "' has " << bytes << " bytes, and "
                                                << most << " are the most; check that it is an index of parts");
}

void sharded_index_is_unsupported(const char* path, const char* key, Index found, Index least, Index most) {
  raise("sharded_index_is_unsupported", Sentence() << "weft: checkpoint: '" << path << "' has '" << key
                                                   << "' = " << found << ", and " << least << " to " << most
                                                   << " are known; read it with a newer version of weft, or save it "
                                                      "again");
}

void sharded_parts_are_out_of_range(const char* directory, Index parts, Index most) {
  raise("sharded_parts_are_out_of_range",
        Sentence() << "weft: checkpoint: '" << directory << "' should have " << parts << " parts; use 1 to " << most);
}

void sharded_part_is_missing(const char* directory, const char* name, Index found, Index parts) {
  raise("sharded_part_is_missing", Sentence() << "weft: checkpoint: '" << directory << "' has " << found << " of "
                                              << parts << " parts and lacks '" << name << "'; copy all of its files");
}

void sharded_part_is_foreign(const char* directory, const char* name, Index parts) {
  raise("sharded_part_is_foreign", Sentence() << "weft: checkpoint: '" << directory << "' has '" << name
                                              << "', which is none of the " << parts
                                              << " parts of its index; keep every checkpoint in a folder of its own");
}

void sharded_part_is_of_another_save(const char* path, const char* key, const char* found, const char* needed) {
  raise("sharded_part_is_of_another_save", Sentence()
                                               << "weft: checkpoint: '" << path << "' has '" << key << "' = '" << found
                                               << "' and the index of its folder '" << needed
                                               << "'; do not mix the files of two checkpoints: copy all of one again");
}

void sharded_part_has_other_tensors(const char* path, Index found, Index listed) {
  raise("sharded_part_has_other_tensors", Sentence() << "weft: checkpoint: '" << path << "' has " << found
                                                     << " tensors, of which the index of its folder lists " << listed
                                                     << "; a file is damaged: copy the checkpoint again");
}

void sharded_piece_is_missing(const char* path, const char* name) {
  raise("sharded_piece_is_missing", Sentence() << "weft: checkpoint: '" << path << "' lacks '" << name
                                               << "', which the index of its folder lists in it; a file is damaged: "
                                                  "copy the checkpoint again");
}

void sharded_pieces_overlap(const char* path, const char* name, Index first, Index second) {
  raise("sharded_pieces_overlap", Sentence() << "weft: checkpoint: '" << path << "': the pieces of '" << name
                                             << "' in parts " << first << " and " << second
                                             << " share elements; the index is damaged: copy it again");
}

void sharded_pieces_leave_a_hole(const char* path, const char* name, Index found, Index needed) {
  raise("sharded_pieces_leave_a_hole", Sentence() << "weft: checkpoint: '" << path << "': the pieces of '" << name
                                                  << "' have " << found << " of its " << needed
                                                  << " elements; the index is damaged: copy it again");
}

void weight_map_is_malformed(const char* path, Index offset, const char* expected) {
  raise("weight_map_is_malformed", Sentence() << "weft: checkpoint: '" << path << "': byte " << offset << " should be "
                                              << expected << "; it is damaged or no index of files: copy it again");
}

void weight_map_leaves_its_folder(const char* path, const char* name, const char* file) {
  raise("weight_map_leaves_its_folder", Sentence() << "weft: checkpoint: '" << path << "' says that '" << name
                                                   << "' is in '" << file
                                                   << "', and only names of files beside the index are read; put them "
                                                      "into one folder and name them without one");
}

void weight_map_file_is_missing(const char* path, const char* name, const char* file) {
  raise("weight_map_file_is_missing", Sentence()
                                          << "weft: checkpoint: '" << path << "' says that '" << name << "' is in '"
                                          << file << "', which is not beside it; copy all of its files");
}

void weight_map_tensor_is_missing(const char* path, const char* name, const char* file) {
  raise("weight_map_tensor_is_missing", Sentence() << "weft: checkpoint: '" << path << "' says that '" << name
                                                   << "' is in '" << file
                                                   << "', which has no such tensor; do not mix the files of two "
                                                      "checkpoints: copy all of one again");
}

void weight_map_tensor_is_repeated(const char* path, const char* name, const char* file, const char* other) {
  raise("weight_map_tensor_is_repeated", Sentence() << "weft: checkpoint: '" << path << "' says that '" << name
                                                    << "' is in '" << file << "', and '" << other
                                                    << "' has one, too; do not mix the files of two checkpoints: copy "
                                                       "all of one again");
}

}  // namespace weft

#endif
