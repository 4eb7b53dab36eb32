// Errors of programs that are made when the program starts.
#ifndef WEFT_BASE_ERROR_DYNAMIC_HPP
#define WEFT_BASE_ERROR_DYNAMIC_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void input_extent_out_of_range(Index input, Index dimension, Index extent, Index fewest,
                                                      Index most);
[[noreturn]] WEFT_DECL void input_has_too_many_elements(Index input, Index most);
// `taken`: how many inputs the function can be called with.
[[noreturn]] WEFT_DECL void function_takes_other_inputs(Index given, Index taken);
[[noreturn]] WEFT_DECL void batch_count_differs(Index given, Index needed);
[[noreturn]] WEFT_DECL void batch_type_differs(Index input, const char* given, const char* needed);
template <class List>
[[noreturn]] void batch_shape_differs(Index input, const List& given, const List& needed) {
  raise("batch_shape_differs", Sentence() << "weft: dynamic: input " << input << " has shape " << given
                                          << " and the program takes " << needed);
}
[[noreturn]] WEFT_DECL void result_type_differs(const char* asked, const char* own);
[[noreturn]] WEFT_DECL void too_many_devices(Index devices, Index most);
[[noreturn]] WEFT_DECL void parts_out_of_range(Index parts);
[[noreturn]] WEFT_DECL void precision_is_impossible(const char* what, const char* type, const char* possible);
// `least`: the smallest peak that a search found; 0: every candidate conflicts in itself.
[[noreturn]] WEFT_DECL void no_strategy_fits_memory(Index least, Index bound);
// The same error, with the line of the model that it is about, and what the operation there reads; `file`, `operands`:
// empty: not known.
[[noreturn]] WEFT_DECL void model_is_wrong(const Error& error, Index line, const char* file, const char* operands);
[[noreturn]] WEFT_DECL void settings_are_of_another_optimizer(const char* own);

// Texts: what stands where, and what there is.
[[noreturn]] WEFT_DECL void text_names_nothing(const char* what, const char* given, const char* known);
[[noreturn]] WEFT_DECL void option_is_unknown(const char* of, const char* key, const char* known);
[[noreturn]] WEFT_DECL void option_is_given_twice(const char* of, const char* key);
[[noreturn]] WEFT_DECL void option_value_is_wrong(const char* of, const char* key, const char* value,
                                                  const char* needed);
[[noreturn]] WEFT_DECL void option_has_no_value(const char* of, const char* text);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_dynamic.ipp>
#endif

#endif
