// Definitions of base/error_stablehlo.hpp.
#ifndef WEFT_BASE_ERROR_STABLEHLO_IPP
#define WEFT_BASE_ERROR_STABLEHLO_IPP

#include <weft/base/error_stablehlo.hpp>

namespace weft {

namespace detail {

// Text of a file as a sentence shows it: one line, of letters that a terminal shows, not too long.
inline Sentence& put_quoted(Sentence& to, std::string_view text) {
  constexpr std::size_t most = 60;
  to << '\'';
  for (std::size_t i = 0; i < text.size() && i < most; ++i) to << (text[i] >= ' ' && text[i] < 127 ? text[i] : '?');
  return to << (text.size() > most ? "...'" : "'");
}
inline Sentence at_place(TextPlace place) {
  Sentence text;
  text << "weft: stablehlo: ";
  if (place.line > 0)
    text << "line " << place.line << ", column ";
  else
    text << "byte ";
  text << place.column << ": ";
  return text;
}

}  // namespace detail

void stablehlo_is_malformed(TextPlace place, const char* expected, std::string_view found) {
  Sentence text = detail::at_place(place);
  text << "expected " << expected << ", found ";
  if (found.empty())
    text << (place.line > 0 ? "the end of the text" : "the end of the bytes");
  else
    detail::put_quoted(text, found);
  raise("stablehlo_is_malformed", text);
}

void stablehlo_is_too_deep(TextPlace place, Index most) {
  raise("stablehlo_is_too_deep", detail::at_place(place)
                                     << "regions, lists and calls are nested more than " << most << " deep");
}

void stablehlo_is_too_large(TextPlace place, Index most) {
  raise("stablehlo_is_too_large",
        detail::at_place(place) << "the module, with what it calls, has more than " << most
                                << " operations; raise the limit that load is given, if it is meant to be so large");
}

void stablehlo_repeats_too_much(TextPlace place, Index most) {
  raise("stablehlo_repeats_too_much", detail::at_place(place)
                                          << "names and attributes, as often as they are used, make more than " << most
                                          << " bytes, which no module of this size needs; the file is damaged");
}

void stablehlo_name_is_unknown(TextPlace place, const char* what, std::string_view name) {
  Sentence text = detail::at_place(place);
  text << "there is no " << what << ' ';
  raise("stablehlo_name_is_unknown", detail::put_quoted(text, name));
}

void stablehlo_name_is_taken(TextPlace place, const char* what, std::string_view name) {
  Sentence text = detail::at_place(place);
  text << "there is a " << what << ' ';
  raise("stablehlo_name_is_taken", detail::put_quoted(text, name) << " already");
}

void stablehlo_count_differs(TextPlace place, std::string_view operation, const char* what, Index found, Index needed) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_count_differs", detail::put_quoted(text, operation)
                                       << " has " << found << ' ' << what << ", not " << needed);
}

void stablehlo_attribute_is_missing(TextPlace place, std::string_view operation, const char* name) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_attribute_is_missing", detail::put_quoted(text, operation) << " has no attribute '" << name << '\'');
}

void stablehlo_is_unsupported(TextPlace place, const char* what, std::string_view name) {
  Sentence text = detail::at_place(place);
  text << "the " << what << ' ';
  raise("stablehlo_is_unsupported", detail::put_quoted(text, name) << " is not supported");
}

void stablehlo_dimension_is_dynamic(TextPlace place, std::string_view type) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_dimension_is_dynamic",
        detail::put_quoted(text, type) << " has a dimension whose size is not known: export the module for the sizes "
                                          "that it is run with");
}

void stablehlo_type_differs(TextPlace place, std::string_view operation, const char* declared, const char* made) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_type_differs", detail::put_quoted(text, operation)
                                      << " declares " << declared << ", its operands make " << made);
}

void stablehlo_has_no_function(std::string_view name) {
  Sentence text;
  text << "weft: stablehlo: the module has no function ";
  raise("stablehlo_has_no_function", detail::put_quoted(text, name));
}

void stablehlo_weight_is_unknown(const char* name, Index argument, Index arguments) {
  raise("stablehlo_weight_is_unknown", Sentence()
                                           << "weft: stablehlo: the weight '" << name << "' is argument " << argument
                                           << " of a function that has " << arguments << "; they are numbered from 0");
}

void stablehlo_calls_itself(TextPlace place, std::string_view name) {
  Sentence text = detail::at_place(place);
  text << "the function ";
  raise("stablehlo_calls_itself", detail::put_quoted(text, name) << " calls itself, which would not end");
}

void stablehlo_operation_failed(TextPlace place, std::string_view operation, std::string_view source,
                                const Error& error) {
  Sentence text = detail::at_place(place);
  if (std::string_view(error.what()).starts_with("weft: stablehlo: "))
    text = Sentence() << error.what();
  else
    detail::put_quoted(text, operation) << ": " << error.what();
  if (!source.empty()) detail::put_quoted(text << " [the line ", source) << ']';
  raise(error.code(), text);
}

}  // namespace weft

#endif
