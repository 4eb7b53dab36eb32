// Definitions of base/error_data.hpp.
#ifndef WEFT_BASE_ERROR_DATA_IPP
#define WEFT_BASE_ERROR_DATA_IPP

#include <weft/base/error_data.hpp>

namespace weft {

void npy_is_too_short(const char* path, Index found, Index needed) {
  raise("npy_is_too_short", Sentence() << "weft: npy: '" << path << "' is " << found
                                       << " bytes long and its header alone needs " << needed
                                       << "; copy or download it again");
}

void npy_magic_is_wrong(const char* path) {
  raise("npy_magic_is_wrong", Sentence() << "weft: npy: '" << path
                                         << "' does not start with '\\x93NUMPY'; name a file that numpy.save wrote");
}

void npy_version_is_unknown(const char* path, Index major, Index minor) {
  raise("npy_version_is_unknown", Sentence() << "weft: npy: '" << path << "' is of version " << major << "." << minor
                                             << " and versions 1.0, 2.0 and 3.0 are read; save it again with "
                                                "numpy.save");
}

void npy_header_is_too_long(const char* path, Index length, Index most) {
  raise("npy_header_is_too_long", Sentence() << "weft: npy: '" << path << "' says that its header has " << length
                                             << " bytes and " << most
                                             << " are the most; the file is damaged, or not of numbers");
}

void npy_header_is_malformed(const char* path, Index offset, const char* expected) {
  raise("npy_header_is_malformed", Sentence() << "weft: npy: '" << path << "': byte " << offset
                                              << " of the file should be " << expected
                                              << "; it is damaged, or no array of numbers: save it again with "
                                                 "numpy.save");
}

void npy_type_is_unsupported(const char* path, const char* descr) {
  raise("npy_type_is_unsupported", Sentence() << "weft: npy: '" << path << "' has elements of type '" << descr
                                              << "', which weft does not have; convert it first, for example with "
                                                 "array.astype('<f4')");
}

void npy_rank_is_unsupported(const char* path, Index most) {
  raise("npy_rank_is_unsupported",
        Sentence() << "weft: npy: '" << path << "' has more than " << most << " dimensions; reshape it first");
}

void npy_bool_is_damaged(const char* path, Index element, Index value) {
  raise("npy_bool_is_damaged", Sentence() << "weft: npy: '" << path << "': bool " << element << " is " << value
                                          << " and not 0 or 1; the file is damaged: copy it again");
}

void npy_elements_differ(const char* path, const char* found, const char* asked) {
  raise("npy_elements_differ", Sentence()
                                   << "weft: npy: '" << path << "' has elements of type " << found << " and is read as "
                                   << asked << "; ask for " << found << " or convert the file");
}

void npy_bytes_differ(const char* path, Index given, Index needed) {
  raise("npy_bytes_differ", Sentence() << "weft: npy: '" << path << "': " << given
                                       << " bytes are given for elements of " << needed
                                       << " bytes; give exactly those of the shape");
}

void csv_letters_collide(const char* path, char letter) {
  raise("csv_letters_collide", Sentence() << "weft: csv: '" << path << "' is read with the letter of code "
                                          << static_cast<int>(static_cast<unsigned char>(letter))
                                          << " as separator or comment and it already ends cells, lines or quotes, or "
                                             "is both; choose two letters, or comment = '\\0' for none");
}

void csv_is_empty(const char* path, bool has_names) {
  raise("csv_is_empty", Sentence() << "weft: csv: '" << path << "' has no line of numbers"
                                   << (has_names ? " behind one that was taken for names; give at least one, or check "
                                                   "the separator"
                                                 : "; give at least one"));
}

void csv_quotes_are_wrong(const char* path, Index line, Index column) {
  raise("csv_quotes_are_wrong", Sentence() << "weft: csv: '" << path << "': line " << line << ", column " << column
                                           << ": the quote that opens this cell is not closed right before a separator "
                                              "or the end of a line; close it, and double quotes inside of it");
}

void csv_is_no_number(const char* path, Index line, Index column, const char* cell) {
  raise("csv_is_no_number", Sentence() << "weft: csv: '" << path << "': line " << line << ", column " << column << ": '"
                                       << cell
                                       << "' is no number of the type that is read; correct it, or check the "
                                          "separator and whether there is a line of names");
}

void csv_number_is_out_of_range(const char* path, Index line, Index column, const char* cell) {
  raise("csv_number_is_out_of_range", Sentence() << "weft: csv: '" << path << "': line " << line << ", column "
                                                 << column << ": '" << cell
                                                 << "' is too large, or negative where the type that is read has no "
                                                    "sign; correct it or read a wider one");
}

void csv_width_differs(const char* path, Index line, Index found, Index expected) {
  raise("csv_width_differs", Sentence() << "weft: csv: '" << path << "': line " << line << " has " << found
                                        << " columns and the lines before it have " << expected
                                        << "; give every line as many");
}

void csv_column_is_unknown(const char* path, const char* name, const char* known) {
  raise("csv_column_is_unknown",
        Sentence() << "weft: csv: '" << path << "' has no column '" << name << "'; its columns are " << known);
}

void csv_columns_are_out_of_range(const char* path, Index first, Index count, Index columns) {
  raise("csv_columns_are_out_of_range", Sentence() << "weft: csv: '" << path << "': " << count << " columns from "
                                                   << first << " on are asked for and there are " << columns
                                                   << "; columns are numbered from 0");
}

void csv_does_not_fit(const char* path, Index row, Index column, double number) {
  raise("csv_does_not_fit", Sentence() << "weft: csv: '" << path << "': row " << row << ", column " << column << ": "
                                       << number
                                       << " is no number of the type that is asked for; correct it or ask for another");
}

void mapped_file_shrank(const char* path, Index before, Index now) {
  raise("mapped_file_shrank", Sentence() << "weft: map: '" << path << "' had " << before << " bytes and now has " << now
                                         << "; do not change it while it is read");
}

void tokens_end_in_the_middle(const char* path, Index bytes, Index width) {
  raise("tokens_end_in_the_middle", Sentence() << "weft: tokens: '" << path << "' has " << bytes
                                               << " bytes, which are no whole number of tokens of " << width
                                               << " bytes each; check how it was written");
}

void tokens_are_too_few(const char* path, Index tokens, Index sequence) {
  raise("tokens_are_too_few", Sentence() << "weft: tokens: '" << path << "' has " << tokens
                                         << " tokens, and a sequence of " << sequence << " with what follows it needs "
                                         << sequence + 1 << "; give a longer file");
}

void token_is_out_of_range(const char* path, Index place, Index token, Index vocabulary) {
  raise("token_is_out_of_range", Sentence() << "weft: tokens: '" << path << "': token " << place << " is " << token
                                            << " and the vocabulary is 0 to " << vocabulary - 1
                                            << "; check the width of the tokens and the vocabulary");
}

void token_setting_is_wrong(const char* setting, Index value, Index least, Index most) {
  raise("token_setting_is_wrong",
        Sentence() << "weft: tokens: " << setting << " is " << value << "; use " << least << " to " << most);
}

}  // namespace weft

#endif
