// Definitions of base/error_checkpoint.hpp.
#ifndef WEFT_BASE_ERROR_CHECKPOINT_IPP
#define WEFT_BASE_ERROR_CHECKPOINT_IPP

#include <weft/base/error_checkpoint.hpp>

namespace weft {

void safetensors_is_too_short(const char* path, Index bytes) {
  raise("safetensors_is_too_short", Sentence() << "weft: safetensors: '" << path << "' has " << bytes
                                               << " bytes and the length of its header alone takes 8; copy it again");
}

void safetensors_header_is_too_long(const char* path, const char* claimed, Index most) {
  raise("safetensors_header_is_too_long", Sentence() << "weft: safetensors: '" << path << "' begins with a header of "
                                                     << claimed << " bytes, and " << most
                                                     << " are the most; check that it is a safetensors file");
}

void safetensors_header_is_truncated(const char* path, Index claimed, Index found) {
  raise("safetensors_header_is_truncated", Sentence() << "weft: safetensors: '" << path << "' has a header of "
                                                      << claimed << " bytes, of which " << found
                                                      << " are there; it is truncated: copy it again");
}

void safetensors_header_is_malformed(const char* path, Index offset, const char* expected) {
  raise("safetensors_header_is_malformed", Sentence() << "weft: safetensors: '" << path << "': byte " << offset
                                                      << " of the header should be " << expected
                                                      << "; it is damaged or no safetensors file: copy it again");
}

void safetensors_name_is_repeated(const char* path, const char* name) {
  raise("safetensors_name_is_repeated", Sentence() << "weft: safetensors: '" << path << "' has the name '" << name
                                                   << "' twice; give every entry a name of its own");
}

void safetensors_type_is_unknown(const char* path, const char* name, const char* type) {
  raise("safetensors_type_is_unknown", Sentence() << "weft: safetensors: '" << path << "': '" << name
                                                  << "' has elements of type '" << type
                                                  << "', which weft does not have; convert it first");
}

void safetensors_rank_is_unsupported(const char* path, const char* name, Index most) {
  raise("safetensors_rank_is_unsupported", Sentence() << "weft: safetensors: '" << path << "': '" << name
                                                      << "' has more than " << most << " dimensions; reshape it first");
}

void safetensors_tensors_overlap(const char* path, const char* first, const char* second) {
  raise("safetensors_tensors_overlap", Sentence() << "weft: safetensors: '" << path << "': '" << first << "' and '"
                                                  << second << "' share bytes; give every tensor its own");
}

void safetensors_has_a_hole(const char* path, Index begin, Index end, const char* name) {
  raise("safetensors_has_a_hole", Sentence() << "weft: safetensors: '" << path << "': bytes " << begin << " to " << end
                                             << " of the data, before '" << name
                                             << "', belong to no tensor; write it without holes");
}

void safetensors_data_size_differs(const char* path, Index described, Index found) {
  raise("safetensors_data_size_differs", Sentence() << "weft: safetensors: '" << path << "' describes " << described
                                                    << " bytes of data and has " << found << "; "
                                                    << (found < described ? "it is truncated" : "bytes follow its end")
                                                    << ": copy it again");
}

void safetensors_has_no_tensor(const char* path, const char* name, const char* found) {
  raise("safetensors_has_no_tensor", Sentence() << "weft: safetensors: '" << path << "' has no tensor '" << name
                                                << "'; ask for one that it has: " << found);
}

void safetensors_elements_differ(const char* path, const char* name, const char* found, const char* asked) {
  raise("safetensors_elements_differ", Sentence() << "weft: safetensors: '" << path << "': '" << name
                                                  << "' has elements of type " << found << " and is read as " << asked
                                                  << "; ask for " << found << " or convert the file");
}

void safetensors_bool_is_damaged(const char* path, const char* name, Index element, Index value) {
  raise("safetensors_bool_is_damaged", Sentence()
                                           << "weft: safetensors: '" << path << "': element " << element << " of '"
                                           << name << "' is " << value << ", and a BOOL is 0 or 1; copy it again");
}

void safetensors_cannot_hold(const char* path, const char* name, const char* type) {
  raise("safetensors_cannot_hold", Sentence()
                                       << "weft: safetensors: '" << path << "': '" << name << "' has elements of type "
                                       << type << ", which the format does not have; convert it first");
}

void safetensors_name_is_reserved(const char* path) {
  raise("safetensors_name_is_reserved", Sentence() << "weft: safetensors: '" << path
                                                   << "': a tensor is called '__metadata__', which the format keeps "
                                                      "for itself; choose another name");
}

void safetensors_text_is_no_utf8(const char* path, const char* text) {
  raise("safetensors_text_is_no_utf8", Sentence() << "weft: safetensors: '" << path << "': the text '" << text
                                                  << "' is not in UTF-8; convert it first");
}

void safetensors_bytes_differ(const char* path, const char* name, Index given, Index needed) {
  raise("safetensors_bytes_differ", Sentence() << "weft: safetensors: '" << path << "': '" << name << "' takes "
                                               << needed << " bytes, " << given << " are given");
}

void safetensors_has_no_more_tensors(const char* path, Index tensors) {
  raise("safetensors_has_no_more_tensors", Sentence()
                                               << "weft: safetensors: '" << path << "' was declared with " << tensors
                                               << " tensors, and all are written; declare every tensor first");
}

void safetensors_lacks_tensor(const char* path, const char* name) {
  raise("safetensors_lacks_tensor", Sentence() << "weft: safetensors: '" << path << "' was declared with '" << name
                                               << "', which is not written yet; write every tensor, then commit");
}

void checkpoint_does_not_fit(const char* path, const char* problems) {
  raise("checkpoint_does_not_fit", Sentence() << "weft: checkpoint: '" << path << "' does not fit the model: "
                                              << problems << "; load it into the model and optimizer that it is of");
}

void checkpoint_names_collide(const char* path, const char* first, const char* second, const char* name) {
  raise("checkpoint_names_collide", Sentence() << "weft: checkpoint: '" << path << "': by the names of LoadOptions '"
                                               << first << "' and '" << second << "' are both '" << name
                                               << "'; rename one of them, or pass it over: {name, \"\"}");
}

void checkpoint_name_has_more_stars(const char* from, const char* to, Index stars_from, Index stars_to) {
  raise("checkpoint_name_has_more_stars", Sentence() << "weft: LoadOptions: '" << from << "' has " << stars_from
                                                     << " stars and its new name '" << to << "' " << stars_to
                                                     << "; use at most as many");
}

void checkpoint_cannot_name(const char* path, const char* name) {
  raise("checkpoint_cannot_name", Sentence()
                                      << "weft: checkpoint: no name in '" << path << "' would be read as '" << name
                                      << "' by these .names and this .prefix; add the rule that makes this name");
}

void checkpoint_transposes_nothing(const char* path, const char* pattern) {
  raise("checkpoint_transposes_nothing", Sentence() << "weft: checkpoint: '" << path << "' is loaded with '" << pattern
                                                    << "' transposed, which is the name of no matrix of the model; "
                                                       "write names as the model has them");
}

void checkpoint_entry_is_wrong(const char* path, const char* key, const char* found, const char* needed) {
  raise("checkpoint_entry_is_wrong", Sentence() << "weft: checkpoint: '" << path << "' has '" << key << "' = '" << found
                                                << "' in its metadata and needs " << needed
                                                << "; load tensors alone with .strict = false or load_weights");
}

void checkpoint_entry_is_reserved(const char* key) {
  raise("checkpoint_entry_is_reserved", Sentence() << "weft: save_checkpoint: the metadata has an entry '" << key
                                                   << "', and names that begin with 'weft.' are the library's; choose "
                                                      "another");
}

void checkpoint_has_no_averages(const char* path) {
  raise("checkpoint_has_no_averages", Sentence()
                                          << "weft: checkpoint: '" << path
                                          << "' has the moving average of no weight of "
                                             "the model; save a step whose Optimizer has the option .average = true, "
                                             "or use load_weights");
}

void checkpoint_manager_has_moved() {
  raise("checkpoint_manager_has_moved", Sentence() << "weft: checkpoint: this CheckpointManager was moved to another "
                                                      "one; use that");
}

void checkpoint_rule_is_out_of_range(const char* setting, Index value, Index least) {
  raise("checkpoint_rule_is_out_of_range",
        Sentence() << "weft: checkpoints: " << setting << " is " << value << "; use at least " << least);
}

}  // namespace weft

#endif
