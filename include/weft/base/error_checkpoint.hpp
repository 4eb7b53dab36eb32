// Errors of safetensors files and of the checkpoints in them: one function each, one sentence that names the file, what
// is wrong and the cure. Names out of a file come here as `printable` gives them.
#ifndef WEFT_BASE_ERROR_CHECKPOINT_HPP
#define WEFT_BASE_ERROR_CHECKPOINT_HPP

#include <weft/base/error.hpp>

namespace weft {

// --- reading safetensors ---

[[noreturn]] WEFT_DECL void safetensors_is_too_short(const char* path, Index bytes);
// `claimed`: digits, since a hostile length is no Index.
[[noreturn]] WEFT_DECL void safetensors_header_is_too_long(const char* path, const char* claimed, Index most);
[[noreturn]] WEFT_DECL void safetensors_header_is_truncated(const char* path, Index claimed, Index found);
[[noreturn]] WEFT_DECL void safetensors_header_is_malformed(const char* path, Index offset, const char* expected);
[[noreturn]] WEFT_DECL void safetensors_name_is_repeated(const char* path, const char* name);
[[noreturn]] WEFT_DECL void safetensors_type_is_unknown(const char* path, const char* name, const char* type);
[[noreturn]] WEFT_DECL void safetensors_rank_is_unsupported(const char* path, const char* name, Index most);
template <class List>
[[noreturn]] void safetensors_shape_is_too_large(const char* path, const char* name, const List& shape) {
  raise("safetensors_shape_is_too_large", Sentence() << "weft: safetensors: '" << path << "': the bytes of '" << name
                                                     << "' of shape " << shape
                                                     << " are no 64-bit number; the header is damaged: copy it again");
}
template <class List>
[[noreturn]] void safetensors_size_differs(const char* path, const char* name, const char* type, const List& shape,
                                           Index needed, Index begin, Index end) {
  raise("safetensors_size_differs", Sentence()
                                        << "weft: safetensors: '" << path << "': '" << name << "', " << type << " "
                                        << shape << ", takes " << needed << " bytes and lies in bytes " << begin
                                        << " to " << end << " of the data; the header is damaged: copy it again");
}
[[noreturn]] WEFT_DECL void safetensors_tensors_overlap(const char* path, const char* first, const char* second);
[[noreturn]] WEFT_DECL void safetensors_has_a_hole(const char* path, Index begin, Index end, const char* name);
[[noreturn]] WEFT_DECL void safetensors_data_size_differs(const char* path, Index described, Index found);
[[noreturn]] WEFT_DECL void safetensors_has_no_tensor(const char* path, const char* name, const char* found);
[[noreturn]] WEFT_DECL void safetensors_elements_differ(const char* path, const char* name, const char* found,
                                                        const char* asked);
[[noreturn]] WEFT_DECL void safetensors_bool_is_damaged(const char* path, const char* name, Index element, Index value);

// --- writing safetensors ---

[[noreturn]] WEFT_DECL void safetensors_cannot_hold(const char* path, const char* name, const char* type);
[[noreturn]] WEFT_DECL void safetensors_name_is_reserved(const char* path);
[[noreturn]] WEFT_DECL void safetensors_text_is_no_utf8(const char* path, const char* text);
[[noreturn]] WEFT_DECL void safetensors_bytes_differ(const char* path, const char* name, Index given, Index needed);
[[noreturn]] WEFT_DECL void safetensors_has_no_more_tensors(const char* path, Index tensors);
[[noreturn]] WEFT_DECL void safetensors_lacks_tensor(const char* path, const char* name);

// --- checkpoints ---

// `problems`: every tensor that does not fit, by name.
[[noreturn]] WEFT_DECL void checkpoint_does_not_fit(const char* path, const char* problems);
[[noreturn]] WEFT_DECL void checkpoint_names_collide(const char* path, const char* first, const char* second,
                                                     const char* name);
[[noreturn]] WEFT_DECL void checkpoint_name_has_more_stars(const char* from, const char* to, Index stars_from,
                                                           Index stars_to);
[[noreturn]] WEFT_DECL void checkpoint_cannot_name(const char* path, const char* name);
[[noreturn]] WEFT_DECL void checkpoint_transposes_nothing(const char* path, const char* pattern);
[[noreturn]] WEFT_DECL void checkpoint_entry_is_wrong(const char* path, const char* key, const char* found,
                                                      const char* needed);
[[noreturn]] WEFT_DECL void checkpoint_entry_is_reserved(const char* key);
[[noreturn]] WEFT_DECL void checkpoint_has_no_averages(const char* path);
[[noreturn]] WEFT_DECL void checkpoint_manager_has_moved();
[[noreturn]] WEFT_DECL void checkpoint_rule_is_out_of_range(const char* setting, Index value, Index least);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_checkpoint.ipp>
#endif

#endif
