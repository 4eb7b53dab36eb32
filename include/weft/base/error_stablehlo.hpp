// Errors of reading StableHLO: each with the line and the column of the text, or the byte of the bytecode.
#ifndef WEFT_BASE_ERROR_STABLEHLO_HPP
#define WEFT_BASE_ERROR_STABLEHLO_HPP

#include <weft/base/error.hpp>

#include <string_view>

namespace weft {

// Where something stands in a text; both count from 1. In bytecode the line is 0 and the column the byte, from 0.
struct TextPlace {
  int line = 0;
  Index column = 0;
};

// `found`: the text that stands there; empty: the text ends.
[[noreturn]] WEFT_DECL void stablehlo_is_malformed(TextPlace place, const char* expected, std::string_view found);
[[noreturn]] WEFT_DECL void stablehlo_is_too_deep(TextPlace place, Index most);
[[noreturn]] WEFT_DECL void stablehlo_is_too_large(TextPlace place, Index most);
// Bytecode whose names and attributes, each as often as it is used, make more than `most` bytes.
[[noreturn]] WEFT_DECL void stablehlo_repeats_too_much(TextPlace place, Index most);
[[noreturn]] WEFT_DECL void stablehlo_name_is_unknown(TextPlace place, const char* what, std::string_view name);
[[noreturn]] WEFT_DECL void stablehlo_name_is_taken(TextPlace place, const char* what, std::string_view name);
[[noreturn]] WEFT_DECL void stablehlo_count_differs(TextPlace place, std::string_view operation, const char* what,
                                                    Index found, Index needed);
[[noreturn]] WEFT_DECL void stablehlo_attribute_is_missing(TextPlace place, std::string_view operation,
                                                           const char* name);
// An operation, a type or a form that StableHLO knows and weft does not. `what`: "operation", "element type", ...
[[noreturn]] WEFT_DECL void stablehlo_is_unsupported(TextPlace place, const char* what, std::string_view name);
// A custom_call whose target is none of the `count` that are known, those of ModuleOptions::custom_calls among them.
[[noreturn]] WEFT_DECL void stablehlo_target_is_unknown(TextPlace place, std::string_view target,
                                                        const std::string_view* known, Index count);
[[noreturn]] WEFT_DECL void stablehlo_dimension_is_dynamic(TextPlace place, std::string_view type);
// An argument whose dimensions are open and not given, or whose given extents are other ones than the declared.
[[noreturn]] WEFT_DECL void stablehlo_shape_does_not_fit(Index argument, const char* declared, const char* given);
// An operand that says how large something is, and depends on the values of arguments.
[[noreturn]] WEFT_DECL void stablehlo_size_is_unknown(TextPlace place, std::string_view operation, Index operand);
// What the module itself demands of its sizes: `message` has "{0}" where the first of `count` numbers belongs.
[[noreturn]] WEFT_DECL void stablehlo_assertion_fails(TextPlace place, std::string_view message, const Index* numbers,
                                                      Index count);
// What a module declares, and what its operands make.
[[noreturn]] WEFT_DECL void stablehlo_type_differs(TextPlace place, std::string_view operation, const char* declared,
                                                   const char* made);
[[noreturn]] WEFT_DECL void stablehlo_has_no_function(std::string_view name);
[[noreturn]] WEFT_DECL void stablehlo_weight_is_unknown(const char* name, Index argument, Index arguments);
// A file of a folder that PyTorch/XLA saved. `offset`: bytes from where its list of arguments begins.
[[noreturn]] WEFT_DECL void torch_folder_is_malformed(const char* file, Index offset, const char* expected);
// `known`: those that the module names; empty: it names none.
[[noreturn]] WEFT_DECL void stablehlo_parameter_is_unknown(const char* name, const char* known);
[[noreturn]] WEFT_DECL void stablehlo_calls_itself(TextPlace place, std::string_view name);
// A function that takes or returns a dimension of `extent` in `parts` pieces that are not equal. `what`: "argument".
[[noreturn]] WEFT_DECL void stablehlo_edge_is_uneven(TextPlace place, std::string_view function, const char* what,
                                                     Index number, Index extent, Index parts);
// An operation that does not say what it makes of a dimension with more elements behind those that it has.
[[noreturn]] WEFT_DECL void stablehlo_padding_is_unknown(TextPlace place, std::string_view operation, const char* what,
                                                         Index number, Index dimension, Index extent, Index padded);
// A collective of Shardy's dialect that does not lead to where it says.
[[noreturn]] WEFT_DECL void stablehlo_collective_differs(TextPlace place, std::string_view operation,
                                                         const char* needed, const char* found);
// Misuse of values that are sums over devices along `axes`, {"y"}, which are not made yet. An operation that reads such
// and makes none; one that makes such and does not know how; one that takes one kind for another; and a call or a return
// that hands one over as none (`is_given`), or none as one. `what`: "operand" or "result".
[[noreturn]] WEFT_DECL void stablehlo_unreduced_is_dropped(TextPlace place, std::string_view operation,
                                                           const char* axes);
[[noreturn]] WEFT_DECL void stablehlo_unreduced_begins(TextPlace place, std::string_view operation, const char* axes);
[[noreturn]] WEFT_DECL void stablehlo_unreduced_kind_differs(TextPlace place, std::string_view operation,
                                                             const char* found, const char* needed, const char* axes);
[[noreturn]] WEFT_DECL void stablehlo_unreduced_edge_differs(TextPlace place, std::string_view operation,
                                                             const char* what, Index number, const char* axes,
                                                             bool is_given);
// The sentence of an operation's own error, with its place before it and under the same code. `source`: the line of the
// program that the module was made from; empty: it is not known.
[[noreturn]] WEFT_DECL void stablehlo_operation_failed(TextPlace place, std::string_view operation,
                                                       std::string_view source, const Error& error);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_stablehlo.ipp>
#endif

#endif
