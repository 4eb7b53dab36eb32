// Definitions of base/error_stablehlo.hpp.
#ifndef WEFT_BASE_ERROR_STABLEHLO_IPP
#define WEFT_BASE_ERROR_STABLEHLO_IPP

#include <weft/base/closest_names.hpp>
#include <weft/base/error_stablehlo.hpp>

#include <string>

namespace weft {

namespace detail {

// Text of a file as a sentence shows it: one line, of letters that a terminal shows, not too long.
inline Sentence& put_quoted(Sentence& to, std::string_view text, std::size_t most = 60) {
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

void stablehlo_target_is_unknown(TextPlace place, std::string_view target, const std::string_view* known, Index count) {
  Sentence text = detail::at_place(place);
  text << "the custom_call ";
  std::vector<std::string> names;
  for (Index i = 0; i < count; ++i) names.emplace_back(known[i]);
  raise("stablehlo_target_is_unknown",
        detail::put_quoted(text, target)
            << " is not known; known are " << closest_names(target, names).c_str()
            << "; what it computes is added by its name, as a function or a kernel of your own: "
               "ModuleOptions.custom_calls, see graph/OWN_OPERATIONS.md");
}

void stablehlo_dimension_is_dynamic(TextPlace place, std::string_view type) {
  Sentence text = detail::at_place(place);
  raise(
      "stablehlo_dimension_is_dynamic",
      detail::put_quoted(text, type) << " has a dimension whose size does not follow from its operands; constants and "
                                        "what is read by declared sizes need them all");
}

void stablehlo_shape_does_not_fit(Index argument, const char* declared, const char* given) {
  const bool is_given = given[0] != '\0';
  Sentence text;
  text << "weft: stablehlo: argument " << argument << " is declared as " << declared
       << (is_given ? ", and " : ", and no sizes") << given << (is_given ? " is given" : " are given for '?'")
       << "; give one size a dimension, those that are declared among them: ModuleOptions.shapes, or --shape "
       << argument << "=8x10";
  raise("stablehlo_shape_does_not_fit", text);
}

void stablehlo_size_is_unknown(TextPlace place, std::string_view operation, Index operand) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_size_is_unknown",
        detail::put_quoted(text, operation)
            << " takes sizes from operand " << operand << ", which depends on values of the arguments; sizes must "
            << "follow from shapes: an argument that is a size is given by ModuleOptions.sizes, or --size 0=8");
}

void stablehlo_assertion_fails(TextPlace place, std::string_view message, const Index* numbers, Index count) {
  std::string filled;
  for (std::size_t i = 0; i < message.size(); ++i) {
    const bool is_number = message[i] == '{' && i + 2 < message.size() && message[i + 2] == '}' &&
                           message[i + 1] >= '0' && message[i + 1] - '0' < count;
    filled += is_number ? std::to_string(numbers[message[i + 1] - '0']) : std::string(1, message[i]);
    if (is_number) i += 2;
  }
  Sentence text = detail::at_place(place);
  text << "the module refuses these sizes: ";
  raise("stablehlo_assertion_fails", detail::put_quoted(text, filled, 240));
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
                                           << "weft: stablehlo: '" << name << "' is for argument " << argument
                                           << " of a function that has " << arguments << "; they are numbered from 0");
}

void torch_folder_is_malformed(const char* file, Index offset, const char* expected) {
  raise("torch_folder_is_malformed", Sentence()
                                         << "weft: stablehlo: " << file << ": " << expected << " should be " << offset
                                         << " bytes behind input_locations; save the model again with "
                                            "torch_xla.stablehlo");
}

void stablehlo_parameter_is_unknown(const char* name, const char* known) {
  Sentence text;
  text << "weft: stablehlo: no argument lies in the parameter ";
  detail::put_quoted(text, name) << ", which has the weights; ";
  if (known[0] != 0)
    detail::put_quoted(text << "the module names ", known, 200);
  else
    text << "the module names no parameters, as jax.export and as_text(debug_info=True) do; number the arguments";
  raise("stablehlo_parameter_is_unknown", text);
}

void stablehlo_calls_itself(TextPlace place, std::string_view name) {
  Sentence text = detail::at_place(place);
  text << "the function ";
  raise("stablehlo_calls_itself", detail::put_quoted(text, name) << " calls itself, which would not end");
}

void stablehlo_edge_is_uneven(TextPlace place, std::string_view function, const char* what, Index number, Index extent,
                              Index parts) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_edge_is_uneven", detail::put_quoted(text, function)
                                        << ": " << what << ' ' << number << " has " << extent
                                        << " elements along a dimension that is cut into " << parts
                                        << " pieces; what functions take and return divides evenly: cut it by fewer "
                                           "axes (sdy::divide_evenly does)");
}

void stablehlo_padding_is_unknown(TextPlace place, std::string_view operation, const char* what, Index number,
                                  Index dimension, Index extent, Index padded) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_padding_is_unknown",
        detail::put_quoted(text, operation)
            << ": " << what << ' ' << number << " is padded along dimension " << dimension << " from " << extent
            << " to " << padded
            << ", and what the operation makes of padding is not known; cut the dimension by axes that "
               "divide it, or not at all");
}

void stablehlo_collective_differs(TextPlace place, std::string_view operation, const char* needed, const char* found) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_collective_differs", detail::put_quoted(text, operation)
                                            << ": from where its operand lies it needs " << needed << ", and has "
                                            << found << "; change its axes, or where it says that the result lies");
}

void stablehlo_unreduced_is_dropped(TextPlace place, std::string_view operation, const char* axes) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_unreduced_is_dropped",
        detail::put_quoted(text, operation)
            << ": what it reads is unreduced over " << axes
            << ", and what it makes is not, but no reduction is done; read it through "
               "sdy.reshard or sdy.sharding_constraint, or say unreduced of the result");
}

void stablehlo_unreduced_begins(TextPlace place, std::string_view operation, const char* axes) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_unreduced_begins",
        detail::put_quoted(text, operation)
            << ": what it makes is unreduced over " << axes
            << ", and what it reads is not; products, and reductions by a sum, a maximum or "
               "a minimum, make such values: do not say it here");
}

void stablehlo_unreduced_kind_differs(TextPlace place, std::string_view operation, const char* found,
                                      const char* needed, const char* axes) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_unreduced_kind_differs", detail::put_quoted(text, operation)
                                                << ": a value that is unreduced over " << axes << " by " << found
                                                << " stands where one by " << needed
                                                << " is needed; say one kind, or reduce before by a reshard");
}

void stablehlo_unreduced_edge_differs(TextPlace place, std::string_view operation, const char* what, Index number,
                                      const char* axes, bool is_given) {
  Sentence text = detail::at_place(place);
  raise("stablehlo_unreduced_edge_differs", detail::put_quoted(text, operation)
                                                << ": " << what << ' ' << number << " is unreduced over " << axes
                                                << (is_given ? " as it is handed over, and not as it is taken"
                                                             : " as it is taken, and not as it is handed over")
                                                << "; say the same on both sides, or hand it over by sdy.reshard");
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
