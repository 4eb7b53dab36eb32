// Errors of NumPy files, tables of numbers and files of tokens: one function each, one sentence that names the file,
// the numbers and the cure. Text of a file is shown on one line: the caller makes it printable.
#ifndef WEFT_BASE_ERROR_DATA_HPP
#define WEFT_BASE_ERROR_DATA_HPP

#include <weft/base/error.hpp>

namespace weft {

// --- npy ---

[[noreturn]] WEFT_DECL void npy_is_too_short(const char* path, Index found, Index needed);
[[noreturn]] WEFT_DECL void npy_magic_is_wrong(const char* path);
[[noreturn]] WEFT_DECL void npy_version_is_unknown(const char* path, Index major, Index minor);
[[noreturn]] WEFT_DECL void npy_header_is_too_long(const char* path, Index length, Index most);
[[noreturn]] WEFT_DECL void npy_header_is_malformed(const char* path, Index offset, const char* expected);
[[noreturn]] WEFT_DECL void npy_type_is_unsupported(const char* path, const char* descr);
[[noreturn]] WEFT_DECL void npy_rank_is_unsupported(const char* path, Index most);
template <class List>
[[noreturn]] void npy_shape_is_too_large(const char* path, const List& dims) {
  raise("npy_shape_is_too_large", Sentence() << "weft: npy: '" << path << "': the bytes of the extents " << dims
                                             << " are no 64-bit number; the header is damaged: copy it again");
}
template <class List>
[[noreturn]] void npy_size_differs(const char* path, const char* type, const List& dims, Index expected, Index found) {
  raise("npy_size_differs", Sentence() << "weft: npy: '" << path << "', " << type << " " << dims << ", must have "
                                       << expected << " bytes of elements and has " << found << "; it "
                                       << (found < expected ? "is truncated" : "goes on after its end")
                                       << ": copy or download it again");
}
[[noreturn]] WEFT_DECL void npy_bool_is_damaged(const char* path, Index element, Index value);
[[noreturn]] WEFT_DECL void npy_elements_differ(const char* path, const char* found, const char* asked);
[[noreturn]] WEFT_DECL void npy_bytes_differ(const char* path, Index given, Index needed);

// --- tables of numbers ---

[[noreturn]] WEFT_DECL void csv_letters_collide(const char* path, char letter);
[[noreturn]] WEFT_DECL void csv_is_empty(const char* path, bool has_names);
[[noreturn]] WEFT_DECL void csv_quotes_are_wrong(const char* path, Index line, Index column);
[[noreturn]] WEFT_DECL void csv_is_no_number(const char* path, Index line, Index column, const char* cell);
[[noreturn]] WEFT_DECL void csv_number_is_out_of_range(const char* path, Index line, Index column, const char* cell);
[[noreturn]] WEFT_DECL void csv_width_differs(const char* path, Index line, Index found, Index expected);
[[noreturn]] WEFT_DECL void csv_column_is_unknown(const char* path, const char* name, const char* known);

[[noreturn]] WEFT_DECL void csv_columns_are_out_of_range(const char* path, Index first, Index count, Index columns);
[[noreturn]] WEFT_DECL void csv_does_not_fit(const char* path, Index row, Index column, double number);

// --- mapped files, files of tokens ---

[[noreturn]] WEFT_DECL void mapped_file_shrank(const char* path, Index before, Index now);
[[noreturn]] WEFT_DECL void tokens_end_in_the_middle(const char* path, Index bytes, Index width);
template <class List>
[[noreturn]] void tokens_are_no_list(const char* path, const char* type, const List& dims) {
  raise("tokens_are_no_list", Sentence() << "weft: tokens: '" << path << "' is " << type << " " << dims
                                         << " and tokens are a list of u16, i32 or u32; save it as one");
}
[[noreturn]] WEFT_DECL void tokens_are_too_few(const char* path, Index tokens, Index sequence);
[[noreturn]] WEFT_DECL void token_is_out_of_range(const char* path, Index place, Index token, Index vocabulary);
[[noreturn]] WEFT_DECL void token_setting_is_wrong(const char* setting, Index value, Index least, Index most);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_data.ipp>
#endif

#endif
