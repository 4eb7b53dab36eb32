// Errors of building and rewriting graphs.
#ifndef WEFT_BASE_ERROR_GRAPH_HPP
#define WEFT_BASE_ERROR_GRAPH_HPP

#include <weft/base/error.hpp>

#include <string_view>

namespace weft {

[[noreturn]] constexpr void inner_dimensions_differ(Index left, Index right) {
  if (must_show_numbers())
    show_numbers(left, right);
  else
    raise("inner_dimensions_differ", Sentence() << "weft: matmul: inner dimensions differ: left is [..., M, " << left
                                                << "], right is [..., " << right
                                                << ", N]; transpose one side or check the order");
}
[[noreturn]] constexpr void operand_shapes_differ(const char* operation, Index dimension, Index left, Index right) {
  if (must_show_numbers())
    show_numbers(left, right);
  else
    raise("operand_shapes_differ", Sentence()
                                       << "weft: " << operation << ": operands differ in dimension " << dimension
                                       << ": " << left << " against " << right << "; broadcast or reshape one of them");
}
[[noreturn]] constexpr void operand_ranks_differ(const char* operation, Index left, Index right) {
  if (must_show_numbers())
    show_numbers(left, right);
  else
    raise("operand_ranks_differ",
          Sentence() << "weft: " << operation << ": rank " << left << " is given where rank " << right << " is needed");
}
[[noreturn]] WEFT_DECL void element_types_differ(const char* operation, const char* left, const char* right);
[[noreturn]] WEFT_DECL void element_type_not_supported(const char* operation, const char* dtype);
[[noreturn]] WEFT_DECL void constant_does_not_fit(double value, const char* dtype);
[[noreturn]] constexpr void dimension_out_of_range(const char* operation, Index dimension, Index rank) {
  if (must_show_numbers())
    show_numbers(dimension, rank);
  else
    raise("dimension_out_of_range", Sentence() << "weft: " << operation << ": dimension " << dimension
                                               << " does not exist in a tensor of rank " << rank);
}
[[noreturn]] WEFT_DECL void dimension_named_twice(const char* operation, Index dimension);
[[noreturn]] constexpr void element_counts_differ(Index from, Index to) {
  if (must_show_numbers())
    show_numbers(from, to);
  else
    raise("element_counts_differ", Sentence() << "weft: reshape: " << from << " elements cannot become " << to
                                              << "; the products of the extents must agree");
}
// `declared`, `given`: lists of extents.
template <class Extents>
[[noreturn]] void state_type_differs(const char* name, const char* declared_dtype, const Extents& declared,
                                     const char* given_dtype, const Extents& given) {
  raise("state_type_differs", Sentence() << "weft: state '" << name << "' is " << declared_dtype << ' ' << declared
                                         << " and is to become " << given_dtype << ' ' << given
                                         << "; what is kept from call to call keeps its type and shape");
}
[[noreturn]] WEFT_DECL void state_is_written_twice(const char* name);
[[noreturn]] WEFT_DECL void state_of_a_program_starts_with_zeros(const char* name, double initial);
[[noreturn]] WEFT_DECL void state_is_written_in_a_loop(const char* name);
[[noreturn]] constexpr void loop_count_differs(Index extent, Index count) {
  if (must_show_numbers())
    show_numbers(extent, count);
  else
    raise("loop_count_differs", Sentence() << "weft: scan: a stacked operand has " << extent
                                           << " elements in its leading dimension where the loop runs " << count
                                           << " times");
}
[[noreturn]] constexpr void loop_runs_nothing(Index count) {
  if (must_show_numbers())
    show_numbers(count, Index{1});
  else
    raise("loop_runs_nothing", Sentence() << "weft: scan: a loop runs at least once, not " << count << " times");
}
[[noreturn]] constexpr void loop_carry_changes_rank(Index carry, Index before, Index after) {
  if (must_show_numbers())
    show_numbers(before, after);
  else
    raise("loop_carry_changes_rank", Sentence() << "weft: scan: carry " << carry << " has rank " << before
                                                << " before an iteration and rank " << after
                                                << " after it; every iteration must return what it was given");
}
[[noreturn]] constexpr void loop_carry_changes_shape(Index carry, Index dimension, Index before, Index after) {
  if (must_show_numbers())
    show_numbers(before, after);
  else
    raise("loop_carry_changes_shape",
          Sentence() << "weft: scan: dimension " << dimension << " of carry " << carry << " is " << before
                     << " before an iteration and " << after
                     << " after it; every iteration must return what it was given");
}
[[noreturn]] WEFT_DECL void loop_carry_changes_type(Index carry, const char* before, const char* after);
[[noreturn]] constexpr void loop_carries_differ(Index given, Index returned) {
  if (must_show_numbers())
    show_numbers(given, returned);
  else
    raise("loop_carries_differ", Sentence() << "weft: scan: the body is given " << given << " carries and returns "
                                            << returned << "; return one for each");
}
[[noreturn]] constexpr void policy_keeps_nothing(Index named) {
  if (must_show_numbers())
    show_numbers(named, Index{0});
  else
    raise("policy_keeps_nothing", Sentence() << "weft: checkpoint: the policy keeps none of the " << named
                                             << " values that checkpoint_name() has named in the function; correct its "
                                                "names, or leave it out to keep what goes in alone");
}
[[noreturn]] constexpr void literal_bytes_differ(Index given, Index needed) {
  if (must_show_numbers())
    show_numbers(given, needed);
  else
    raise("literal_bytes_differ", Sentence() << "weft: constant: " << given << " bytes are given where its elements have "
                                             << needed << "; list every element, row-major");
}
[[noreturn]] constexpr void slice_out_of_range(Index dimension, Index start, Index limit, Index extent) {
  if (must_show_numbers())
    show_numbers(limit, extent);
  else
    raise("slice_out_of_range", Sentence() << "weft: slice: [" << start << ", " << limit << ") of dimension "
                                           << dimension << " is not inside [0, " << extent << ")");
}
[[noreturn]] constexpr void slice_does_not_fit(const char* operation, Index dimension, Index size, Index extent) {
  if (must_show_numbers())
    show_numbers(size, extent);
  else
    raise("slice_does_not_fit", Sentence() << "weft: " << operation << ": a slice of " << size << " along dimension "
                                           << dimension << " does not fit into " << extent << "; take 0 to " << extent);
}
[[noreturn]] constexpr void start_count_differs(const char* operation, Index given, Index rank) {
  if (must_show_numbers())
    show_numbers(given, rank);
  else
    raise("start_count_differs", Sentence() << "weft: " << operation << ": " << given
                                            << " starts are given for a tensor of rank " << rank
                                            << "; give one i32 scalar a dimension");
}
// `taker`: the operation, or the layer by its name.
[[noreturn]] constexpr void channels_differ(const char* taker, Index given, Index needed) {
  if (must_show_numbers())
    show_numbers(given, needed);
  else
    raise("channels_differ", Sentence() << "weft: " << taker << ": its input has " << given << " channels where it takes "
                                        << needed << "; change the layer before or this one");
}
[[noreturn]] constexpr void groups_do_not_divide(const char* operation, Index channels, Index groups) {
  if (must_show_numbers())
    show_numbers(channels, groups);
  else
    raise("groups_do_not_divide", Sentence() << "weft: " << operation << ": " << channels
                                             << " channels do not divide into " << groups
                                             << " equal groups; change one of the two");
}
[[noreturn]] constexpr void window_does_not_fit(const char* operation, Index window, Index extent) {
  if (must_show_numbers())
    show_numbers(window, extent);
  else
    raise("window_does_not_fit", Sentence() << "weft: " << operation << ": a window that spans " << window
                                            << " elements does not fit into " << extent
                                            << ", padding included; take a smaller window or more padding");
}
[[noreturn]] constexpr void window_setting_out_of_range(const char* operation, const char* setting, Index value,
                                                        Index least) {
  if (must_show_numbers())
    show_numbers(value, least);
  else
    raise("window_setting_out_of_range", Sentence() << "weft: " << operation << ": the " << setting << " of a window is "
                                                    << value << "; it must be " << least << " or more");
}
[[noreturn]] constexpr void output_padding_out_of_range(Index amount, Index least_refused) {
  if (must_show_numbers())
    show_numbers(amount, least_refused);
  else
    raise("output_padding_out_of_range", Sentence() << "weft: conv_transpose2d: the output padding is " << amount
                                                    << "; it must be 0 or more, and less than the larger of stride and "
                                                       "dilation, which is "
                                                    << least_refused);
}
[[noreturn]] WEFT_DECL void padding_is_negative(Index dimension, Index amount);
[[noreturn]] constexpr void extent_does_not_divide(const char* operation, Index extent, Index parts) {
  if (must_show_numbers())
    show_numbers(extent, parts);
  else
    raise("extent_does_not_divide", Sentence() << "weft: " << operation << ": extent " << extent
                                               << " does not divide into " << parts << " equal parts");
}
[[noreturn]] constexpr void gradient_needs_a_scalar(Index rank) {
  if (must_show_numbers())
    show_numbers(rank, Index{0});
  else
    raise("gradient_needs_a_scalar",
          Sentence() << "weft: gradient: the loss has rank " << rank << ", not 0; reduce it with mean or sum first");
}
[[noreturn]] WEFT_DECL void einsum_is_refused(std::string_view equation, const char* what);
[[noreturn]] WEFT_DECL void mean_of_nothing();
[[noreturn]] WEFT_DECL void variance_of_too_few(const char* operation, Index count, Index correction);
[[noreturn]] WEFT_DECL void operation_has_no_gradient(const char* operation);
[[noreturn]] WEFT_DECL void while_has_no_gradient();
// `types`: of the operands.
template <class Types>
[[noreturn]] void custom_operands_do_not_fit(const char* operation, const char* rule, const Types& types) {
  Sentence text;
  text << "weft: " << operation << '(';
  const char* separator = "";
  for (const auto& type : types) {
    text << separator << name_of(type.dtype) << ' ' << type.shape;
    separator = ", ";
  }
  raise("custom_operands_do_not_fit", text << "): the operation wants that " << rule);
}
// `made`, `needed`: lists of extents.
template <class Extents>
[[noreturn]] void custom_pieces_differ(const char* operation, Index result, const Extents& made, const Extents& needed) {
  raise("custom_pieces_differ", Sentence() << "weft: " << operation << ": of one device's pieces it makes result " << result
                                           << " of shape " << made << ", where its factors say " << needed
                                           << "; correct its `factors` or its shape rule");
}
[[noreturn]] WEFT_DECL void custom_factors_are_wrong(const char* operation, const char* factors, const char* what);
template <class Extents>
[[noreturn]] void custom_gradient_differs(const char* operation, Index operand, const Extents& given,
                                          const Extents& needed) {
  raise("custom_gradient_differs", Sentence() << "weft: " << operation << ": its gradient gives operand " << operand
                                              << " a cotangent of shape " << given << " where " << needed
                                              << " of its element type is needed");
}
// Compilers print the type of the operation.
template <class Operation>
[[noreturn]] void custom_operation_has_no_gradient() {
  raise("custom_operation_has_no_gradient",
        Sentence() << "weft: gradient: the operation " << static_cast<const char*>(Operation::name)
                   << " is given none; add `constexpr void gradient(CustomPullback&) const` to its struct, or wrap its "
                      "operands in stop_gradient");
}
[[noreturn]] WEFT_DECL void custom_operations_have_one_name(const char* operation, const char* left, const char* right);
[[noreturn]] WEFT_DECL void custom_operand_is_read_wrongly(const char* operation, const char* what, Index number,
                                                           const char* has, const char* asked);
[[noreturn]] WEFT_DECL void custom_operand_is_unknown(const char* operation, Index number, Index operands);
[[noreturn]] WEFT_DECL void custom_option_is_wrong(const char* operation, const char* option, const char* needed);
[[noreturn]] WEFT_DECL void parameter_declared_twice(const char* name);
[[noreturn]] WEFT_DECL void weight_declared_twice(const char* name, const char* first, const char* second);
[[noreturn]] WEFT_DECL void tied_weight_is_unknown(const char* name, const char* layer);
[[noreturn]] WEFT_DECL void initializer_is_invalid(const char* initializer, double first, double second,
                                                   const char* rule);
[[noreturn]] WEFT_DECL void function_declares_input(const char* operation, const char* name);
[[noreturn]] constexpr void input_shape_differs(const char* name, Index dimension, Index given, Index needed) {
  if (must_show_numbers())
    show_numbers(given, needed);
  else
    raise("input_shape_differs", Sentence() << "weft: input '" << name << "': dimension " << dimension << " is "
                                            << given << " where " << needed << " is needed");
}
[[noreturn]] WEFT_DECL void input_count_differs(const char* what, Index given, Index needed);
[[noreturn]] WEFT_DECL void row_index_out_of_range(const char* operation, Index index, Index rows);
[[noreturn]] WEFT_DECL void operation_is_not_elementwise(const char* operation);
[[noreturn]] WEFT_DECL void graph_is_invalid(const char* rule, Index node);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_graph.ipp>
#endif

#endif
